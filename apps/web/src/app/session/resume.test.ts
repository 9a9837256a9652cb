import { expect, test } from 'vitest';
import { rememberPage, takeResumedPage } from './resume.ts';

function tabStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
const path = '/member/place-order?step=2';

test('who signs in anew gets back to the page and its draft, once', () => {
  const storage = tabStorage();
  storage.setItem('order-merge.7', '{}');
  rememberPage(storage, '7', path);
  expect(takeResumedPage(storage, '7')).toBe(path);
  expect([...storage.kept.keys()]).toEqual(['order-merge.7']);
  expect(takeResumedPage(storage, '7')).toBeUndefined();
});

test('another person gets neither the page nor what was entered', () => {
  const storage = tabStorage();
  storage.setItem('order-merge.7', '{}');
  rememberPage(storage, '7', path);
  expect(takeResumedPage(storage, '8')).toBeUndefined();
  expect(storage.kept.size).toBe(0);
});

test('without such a page the tab is left alone', () => {
  const storage = tabStorage();
  storage.setItem('order-merge.7', '{}');
  expect(takeResumedPage(storage, '7')).toBeUndefined();
  expect([...storage.kept.keys()]).toEqual(['order-merge.7']);
});
