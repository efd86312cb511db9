/**
 * Who may import whom. Imports point down only; each room is listed with everything below it. A room that is not
 * listed here may import nothing and be imported by nothing, so a new one has to be given its place first.
 */
const BELOW = {
  cards: [],
  rules: ['cards'],
  table: ['cards'],
  players: ['rules', 'cards'],
  referee: ['rules', 'table', 'cards'],
  store: ['rules', 'cards'],
  vision: ['table', 'cards'],
  session: ['referee', 'players', 'store', 'rules', 'table', 'cards'],
  // Runs beside the page; the page knows how to talk to it, and the build lists its files.
  'service-worker': [],
  app: [
    'service-worker',
    'session',
    'vision',
    'referee',
    'players',
    'store',
    'rules',
    'table',
    'cards',
  ],
  server: ['service-worker'],
};
/** Rooms without DOM, clock and chance: they know nothing but each other. */
const PURE = ['cards', 'rules', 'table', 'players', 'referee'];

/** The same within the reader; `frames` and what stands beside these may import them all. */
const BELOW_IN_VISION = {
  pixels: [],
  camera: ['pixels'],
  hands: [],
  nets: ['pixels'],
  indices: ['nets', 'pixels'],
  outlines: ['nets', 'pixels'],
  pieces: ['pixels'],
  dice: ['outlines', 'nets', 'pixels'],
  backs: ['outlines', 'nets', 'pixels'],
  faces: ['indices', 'outlines', 'nets', 'pixels'],
};

const ROOMS = Object.keys(BELOW);
const oneOf = (names) => `(?:${names.join('|')})`;

const downOnly = ROOMS.map((room) => ({
  name: `${room}-imports-down-only`,
  comment: `${room} may import ${BELOW[room].join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/${oneOf([room, ...BELOW[room]])}/` },
}));

const downOnlyInVision = Object.entries(BELOW_IN_VISION).map(([folder, below]) => ({
  name: `vision-${folder}-imports-down-only`,
  comment: `${folder} may import ${below.join(', ') || 'no other folder'} of the reader.`,
  severity: 'error',
  from: { path: `^src/vision/${folder}/` },
  to: { path: '^src/vision/[^/]+/', pathNot: `^src/vision/${oneOf([folder, ...below])}/` },
}));

module.exports = {
  forbidden: [
    ...downOnly,
    ...downOnlyInVision,
    {
      name: 'no-room-without-a-place',
      comment: 'Give the new room its floor in .dependency-cruiser.cjs.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(?:${oneOf(ROOMS)}/|main\\.ts$)` },
      to: {},
    },
    {
      name: 'main-imports-no-server',
      comment: 'The server runs on the computer, the app in the browser.',
      severity: 'error',
      from: { path: '^src/main\\.ts$' },
      to: { path: '^src/', pathNot: `^src/${oneOf(ROOMS.filter((room) => room !== 'server'))}/` },
    },
    {
      name: 'src-stands-alone',
      comment: 'Tests and training code import src, never the other way round.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:test|models)/|^vite\\.config' },
    },
    {
      name: 'games-know-no-games',
      comment: 'What two games share stands beside the contract, in src/rules itself.',
      severity: 'error',
      from: { path: '^src/rules/([^/]+)/' },
      to: { path: '^src/rules/[^/]+/', pathNot: '^src/rules/$1/' },
    },
    {
      name: 'contract-names-no-game',
      severity: 'error',
      from: { path: '^src/rules/game\\.ts$' },
      to: { path: '^src/rules/[^/]+/' },
    },
    {
      name: 'pure-rooms-use-no-packages',
      severity: 'error',
      from: { path: `^src/${oneOf(PURE)}/` },
      to: { pathNot: '^src/' },
    },
    {
      name: 'browser-code-uses-no-node',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shipped-code-uses-shipped-packages',
      comment: 'What the app imports is a dependency, not a tool of development.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-ends',
      comment: 'An import that leads nowhere is an import whose direction nobody can check.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no parser to lend; swc reads the sources as written, type imports included.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|\\.cache)/|(?:^|/)\\.venv/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
    },
  },
};
