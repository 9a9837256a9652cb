import type { RefusalCode } from '@onehaul/domain/refusal';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** ZIP64 marker "too large for this field": a workbook of a few megabytes never needs it. */
const sentinel = 0xffffffff;

const encryptedFlag = 1;
const sizesFollowFlag = 8;
const methods = [0, 8];

const zipLimits = {
  entries: 500,
  /** Unpacked size of all parts of the workbook. */
  unpackedBytes: 40 * 1024 * 1024,
  /** Compression ratio of a part: spreadsheet text packs 10 to 50 times smaller, zeros a thousand times. */
  ratio: 150,
  /** Parts below this size may have any ratio. */
  harmlessBytes: 512 * 1024,
} as const;

type Entry = {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
};

/** Container of old Excel files, and of new ones with a password. */
const isCompoundFile = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 8)).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'));

/** Checks a file by its zip directory alone, without unpacking. Undefined for a valid workbook. */
export function workbookRefusal(bytes: Uint8Array): RefusalCode | undefined {
  if (isCompoundFile(bytes)) {
    const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
    return isEncrypted ? 'sheet.locked' : 'sheet.notSheet';
  }
  const entries = readDirectory(bytes);
  if (entries === undefined) return 'sheet.notSheet';
  if (entries === 'tooMuch' || entries.length > zipLimits.entries) return 'sheet.tooMuch';
  if (entries.some(({ flags }) => (flags & encryptedFlag) !== 0)) return 'sheet.locked';
  const names = new Set(entries.map(({ name }) => name));
  const isWorkbook =
    names.size === entries.length &&
    names.has('[Content_Types].xml') &&
    entries.every(({ name, method }) => isPlainName(name) && methods.includes(method)) &&
    !entries.some(({ name }) => /vbaProject\.bin$/i.test(name));
  if (!isWorkbook) return 'sheet.notSheet';
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > zipLimits.unpackedBytes || entries.some(isBomb)) return 'sheet.tooMuch';
  return undefined;
}

/** Zip bomb check. Parsers unpack at most the declared size; without one they unpack without limit. */
function isBomb({ name, flags, packed, unpacked }: Entry): boolean {
  const isFolder = name.endsWith('/');
  const saysNothing = (unpacked === 0 && packed > 2) || (packed === 0 && (flags & sizesFollowFlag) !== 0);
  const isDense = unpacked > zipLimits.harmlessBytes && unpacked > packed * zipLimits.ratio;
  return (saysNothing && !isFolder) || isDense;
}

/** A relative path inside the workbook, as every office program writes it. */
const isPlainName = (name: string) =>
  !/[\\:\0]/.test(name) && !name.startsWith('/') && !name.split('/').includes('..');

/** Reads the central directory of a zip; undefined if there is none. */
function readDirectory(bytes: Uint8Array): Entry[] | 'tooMuch' | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A comment of at most 64 kB may follow.
  const first = Math.max(0, bytes.length - endLength - 0xffff);
  let end = bytes.length - endLength;
  while (end >= first && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < first) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === sentinel) return 'tooMuch';

  const entries: Entry[] = [];
  for (let left = count; left > 0; left -= 1) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== entryMark) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    if ([packed, unpacked, view.getUint32(at + 42, true)].includes(sentinel)) return 'tooMuch';
    const name = bytes.subarray(at + entryLength, at + entryLength + nameLength);
    entries.push({
      name: new TextDecoder().decode(name),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed,
      unpacked,
    });
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
