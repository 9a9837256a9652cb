import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A rendered page with gaps for a fresh nonce; it is compressed once although each response differs. */
export type PageTemplate = {
  /** The text between the gaps. */
  readonly parts: readonly Buffer[];
  /** The same parts as raw deflate blocks, each byte-aligned. */
  readonly deflated: readonly Buffer[];
  readonly bytes: number;
};

const windowBytes = 32 * 1024;
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
const endOfStream = Buffer.from([0x03, 0x00]);

/**
 * Splits the text at the placeholder. Each part is deflated with the preceding text as its dictionary, so
 * stored blocks with the nonce can join the parts. Gaps are zeros in the dictionary and the text contains no
 * zeros, so no part ever references a nonce.
 */
export function createPageTemplate(text: string, placeholder: string): PageTemplate {
  const gap = Buffer.alloc(placeholder.length);
  const parts = text
    .replaceAll('\0', '\uFFFD')
    .split(placeholder)
    .map((part) => Buffer.from(part));
  let before = Buffer.alloc(0);
  const deflated = parts.map((part) => {
    const block = deflateRawSync(part, {
      level: 6,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    before = Buffer.concat([before, part, gap]).subarray(-windowBytes);
    return block;
  });
  const bytes = [...parts, ...deflated].reduce((sum, { length }) => sum + length, 0);
  return { parts, deflated, bytes };
}

/** Inserts the nonce into the uncompressed page. */
export function fillNonce({ parts }: PageTemplate, nonce: string): Buffer {
  return join(parts, Buffer.from(nonce));
}

/** Inserts the nonce into the gzip-compressed page: only the checksum is recomputed. */
export function fillNonceGzip({ parts, deflated }: PageTemplate, nonce: string): Buffer {
  const inserted = Buffer.from(nonce);
  let checksum = 0;
  let length = 0;
  parts.forEach((part, index) => {
    if (index > 0) {
      checksum = crc32(inserted, checksum);
      length += inserted.length;
    }
    checksum = crc32(part, checksum);
    length += part.length;
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([gzipHeader, join(deflated, storedBlock(inserted)), endOfStream, trailer]);
}

function join(parts: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(parts.flatMap((part, index) => (index > 0 ? [between, part] : [part])));
}

/** A stored (uncompressed) deflate block. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}
