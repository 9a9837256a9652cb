import { expect, test } from 'vitest';
import { refusalCodes } from './refusal-codes.ts';
import { Refusal } from './refusal.ts';

test('a refusal carries its code and the values of its text', () => {
  const refusal = new Refusal('request.tooMany', { seconds: 12 });
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({
    name: 'Refusal',
    message: 'request.tooMany',
    code: 'request.tooMany',
    details: { seconds: 12 },
  });
  expect(new Refusal('record.notFound').details).toEqual({});
});

test('every code has the number of a failure', () => {
  for (const [code, number] of Object.entries(refusalCodes)) {
    expect(code).toMatch(/^[a-z]+\.[a-zA-Z]+$/);
    expect(number).toBeGreaterThanOrEqual(400);
    expect(number).toBeLessThan(600);
  }
});
