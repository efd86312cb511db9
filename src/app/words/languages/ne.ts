export { ne as messages } from '../ne.ts';
