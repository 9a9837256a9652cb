import { expect, test } from 'vitest';
import { decodeBase64 } from './generated-file.ts';

test('a file arrives as it was made, whatever its bytes', () => {
  const made = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(decodeBase64(Buffer.from(made).toString('base64'))).toEqual(made);
});
