import type { Message } from '../message.ts';

export const looking = {
  'reading.opening': 'Opening the picture…',
  'reading.waking': 'Waking the card reader. The first time takes a moment…',
  'reading.reading': 'Looking for cards…',
  'reading.cancel': 'Cancel',
  'reading.picture': 'The picture that is being read',
  'trouble.empty': 'That file is empty',
  'trouble.empty-help':
    'It holds no bytes at all. If it is still coming down from a cloud, wait and try again.',
  'trouble.not-a-picture': 'That is not a picture',
  'trouble.not-a-picture-help': 'Choose a photo: JPEG, PNG or WebP.',
  'trouble.heic': 'This browser can’t open HEIC photos',
  'trouble.heic-help':
    'It is the iPhone’s own format. Take the photo here instead, or save it as JPEG and choose it again.',
  'trouble.too-large': 'That picture is too large',
  'trouble.too-large-help': 'This device has not enough memory to open it. A smaller copy will do.',
  'trouble.broken': 'That picture can’t be opened',
  'trouble.broken-help': 'The file seems to be damaged or cut short. Try another one.',
  'trouble.no-cards': 'No card seen in that picture',
  'trouble.no-cards-help':
    'Go closer, so that the corners of the cards are easy to read, and avoid glare. Or tap the cards in.',
  'trouble.only-backs': {
    one: 'One card seen, and it lies face down',
    other: '{count} cards seen, all of them face down',
  },
  'trouble.only-backs-help': 'Turn the melds face up and take another photo.',
  'trouble.reader-missing': 'The card reader could not be loaded',
  'trouble.reader-missing-help':
    'A part of the app did not arrive. Check the connection and try again. You can tap the cards in meanwhile.',
  'trouble.reader-memory': 'Not enough memory for the card reader',
  'trouble.reader-memory-help':
    'Close other tabs or apps and try again. You can tap the cards in meanwhile.',
  'trouble.reader-failed': 'The card reader could not start',
  'trouble.reader-failed-help':
    'Try again, or use another browser. You can tap the cards in meanwhile.',
  'trouble.kept': 'Your sheet is as it was.',
  'camera.title': 'Camera',
  'camera.why': 'May Kibitz look through the camera?',
  'camera.why-help':
    'It finds the cards on your table while you hold the phone over them. The pictures stay on this device; nothing is recorded or uploaded.',
  'camera.start': 'Start the camera',
  'camera.again': 'Try again',
  'camera.instead': 'Without the camera',
  'camera.opening': 'Starting the camera…',
  'camera.lens': 'Another lens',
  'camera.light': 'Light',
  'camera.preview': 'Live picture of the table',
  'camera.use': 'Use this look',
  'camera.looking': 'Looking for cards…',
  'camera.hint': 'No card yet. Hold the phone flat over the melds, closer if they look small.',
  'camera.seen': { one: '{count} card', other: '{count} cards' },
  'camera.seen-score': { one: '{count} card, {points}', other: '{count} cards, {points}' },
  'camera.denied': 'The camera is not allowed',
  'camera.denied-help':
    'Allow it in the browser’s settings for this page, then try again. Everything works by tapping too.',
  'camera.busy': 'Another app holds the camera',
  'camera.busy-help': 'Close it and try again.',
  'camera.missing': 'No camera found',
  'camera.missing-help': 'Everything works by tapping too.',
  'camera.insecure': 'The camera needs a secure address',
  'camera.insecure-help':
    'Browsers give the camera only to pages that come over https or from this very device. Open the https address of Kibitz. Everything works by tapping too.',
  'camera.no-play': 'The preview did not start',
  'camera.no-play-help': 'Phones that save power wait for one more tap.',
  'camera.lost': 'The camera stopped',
  'camera.lost-help': 'Another app may have taken it. What you entered is still here.',
} as const satisfies Readonly<Record<string, Message>>;
