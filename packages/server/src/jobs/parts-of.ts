/** An object is written from memory, so a large file is stored in parts. */
const partBytes = 8 * 1024 * 1024;

/** Joins chunks into parts of 8 MiB; the last one is shorter. */
export async function* partsOf<Result>(
  chunks: AsyncGenerator<Buffer, Result>,
): AsyncGenerator<Buffer, Result> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const next = await chunks.next();
    if (!next.done) {
      pieces.push(next.value);
      bytes += next.value.byteLength;
    }
    if (bytes >= partBytes || (next.done && bytes > 0)) {
      yield Buffer.concat(pieces);
      pieces = [];
      bytes = 0;
    }
    if (next.done) return next.value;
  }
}
