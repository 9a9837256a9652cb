import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A finished page with gaps for a fresh nonce; compressed once although each answer differs. */
export type PageTemplate = {
  /** The text between the gaps. */
  readonly parts: readonly Buffer[];
  /** The same parts as raw deflate blocks, each ending on a whole byte. */
  readonly deflated: readonly Buffer[];
  readonly bytes: number;
};

const windowBytes = 32 * 1024;
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
const endOfStream = Buffer.from([0x03, 0x00]);

/**
 * Cuts the text at the placeholder. Each part is deflated with what stands before it as its dictionary, so the
 * parts can be joined by stored blocks that hold the nonce. The gaps are zeros in the dictionary and the text
 * has none, so no part ever refers to a nonce.
 */
export function pageTemplate(text: string, placeholder: string): PageTemplate {
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

/** The page with this nonce, as it is. */
export function fill({ parts }: PageTemplate, nonce: string): Buffer {
  return join(parts, Buffer.from(nonce));
}

/** The page with this nonce as a gzip file: only the checksum is computed anew. */
export function fillGzip({ parts, deflated }: PageTemplate, nonce: string): Buffer {
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

/** A deflate block that carries its bytes as they are. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}
