import { drawIcons } from './icons.ts';

/** `npm run art`: draws the pictures that are made from others and committed. */
await drawIcons();
