import { drawIcons } from './icons.ts';
import { takeScreenshots } from './screenshots.ts';
import { takeStrips } from './strips.ts';

/** `npm run art`: makes the pictures that are made from others, or from the app itself, and committed. */
await drawIcons();
await takeScreenshots();
await takeStrips();
