import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxColours = 256;

type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint32Array };
type Weighed = { readonly colour: number; readonly count: number };

/** Reduces a picture to at most 256 colours: screenshots need no more, and become a third as large. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const { palette, indexOf } = reduce(pixels);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = indexOf.get(pixels[y * width + x]!)!;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Decodes browser PNGs: 8 bits per channel, RGB or RGBA, not interlaced. */
function decode(png: Buffer): Picture {
  const parts: Buffer[] = [];
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, kind, , , interlaced] = png.subarray(24, 29);
  const size = { 2: 3, 6: 4 }[kind!];
  if (depth !== 8 || !size || interlaced) throw new Error('not a PNG as browsers write it');

  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * size;
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const row = raw.subarray(start + 1, start + 1 + stride);
    unfilter(raw[start]!, row, above, size);
    for (let x = 0; x < width; x += 1) {
      pixels[y * width + x] = (row[x * size]! << 16) | (row[x * size + 1]! << 8) | row[x * size + 2]!;
    }
    above = row;
  }
  return { width, height, pixels };
}

/** Undoes one of the five filters of the PNG specification, in place. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, size: number): void {
  for (let i = 0; i < row.length; i += 1) {
    const left = i < size ? 0 : row[i - size]!;
    const up = above[i]!;
    const corner = i < size ? 0 : above[i - size]!;
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
    row[i] = (row[i]! + guess) & 0xff;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(estimate - one)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

const channels = (colour: number): [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 0xff,
  colour & 0xff,
];

/** Median cut: halves the colour box with the largest range until there are enough boxes. */
function reduce(pixels: Uint32Array): { palette: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes = [box([...counts].map(([colour, count]) => ({ colour, count })))];
  while (boxes.length < maxColours) {
    const widest = boxes.reduce((a, b) => (b.error > a.error ? b : a));
    if (widest.error === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...halve(widest));
  }
  const indexOf = new Map(
    boxes.flatMap(({ colours }, index) => colours.map(({ colour }) => [colour, index] as const)),
  );
  return { palette: boxes.map(({ mean }) => mean), indexOf };
}

type Box = {
  readonly colours: readonly Weighed[];
  readonly mean: number;
  readonly channel: number;
  readonly error: number;
};

function box(colours: readonly Weighed[]): Box {
  const total = colours.reduce((sum, { count }) => sum + count, 0);
  const means = [0, 1, 2].map(
    (channel) =>
      colours.reduce((sum, { colour, count }) => sum + channels(colour)[channel]! * count, 0) / total,
  );
  const errors = means.map((mean, channel) =>
    colours.reduce((sum, { colour, count }) => sum + (channels(colour)[channel]! - mean) ** 2 * count, 0),
  );
  const error = Math.max(...errors);
  const [red, green, blue] = means.map(Math.round) as [number, number, number];
  return { colours, mean: (red << 16) | (green << 8) | blue, channel: errors.indexOf(error), error };
}

function halve({ colours, mean, channel }: Box): Box[] {
  const middle = channels(mean)[channel]!;
  const isLow = ({ colour }: Weighed) => channels(colour)[channel]! < middle;
  const low = colours.filter(isLow);
  const high = colours.filter((one) => !isLow(one));
  // A rounded mean may lie on the edge of its box.
  if (low.length === 0 || high.length === 0) {
    const sorted = colours.toSorted((a, b) => channels(a.colour)[channel]! - channels(b.colour)[channel]!);
    return [box(sorted.slice(0, 1)), box(sorted.slice(1))];
  }
  return [box(low), box(high)];
}
