import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

test('who has failed often is left alone for a while, and then asked once', async () => {
  let now = 0;
  let asked = 0;
  const breaker = createBreaker(
    () => new Error('it rests'),
    () => now,
  );
  const ask = (isFailing: boolean) =>
    breaker
      .run(
        async () => {
          asked += 1;
          if (isFailing) throw new Error('no answer');
          return 'answer';
        },
        () => true,
      )
      .catch(({ message }: Error) => message);

  for (let turn = 0; turn < 5; turn += 1) expect(await ask(true)).toBe('no answer');
  expect(await ask(false)).toBe('it rests');
  expect(asked).toBe(5);
  now += 60_000;
  expect(await ask(true)).toBe('no answer');
  expect(await ask(false), 'one failure after the rest is enough for the next').toBe('it rests');
  now += 60_000;
  expect(await ask(false)).toBe('answer');
  expect(await ask(true)).toBe('no answer');
  expect(await ask(false), 'one failure after an answer is not').toBe('answer');
});

test('what is no failure of theirs is not counted', async () => {
  const breaker = createBreaker(() => new Error('it rests'));
  const refused = () =>
    breaker.run(
      () => Promise.reject(new Error('refused')),
      () => false,
    );
  for (let turn = 0; turn < 9; turn += 1) await expect(refused()).rejects.toThrow('refused');
});
