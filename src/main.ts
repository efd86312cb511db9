import './app/look/tokens.css';
import './app/look/page.css';
import { browserPlace } from './app/facade-score/keeping-place.ts';
import { SheetStore } from './app/facade-score/sheet-store.ts';
import './app/kibitz-app/kibitz-app.ts';
import { ReaderHolder } from './app/reader/reader-holder.ts';
import { Router } from './app/routing/router.ts';
import { browserPorts, Camera } from './vision/camera.ts';

const app = document.createElement('kibitz-app');
app.router = new Router();
app.store = new SheetStore(browserPlace());
app.camera = new Camera(browserPorts());
// The reader and its tensor library stay out of the first load.
app.reader = new ReaderHolder(async () => {
  const { createCardReader } = await import('./vision/create-card-reader.ts');
  return createCardReader();
});
document.body.append(app);
