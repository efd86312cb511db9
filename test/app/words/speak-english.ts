import { en } from '../../../src/app/words/en.ts';
import { speak } from '../../../src/app/words/words.ts';

/** Unit tests quote English. */
speak('en', en);
