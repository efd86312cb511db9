import type { Story } from '../story/stage.ts';
import { writeNumber } from './frame-number.ts';
import { Reel } from './reel.ts';
import { Scene, type Conditions } from './scene.ts';

declare global {
  interface Window {
    /** Draws one moment of a film and gives it as a data address, for a look. */
    stillOf?: (story: Story, conditions: Conditions, at: number) => Promise<string>;
    /** Makes a film ready to be drawn moment by moment. */
    setUpFilm?: (story: Story, conditions: Conditions) => Promise<void>;
    /** With a number in its corner, if one is given. */
    drawFilm?: (at: number, number?: number) => Promise<string> | undefined;
    /** Makes a film this page's camera. */
    /** @param isRecorded whether the answers of the reader are kept */
    playFilm?: (story: Story, conditions: Conditions, isRecorded: boolean) => Promise<void>;
    /** Every answer of the reader so far. */
    filmRead?: () => readonly { readonly at: number; readonly reading: unknown }[];
    /** What the camera shows now, as a data address. */
    filmPicture?: () => string;
    /** Film time in ms, how many frames were shown, and whether the film is over. */
    filmNow?: () => { readonly at: number; readonly frames: number; readonly isDone: boolean };
  }
}

const pictureOf = (scene: Scene, at: number): string => {
  scene.draw(at);
  return scene.painter.canvas.toDataURL('image/jpeg', 0.9);
};

window.stillOf = async (story, conditions, at) =>
  pictureOf(await Scene.open(story, conditions), at);

let drawn: Scene | undefined;

window.setUpFilm = async (story, conditions) => {
  drawn = await Scene.open(story, conditions);
};
window.drawFilm = (at, number) => {
  if (drawn === undefined) return undefined;
  drawn.draw(at);
  const { canvas } = drawn.painter;
  const marked = new OffscreenCanvas(canvas.width, canvas.height);
  const context = marked.getContext('2d');
  context?.drawImage(canvas, 0, 0);
  if (context !== null && number !== undefined) writeNumber(context, number);
  return addressOf(marked);
};

async function addressOf(picture: OffscreenCanvas): Promise<string> {
  const bytes = new Uint8Array(
    await (await picture.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
  );
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  }
  return `data:image/jpeg;base64,${btoa(text)}`;
}

let reel: Reel | undefined;

// Before the page's own scripts run: they keep what they find here.
const { mediaDevices } = navigator;
const open = () =>
  reel === undefined
    ? Promise.reject(new DOMException('no film yet', 'NotFoundError'))
    : Promise.resolve(reel.open());
const list = () => Promise.resolve([]);
// A page without an origin has no camera; stills are taken there.
if ('mediaDevices' in navigator)
  Object.assign(mediaDevices, { getUserMedia: open, enumerateDevices: list });

window.playFilm = async (story, conditions, isRecorded) => {
  const threaded = await Reel.thread(story, conditions);
  threaded.isRecorded = isRecorded;
  reel = threaded;
  window.filmNow = () => ({
    at: threaded.at,
    frames: threaded.frames,
    isDone: threaded.isDone,
  });
  window.filmRead = () => threaded.read;
  window.filmPicture = () => threaded.picture();
};
