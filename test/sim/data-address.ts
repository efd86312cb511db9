/** The bytes of what a page gave as a data address. */
export function bytesOf(address: string): Buffer {
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
