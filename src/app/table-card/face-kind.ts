/** The kinds of cards that can be drawn, named and entered. */
const FACE_KINDS = ['standard', 'tile', 'lizzy'] as const;
export type FaceKind = (typeof FACE_KINDS)[number];

/** Games that are not played with the French-suited pack. */
const OTHER_KINDS: ReadonlyMap<string, FaceKind> = new Map([
  ['q-memory', 'tile'],
  ['dizzy-memory', 'lizzy'],
]);

/** What the cards of a game look like. */
export function faceKindOf(gameId: string): FaceKind {
  return OTHER_KINDS.get(gameId) ?? 'standard';
}
