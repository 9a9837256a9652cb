import { beforeEach, expect, test, vi } from 'vitest';
import { addTracked, clearTracked, readTracked, removeTracked } from './tracked-numbers.ts';

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
  });
});

test('the newest stands first, each once, at most twenty', () => {
  addTracked(['A', 'B']);
  addTracked(['b', 'C']);
  expect(readTracked()).toEqual(['b', 'C', 'A']);
  addTracked(Array.from({ length: 25 }, (_, index) => `N${index}`));
  expect(readTracked()).toHaveLength(20);
});

test('one is deleted, or all, and then nothing is left', () => {
  addTracked(['A', 'B', 'C']);
  removeTracked('B');
  expect(readTracked()).toEqual(['A', 'C']);
  clearTracked();
  expect([readTracked(), Object.keys(kept)]).toEqual([[], []]);
});

test('what is not ours is no list, and the same text is the same list', () => {
  for (const text of ['{"a":1}', 'x', '[1,null,"A"]', '"A"']) {
    kept['tracked-numbers'] = text;
    expect(readTracked()).toEqual(text.includes('[') ? ['A'] : []);
    expect(readTracked()).toBe(readTracked());
  }
});

test('a browser that keeps nothing loses nothing else', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  addTracked(['A']);
  clearTracked();
  expect(readTracked()).toEqual([]);
});
