import { expect, test } from 'vitest';
import { proofOfLine } from './proof-of-line.ts';

const photo = (kind: 'scale' | 'box' | 'label', url: string) => ({ kind, url, takenAt: new Date(0) });
const boxes = [
  { boxNumber: 1, photos: [photo('scale', 'one scale'), photo('box', 'one box')] },
  { boxNumber: 2, photos: [photo('scale', 'two scale'), photo('label', 'two label')] },
] as never;
const urls = (line: Parameters<typeof proofOfLine>[0]) => proofOfLine(line, boxes).map(({ url }) => url);

test('a weight is proved by the scale: of the box that caused it, else of all', () => {
  expect(urls({ proof: 'scale', box: 1 })).toEqual(['two scale']);
  expect(urls({ proof: 'scale', box: null })).toEqual(['one scale', 'two scale']);
});

test('a size is proved by the box, and what needs no proof has none', () => {
  expect(urls({ proof: 'tape', box: 0 })).toEqual(['one box']);
  expect(urls({ proof: 'tape', box: 1 })).toEqual([]);
  expect(urls({ proof: null, box: null })).toEqual([]);
});
