import { expect, test } from 'vitest';
import { uploadSize } from './picture.ts';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [640, 480, 640, 480],
  [5000, 1, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, sentWidth, sentHeight) => {
  expect(uploadSize(width, height)).toEqual({ width: sentWidth, height: sentHeight });
});
