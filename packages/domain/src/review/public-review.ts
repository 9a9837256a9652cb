import { maskContacts } from '../tracking/mask-personal-data.ts';

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * A review as visitors read it: long numbers, mail addresses, and what identifies its order or its author are masked.
 * The text itself is never edited.
 */
export function publicReview(words: string, identifying: readonly string[]): string {
  const longestFirst = identifying
    .map((text) => text.trim())
    .filter((text) => [...text].length > 1)
    .toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (text, one) => text.replaceAll(new RegExp(escaped(one), 'giu'), '***'),
    maskContacts(words),
  );
}
