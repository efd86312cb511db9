/** Light modules around a code, as readers want them. */
const QUIET_ZONE = 4;

/**
 * The modules of a QR code with its quiet zone, row by row, true where it is dark. Correction level L: it is read off a
 * clean screen.
 */
export async function makeQrCode(text: string): Promise<readonly (readonly boolean[])[]> {
  // Few games are ever moved: the encoder stays out of the first load.
  const { encodeQR } = await import('qr');
  return encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE });
}
