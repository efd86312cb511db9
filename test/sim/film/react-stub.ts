/** The deck's pictures are written as React elements; here an element is its own SVG text. */

const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  xlinkHref: 'xlink:href',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeMiterlimit: 'stroke-miterlimit',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  clipPath: 'clip-path',
  stopColor: 'stop-color',
};

type Child = string | null | undefined | readonly Child[];

export function createElement(
  type: string,
  properties: Readonly<Record<string, unknown>> | null,
  ...children: readonly Child[]
): string {
  const attributes = Object.entries(properties ?? {})
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => ` ${NAMES[name] ?? name}="${String(value)}"`);
  const links = type === 'svg' ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return `<${type}${links}${attributes.join('')}>${children.flat().join('')}</${type}>`;
}
