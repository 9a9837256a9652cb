import { defaultSettings, settingGroups } from '@onehaul/domain/settings';
import { expect, test } from 'vitest';
import {
  changedMeanwhile,
  editedNames,
  matches,
  problemOf,
  rebase,
  type SeenRules,
  shownValue,
  versionsOf,
  withEdit,
} from './rules-form.ts';

const versions = Object.fromEntries(settingGroups.map((group, index) => [group, index + 1]));
const seenWith = (own: SeenRules['own']) => ({ versions, own }) as SeenRules;
const seen = seenWith({ quoteDays: 14 });

test('an edit back to the saved value is none, and one to the default is a reset', () => {
  const edits = withEdit(seen, {}, 'quoteDays', 7);
  expect(edits).toEqual({ quoteDays: null });
  expect(shownValue(seen, edits, 'quoteDays')).toBe(7);
  expect(withEdit(seen, edits, 'quoteDays', 14)).toEqual({});
  expect(withEdit(seen, {}, 'smsCountryIds', [])).toEqual({});
});

test('an emptied input is an edit with a problem', () => {
  const edits = withEdit(seen, {}, 'quoteDays', undefined);
  expect(editedNames(edits)).toEqual(['quoteDays']);
  expect(problemOf('quoteDays', shownValue(seen, edits, 'quoteDays'))).toEqual({ key: 'required' });
});

test('problems name the limit', () => {
  expect(problemOf('quoteDays', 0)).toEqual({ key: 'tooSmall', limit: 1 });
  expect(problemOf('quoteDays', 91)).toEqual({ key: 'tooLarge', limit: 90 });
  expect(problemOf('quoteDays', 1.5)).toEqual({ key: 'invalid' });
  expect(problemOf('quoteDays', 90)).toBeUndefined();
});

test('a save carries the versions of the edited groups alone', () => {
  expect(versionsOf(seen, { quoteDays: 3, signInPoints: null })).toEqual({ orders: 4, rewards: 8 });
});

test('after a conflict own edits stay, equal ones are dropped, and theirs are known', () => {
  const fresh = seenWith({ quoteDays: 21, unpaidOrderDays: 3 });
  expect(changedMeanwhile(seen, fresh)).toEqual(
    new Map([
      ['quoteDays', 14],
      ['unpaidOrderDays', defaultSettings.unpaidOrderDays],
    ]),
  );
  const edits = { quoteDays: 5, unpaidOrderDays: 3, signInPoints: 1 };
  expect(rebase(fresh, edits)).toEqual({ quoteDays: 5, signInPoints: 1 });
  // A reset stays one, now of their value.
  expect(rebase(fresh, { quoteDays: null })).toEqual({ quoteDays: null });
});

test('the search looks in label, help and key, for all words', () => {
  const texts = { label: 'Quote validity', help: 'How long the price is guaranteed.' };
  for (const found of ['quote', 'PRICE validity', 'quoteDays', ''])
    expect(matches(found, 'quoteDays', texts)).toBe(true);
  expect(matches('quote point', 'quoteDays', texts)).toBe(false);
});
