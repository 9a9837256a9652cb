const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;

/**
 * Returns the uncompressed size declared in the zip's central directory, as a zip bomb guard: a small file
 * can hold gigabytes of zeros. Undefined without a directory.
 */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - endLength;
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) return undefined;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== entryMark) return undefined;
    size += view.getUint32(at + 24, true);
    // Skips the variable-length name, extra field and comment.
    at += entryLength + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
  }
  return size;
}
