import type { NoticeTexts } from '@onehaul/contract/console/studio/notice-template';
import { languages } from '@onehaul/domain/language';
import { expect, test } from 'vitest';
import {
  conflictsOf,
  insertVariable,
  isCustom,
  isEdited,
  parseKey,
  problemOf,
  type Seen,
  shownText,
  textsToSave,
  withEdit,
} from './notice-form.ts';

const texts = (subject: string, body: string) =>
  Object.fromEntries(languages.map((language) => [language, { subject, body }])) as NoticeTexts;
const seen: Seen = { version: 1, own: texts('', ''), ours: texts('Ours', 'Our body') };
const withOwn = { ...seen, own: { ...seen.own, en: { subject: 'Mine', body: '' } } };

test('the address names the texts of a kind and channel, or nothing', () => {
  expect(parseKey('orderPaid.mail')).toEqual({ kind: 'orderPaid', channel: 'mail' });
  for (const key of [
    null,
    '',
    'orderPaid',
    'orderPaid.push',
    'nothing.mail',
    'orderPaid.sms',
    'toString.mail',
  ])
    expect(parseKey(key)).toBeUndefined();
});

test('ours is shown until the shop writes its own, and only that is saved', () => {
  expect(shownText(seen, {}, 'en', 'body')).toBe('Our body');
  const edits = withEdit(seen, {}, 'en', 'body', 'Mine {{number}}');
  expect(isEdited(edits)).toBe(true);
  expect(isCustom(seen, edits, 'en', 'body')).toBe(true);
  expect(textsToSave(seen, edits)).toEqual({
    ...texts('', ''),
    en: { subject: '', body: 'Mine {{number}}' },
  });
  // Typing the old text again is no change, and neither ours nor an empty text is the shop's own.
  expect(isEdited(withEdit(seen, edits, 'en', 'body', 'Our body'))).toBe(false);
  expect(textsToSave(withOwn, withEdit(withOwn, {}, 'en', 'subject', 'Ours')).en.subject).toBe('');
  expect(textsToSave(withOwn, withEdit(withOwn, {}, 'en', 'subject', ' ')).en.subject).toBe('');
  expect(textsToSave(withOwn, {}).en.subject).toBe('Mine');
});

test('a text that both changed is shown with theirs; the others follow theirs', () => {
  const edits = withEdit(seen, {}, 'en', 'subject', 'My new');
  expect(conflictsOf(seen, withOwn, edits)).toMatchObject({ en: { subject: 'Mine' }, vi: {} });
  expect(shownText(withOwn, edits, 'en', 'subject')).toBe('My new');
  expect(conflictsOf(seen, withOwn, withEdit(seen, {}, 'vi', 'subject', 'x'))).toMatchObject({ en: {} });
});

test('a text is checked as the server checks it', () => {
  const mail = { kind: 'orderPaid', channel: 'mail' } as const;
  expect(problemOf('{{number}}', mail)).toBeUndefined();
  expect(problemOf('{{weight}}', mail)).toEqual({ key: 'unknown', name: 'weight' });
  expect(problemOf('x'.repeat(601), { ...mail, channel: 'page' })).toEqual({ key: 'tooLong', max: 600 });
  const sms = { kind: 'orderPriced', channel: 'sms' } as const;
  expect(problemOf('Pay', sms)).toEqual({ key: 'missing', name: 'shop' });
  expect(problemOf('{{shop}}', sms, '包'.repeat(280))).toMatchObject({ key: 'segments', count: 5 });
});

test('a variable is put where the caret is', () => {
  expect(insertVariable('Parcel  here', 'number', 7, 7)).toEqual({
    text: 'Parcel {{number}} here',
    caret: 17,
  });
  expect(insertVariable('Parcel X here', 'number', 7, 8).text).toBe('Parcel {{number}} here');
});
