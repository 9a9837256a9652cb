import { expect, test } from 'vitest';
import { createReferenceCache } from './reference-cache.ts';

/** A database with a revision and a list, both counted when read. */
function openDictionary() {
  const stored = { revision: 1, isAway: false, checks: 0, loads: 0 };
  const fail = () => {
    if (stored.isAway) throw new Error('away');
  };
  const db = {
    first: async () => {
      stored.checks += 1;
      fail();
      return { revision: stored.revision };
    },
    all: async () => {
      stored.loads += 1;
      fail();
      return [`value of ${stored.revision}`];
    },
  } as never;
  return { stored, db };
}

test('a value is made once per revision, and the revision is read once a second', async () => {
  const { stored, db } = openDictionary();
  let now = 0;
  const find = createReferenceCache(
    'region',
    (given) => given.all({} as never, {}),
    () => now,
  );
  expect(await Promise.all([find(db), find(db)])).toEqual([['value of 1'], ['value of 1']]);
  expect(stored).toMatchObject({ checks: 1, loads: 1 });
  stored.revision = 2;
  now = 999;
  expect(await find(db)).toEqual(['value of 1']);
  now = 1000;
  expect(await find(db)).toEqual(['value of 2']);
  now = 2000;
  await find(db);
  expect(stored).toMatchObject({ checks: 3, loads: 2 });
});

test('a failure is not kept', async () => {
  const { stored, db } = openDictionary();
  const find = createReferenceCache(
    'customsRule',
    (given) => given.all({} as never, {}),
    () => 0,
  );
  stored.isAway = true;
  await expect(find(db)).rejects.toThrow('away');
  stored.isAway = false;
  expect(await find(db)).toEqual(['value of 1']);
});
