import { inflateRawSync } from 'node:zlib';

const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;

/** Extracts a small archive, with a size limit per file. */
export function unzip(archive: Buffer, mostBytes: number): { name: string; content: Buffer }[] {
  const files: { name: string; content: Buffer }[] = [];
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0) throw new Error('not an archive');
  let at = archive.readUInt32LE(end + 16);
  while (at + 46 <= end && archive.readUInt32LE(at) === directoryEntry) {
    const method = archive.readUInt16LE(at + 10);
    const packedBytes = archive.readUInt32LE(at + 20);
    const nameBytes = archive.readUInt16LE(at + 28);
    const extraBytes = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== localEntry) throw new Error('a damaged archive');
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(from, from + packedBytes);
    const content = method === 8 ? inflateRawSync(packed, { maxOutputLength: mostBytes }) : packed;
    files.push({ name: archive.toString('latin1', at + 46, at + 46 + nameBytes), content });
    at += 46 + nameBytes + extraBytes;
  }
  return files;
}
