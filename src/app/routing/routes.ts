/** The places of the app. A place that lies over another one (a dialog) closes to what is under it. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'facade' }
  | { readonly at: 'facade-camera' }
  | { readonly at: 'facade-sheet' }
  | { readonly at: 'facade-add' }
  | { readonly at: 'facade-suit' }
  | { readonly at: 'facade-card'; readonly id: number };

const CARD_PATH = /^facade\/sheet\/card\/(\d{1,9})$/;

/** Reads the part of an address after `#`. What it doesn't know is home. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const id = CARD_PATH.exec(path)?.[1];
  if (id !== undefined) return { at: 'facade-card', id: Number(id) };
  switch (path) {
    case 'facade':
      return { at: 'facade' };
    case 'facade/camera':
      return { at: 'facade-camera' };
    case 'facade/sheet':
      return { at: 'facade-sheet' };
    case 'facade/sheet/add':
      return { at: 'facade-add' };
    case 'facade/sheet/suit':
      return { at: 'facade-suit' };
    default:
      return { at: 'home' };
  }
}

export function makeRoute(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'facade':
      return '#/facade';
    case 'facade-camera':
      return '#/facade/camera';
    case 'facade-sheet':
      return '#/facade/sheet';
    case 'facade-add':
      return '#/facade/sheet/add';
    case 'facade-suit':
      return '#/facade/sheet/suit';
    case 'facade-card':
      return `#/facade/sheet/card/${route.id}`;
  }
}
