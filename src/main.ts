import './app/look/tokens.css';
import './app/look/page.css';
import { languageArrived, preferences } from './app/early/early.ts';
import { printedLettering, printLettering } from './app/card-face/lettering.ts';
import { browserPlace } from './app/facade-score/keeping-place.ts';
import { SheetStore } from './app/facade-score/sheet-store.ts';
import './app/kibitz-app/kibitz-app.ts';
import { ReaderHolder } from './app/reader/reader-holder.ts';
import { KeepingHolder } from './app/keeping/keeping-holder.ts';
import { Router } from './app/routing/router.ts';
import { applyLook } from './app/settings/apply-look.ts';
import { languageTag } from './app/words/words.ts';
import { courtSigns } from './cards/letterings.ts';
import { browserPorts, Camera } from './vision/camera/camera.ts';

/** No `await` outside of it: pieces that arrive later share this script's own, and would wait for it as it for them. */
async function start(): Promise<void> {
  applyLook(preferences.current);
  printLettering(preferences.current.lettering);
  preferences.listen(() => applyLook(preferences.current));
  await languageArrived;
  document.documentElement.lang = languageTag();

  const app = document.createElement('kibitz-app');
  app.router = new Router();
  app.store = new SheetStore(browserPlace('tab'));
  app.preferences = preferences;
  app.keeping = new KeepingHolder(async () => {
    const { openKeeping } = await import('./session/open-keeping.ts');
    return openKeeping();
  });
  app.camera = new Camera(browserPorts());
  // The reader and its tensor library stay out of the first load.
  app.reader = new ReaderHolder(async () => {
    const { createCardReader } = await import('./vision/create-card-reader.ts');
    return createCardReader(courtSigns(preferences.current.lettering));
  });
  preferences.listen(() => {
    const { lettering } = preferences.current;
    if (lettering === printedLettering()) return;
    printLettering(lettering);
    app.reader.renew();
  });
  document.body.append(app);
  // Not before the app is there: what stands in its place offers a way out if it never comes.
  await app.updateComplete;
  document.getElementById('start')?.remove();

  // Nothing is heard or felt before a game is open.
  const { Feedback } = await import('./app/feedback/feedback.ts');
  new Feedback(preferences).attend(app);

  // In development there is no worker: it would hide every change.
  if (import.meta.env.PROD) {
    const { startOffline } = await import('./app/offline/start-offline.ts');
    await startOffline(app.router);
  }
}

void start();
