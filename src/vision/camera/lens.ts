/** One of the lenses of a phone, as the browser lists them once the camera is allowed. */
export interface Lens {
  readonly deviceId: string;
  readonly label: string;
}

/** Lenses that look at the person. Labels are in the language of the device: these are the parts browsers use themselves. */
const FRONT = /front|user|facetime|frontal|vorder|avant|delantera|前/i;

/** The lenses that may look at a table. A computer's only camera is one, whatever it is called. */
export function tableLenses(devices: readonly MediaDeviceInfo[]): readonly Lens[] {
  const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
  const rear = cameras.filter(({ label }) => !FRONT.test(label));
  return (rear.length > 0 ? rear : cameras).map(({ deviceId, label }) => ({ deviceId, label }));
}

/** Device ids change when a page's data is cleared, labels don't: what is remembered is the label. */
export function lensLabelled(lenses: readonly Lens[], label: string): Lens | undefined {
  return lenses.find((lens) => lens.label === label);
}

/** The lens after this one, round and round. */
export function nextLens(lenses: readonly Lens[], deviceId: string | undefined): Lens | undefined {
  const at = lenses.findIndex((lens) => lens.deviceId === deviceId);
  return lenses[(at + 1) % lenses.length];
}
