import type { Story } from '../story/stage.ts';
import { Scene, type Conditions } from './scene.ts';

declare global {
  interface Window {
    /** Draws one moment of a film and gives it as a data address, for a look. */
    stillOf?: (story: Story, conditions: Conditions, at: number) => Promise<string>;
  }
}

let opened: { readonly key: string; readonly scene: Scene } | undefined;

window.stillOf = async (story, conditions, at) => {
  const key = JSON.stringify(conditions) + story.length;
  if (opened?.key !== key) opened = { key, scene: await Scene.open(story, conditions) };
  opened.scene.draw(at);
  return opened.scene.painter.canvas.toDataURL('image/jpeg', 0.9);
};
