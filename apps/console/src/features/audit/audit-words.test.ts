import { loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { describe, expect, test } from 'vitest';
import { languageNames } from '../../app/language.ts';
import { actWords, detailWords } from './audit-words.ts';

const translator = createTranslator('en', await loadLazyConsoleMessages('en', ['station', 'audit']));
const t = translator.of('console');
const stationWords = translator.of('station');
const wordsOf = (details: Record<string, unknown>) =>
  detailWords(details, { t, stationWords, languageNames, number: String });

test('an act is named; one of a newer server keeps its name', () => {
  expect(actWords('rates/set', translator.of('audit'))).not.toContain('rates/set');
  expect(actWords('parcels/lose', translator.of('audit'))).toBe('parcels/lose');
});

describe('details', () => {
  test.each<[Record<string, unknown>, string[]]>([
    [{}, []],
    [{ reason: 'Caller asked for it' }, ['Reason: Caller asked for it']],
    [{ outcome: 'wrongPassword' }, ['Wrong password']],
    [{ by: 'totp', outcome: 'done' }, ['Succeeded', 'with the authenticator']],
    [{ from: 1.09, to: 1.1 }, ['1.09 → 1.1']],
    [{ language: 'vi' }, ['Tiếng Việt']],
    [
      { from: { name: 'Ann', roles: ['clerk'] }, to: { name: 'Ann', roles: ['clerk', 'finance'] } },
      ['Roles: Warehouse clerk → Warehouse clerk, Finance'],
    ],
    [
      { name: 'Ann', email: 'a@b.example', roles: ['owner'] },
      ['Name: Ann', 'Email: a@b.example', 'Roles: Owner'],
    ],
    [{ parcels: 3, remark: null, crate: { height: 2 } }, ['parcels: 3', 'remark: -', 'crate: height: 2']],
    [{ note: 'Fuel', isAtOnce: true, version: 3 }, ['Version: 3', 'effective immediately', 'Note: Fuel']],
    [{ note: '', isAtOnce: false, version: 3 }, ['Version: 3', 'effective later']],
    [{ isOpen: false }, ['disabled']],
    [{ number: '0A1B', minor: 850 }, ['Number: 0A1B', 'Amount: ¥8.50']],
    [{ way: 'wallet', refunds: [3] }, ['added to balance']],
    [
      { from: { payPolicy: 'onSubmit' }, to: { payPolicy: 'collect' } },
      ['Orders are paid: when ordered → by the receiver'],
    ],
    [
      { from: { delivery: 'dispatch' }, to: { delivery: 'pickup' } },
      ['Delivers to: the door → a pickup point'],
    ],
    [{ basedOn: 2 }, ['From version: 2']],
    [{ outcome: 'unclaimed' }, ['No owner']],
    [{ reason: 'damage' }, ['Reason: Damaged']],
    [{ kind: 'label' }, ['Label']],
    [{ outcome: 'picked', parcel: 'SF1' }, ['Picked', 'Parcel: SF1']],
    [
      { outcome: 'due', quotedMinor: 1000, packedMinor: 1501 },
      ['Extra payment due', 'Quoted: ¥10.00', 'Packed: ¥15.01'],
    ],
    [{ forgivenMinor: 501 }, ['Waived: ¥5.01']],
    [{ disposal: 4, isConfirmed: false }, ['rejected']],
  ])('%j', (details, expected) => {
    expect(wordsOf(details)).toEqual(expected);
  });
});
