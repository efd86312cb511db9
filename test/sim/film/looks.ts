/** Backs of cards: a woven one with a white border, diamonds to the edge, plain colour. */
export const BACKS = ['woven', 'diamonds', 'plain'] as const;
export type Back = (typeof BACKS)[number];

export const SURFACES = ['oak', 'walnut', 'felt', 'linen'] as const;
export type Surface = (typeof SURFACES)[number];
