import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** Line drawings in a box of 24 by 24, in the current text colour. All are decoration: the words stand beside them. */
const ICON_SHAPES = {
  back: svg`<path d="M19 12H5M11 5l-7 7 7 7"/>`,
  camera: svg`<path d="M4 8h3.5l1.6-2.5h5.8L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z"/><circle cx="12" cy="13.2" r="3.6"/>`,
  picture: svg`<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m4 17 5-5.5 4 4 2.5-2.5 5 4.5"/><circle cx="15.8" cy="9.2" r="1.3"/>`,
  eye: svg`<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z"/><circle cx="12" cy="12" r="3"/>`,
  tap: svg`<path d="M9 12.5V5.8a1.7 1.7 0 0 1 3.4 0V11l5 1.2a2 2 0 0 1 1.5 2.3L18 19a2.5 2.5 0 0 1-2.5 2h-4a3 3 0 0 1-2.3-1.1L5.5 15.3a1.5 1.5 0 0 1 2.2-2Z"/>`,
  undo: svg`<path d="M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4"/>`,
  redo: svg`<path d="m16 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h4"/>`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  check: svg`<path d="m5 12.5 4.5 4.5L19 7.5"/>`,
  ask: svg`<circle cx="12" cy="12" r="9"/><path d="M9.3 9.5a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1.1-1.5 2.1M12 17v.1"/>`,
  trouble: svg`<path d="M12 4 2.8 20h18.4ZM12 10v4.5M12 17.2v.1"/>`,
  lock: svg`<rect x="5" y="11" width="14" height="9.5" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3M12 14.5v2.5"/>`,
  larger: svg`<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5M10.5 7.8v5.4M7.8 10.5h5.4"/>`,
  smaller: svg`<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5M7.8 10.5h5.4"/>`,
  previous: svg`<path d="m15 5-7 7 7 7"/>`,
  next: svg`<path d="m9 5 7 7-7 7"/>`,
  again: svg`<path d="M20 11a8 8 0 1 0-2.3 6M20 5v6h-6"/>`,
  light: svg`<path d="M9.5 17.5c0-2.5-3-3.8-3-7.5a5.5 5.5 0 0 1 11 0c0 3.7-3 5-3 7.5ZM10 20.5h4"/>`,
  settings: svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2.2"/><circle cx="9" cy="17" r="2.2"/>`,
  history: svg`<path d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2"/>`,
  book: svg`<path d="M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5ZM12 6.5v13"/>`,
  words: svg`<path d="M4 5h16v11H11l-4.5 3.5V16H4ZM8 9h8M8 12.2h5"/>`,
  share: svg`<path d="M12 15V4M8 7.5 12 3.7l4 3.8M6 12H5v8h14v-8h-1"/>`,
  save: svg`<path d="M12 4v11M8 11.5l4 3.8 4-3.8M5 15v5h14v-5"/>`,
  open: svg`<path d="M12 15V4M8 7.8 12 4l4 3.8M5 15v5h14v-5"/>`,
  trash: svg`<path d="M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5"/>`,
  play: svg`<path d="M8 5.5v13l10.5-6.5Z"/>`,
  pause: svg`<path d="M8.5 5.5v13M15.5 5.5v13"/>`,
  packs: svg`<rect x="4" y="6.5" width="10.5" height="14" rx="1.8"/><path d="M8 3.8h9.2a1.8 1.8 0 0 1 1.8 1.8v11.6M9.2 11l2.3 2.8-2.3 2.8L7 13.8Z"/>`,
  phone: svg`<rect x="6.5" y="3" width="11" height="18" rx="2"/><path d="M11 18h2"/>`,
} as const satisfies Readonly<Record<string, SVGTemplateResult>>;

export type IconName = keyof typeof ICON_SHAPES;

export function icon(name: IconName): TemplateResult {
  return html`<svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.9"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${ICON_SHAPES[name]}
  </svg>`;
}
