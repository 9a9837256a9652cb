import { describe, expect, test } from 'vitest';
import { insertAllNumbered, insertNumbered } from './insert-numbered.ts';

describe('a row with a random number', () => {
  test('gets another number when the first is taken', async () => {
    const drawn: string[] = [];
    const row = await insertNumbered(async (number) => {
      drawn.push(number);
      return drawn.length < 3 ? undefined : { id: 7, number };
    });
    expect(row).toEqual({ id: 7, number: drawn[2] });
    expect(new Set(drawn).size).toBe(3);
  });

  test('is given up after five numbers', async () => {
    let draws = 0;
    const insert = async () => {
      draws += 1;
      return undefined;
    };
    await expect(insertNumbered(insert)).rejects.toThrow('no number is free');
    expect(draws).toBe(5);
  });
});

describe('many rows with random numbers', () => {
  test('only the rows whose number is taken are inserted again, and the ids are in input order', async () => {
    const places: number[][] = [];
    const ids = await insertAllNumbered([{ of: 'a' }, { of: 'b' }, { of: 'c' }], async (numbered) => {
      places.push(numbered.map(({ place }) => place));
      const free = places.length === 1 ? numbered.filter(({ of }) => of !== 'b') : numbered;
      return free.toReversed().map(({ number, place }) => ({ id: 10 + place, number }));
    });
    expect(ids).toEqual([10, 11, 12]);
    expect(places).toEqual([[0, 1, 2], [1]]);
  });

  test('all or none: a row without a number after five draws refuses them all', async () => {
    await expect(insertAllNumbered([{}], async () => [])).rejects.toThrow('no number is free');
  });

  test('no rows, no statement', async () => {
    const ids = await insertAllNumbered([], () => Promise.reject(new Error('called')));
    expect(ids).toEqual([]);
  });
});
