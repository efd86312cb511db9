/** Hands a file to the browser to be saved. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has begun by then; nothing tells when it has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Hands a file to another app of the phone; to be saved where the browser can't, or nobody takes it. */
export async function shareFile(
  file: File,
  text: string,
): Promise<'shared' | 'saved' | 'cancelled'> {
  const data = { files: [file], text };
  if ('canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closed by the person who opened it.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  saveFile(file.name, file);
  return 'saved';
}

/** `kibitz-2026-11-30.json`: files of one day sort together. */
export function dayName(prefix: string, at: number, suffix: string): string {
  return `${prefix}-${new Date(at).toISOString().slice(0, 10)}.${suffix}`;
}
