import { expect, test } from 'vitest';
import { isReady, launchItems, type LaunchItemName, type LaunchSnapshot, legalTypes } from './go-live.ts';

const ready: LaunchSnapshot = {
  languages: ['en', 'vi'],
  names: { en: 'Harbour', vi: 'Cảng' },
  taglines: { en: 'Home by sea', vi: 'Về nhà' },
  descriptions: { en: 'We ship', vi: 'Chúng tôi gửi' },
  contacts: [{ text: 'hi@harbour.test', image: null }],
  warehouses: [{ name: 'GZ', receiver: 'Harbour', phone: '1', address: 'Road 1', bins: 4 }],
  destinations: 1,
  goodsTypes: 1,
  lines: [{ name: 'A', isOpen: true, price: 'priced' }],
  cartons: 1,
  currencies: [
    { code: 'CNY', rateAgeDays: 400 },
    { code: 'HKD', rateAgeDays: 7 },
  ],
  payTypes: [{ kind: 'bankDeposit', state: 'offered' }],
  legalTexts: legalTypes.map((type) => ({ type, languages: ['en', 'vi'], hasPlaceholder: false })),
  draftTexts: 0,
  hasMail: true,
  hasSecondFactor: true,
  clerks: 1,
  testOrder: 'done',
  ownDomains: 1,
  isOwnDomainPrimary: true,
};
const itemOf = (name: LaunchItemName, change: Partial<LaunchSnapshot>) =>
  launchItems({ ...ready, ...change }).find((item) => item.name === name)!;
const [warehouse] = ready.warehouses;
const [line] = ready.lines;
const legalWith = (change: object) =>
  ready.legalTexts.map((text, at) => (at === 0 ? { ...text, ...change } : text));

test('a shop with everything is ready', () => {
  const items = launchItems(ready);
  expect(items.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(isReady(items)).toBe(true);
});

test.each<[LaunchItemName, Partial<LaunchSnapshot>, string, string, string[]]>([
  ['brand', { names: { en: 'Harbour' } }, 'languagesMissing', 'profile', ['vi']],
  ['brand', { taglines: { en: '[[Tagline]]', vi: 'x' } }, 'placeholder', 'profile', []],
  ['contact', { contacts: [] }, 'noContact', 'homePage', []],
  ['contact', { contacts: [{ text: '[[E-mail]]', image: null }] }, 'noContact', 'homePage', []],
  ['warehouse', { warehouses: [] }, 'noWarehouse', 'warehouse', []],
  [
    'warehouse',
    { warehouses: [{ ...warehouse!, address: '[[Street]]' }] },
    'addressIncomplete',
    'warehouse',
    ['GZ'],
  ],
  ['warehouse', { warehouses: [{ ...warehouse!, phone: ' ' }] }, 'addressIncomplete', 'warehouse', ['GZ']],
  ['warehouse', { warehouses: [{ ...warehouse!, bins: 0 }] }, 'noBin', 'bin', ['GZ']],
  ['destination', { destinations: 0 }, 'noDestination', 'destination', []],
  ['goodsType', { goodsTypes: 0 }, 'noGoodsType', 'goodsType', []],
  ['line', { lines: [] }, 'noLine', 'line', []],
  ['line', { lines: [{ ...line!, price: 'none' }] }, 'noPrice', 'tariffs', ['A']],
  ['line', { lines: [{ ...line!, isOpen: false }] }, 'lineClosed', 'tariffs', ['A']],
  ['line', { lines: [{ ...line!, price: 'refused' }] }, 'priceRefused', 'tariffs', ['A']],
  ['carton', { cartons: 0 }, 'noCarton', 'carton', []],
  ['currency', { currencies: [] }, 'noCurrency', 'currency', []],
  ['currency', { currencies: [{ code: 'HKD', rateAgeDays: 8 }] }, 'rateOld', 'currency', ['HKD']],
  ['payment', { payTypes: [{ kind: 'balance', state: 'offered' }] }, 'noPayType', 'payType', []],
  [
    'payment',
    {
      payTypes: [
        { kind: 'stripe', state: 'accountMissing' },
        { kind: 'bankDeposit', state: 'notOffered' },
      ],
    },
    'payTypeOff',
    'payType',
    [],
  ],
  [
    'payment',
    { payTypes: [{ kind: 'stripe', state: 'accountMissing' }] },
    'accountMissing',
    'moneyAccounts',
    [],
  ],
  ['legalTexts', { legalTexts: [] }, 'textsMissing', 'article', [...legalTypes]],
  ['legalTexts', { legalTexts: legalWith({ hasPlaceholder: true }) }, 'placeholder', 'article', ['terms']],
  ['secondFactor', { hasSecondFactor: false }, 'noSecondFactor', 'account', []],
  ['testOrder', { testOrder: 'none' }, 'noTestOrder', 'launch', []],
  ['testOrder', { testOrder: 'running' }, 'testOrderRunning', 'launch', []],
])('%s keeps a shop closed: %j', (name, change, reason, page, about) => {
  expect(itemOf(name, change)).toMatchObject({ isRequired: true, state: 'open', reason, page, about });
  expect(isReady(launchItems({ ...ready, ...change }))).toBe(false);
});

test.each<[LaunchItemName, Partial<LaunchSnapshot>, string]>([
  ['mail', { hasMail: false }, 'mailOff'],
  ['clerk', { clerks: 0 }, 'noClerk'],
  ['domain', { ownDomains: 0 }, 'noDomain'],
  ['domain', { isOwnDomainPrimary: false }, 'domainNotPrimary'],
  ['helpTexts', { draftTexts: 10 }, 'draftsUnpublished'],
  ['legalTexts', { legalTexts: legalWith({ languages: ['en'] }) }, 'textsUntranslated'],
  ['warehouse', { warehouses: [warehouse!, { ...warehouse!, name: 'SZ', bins: 0 }] }, 'noBin'],
])('%s is a warning only: %j', (name, change, reason) => {
  expect(itemOf(name, change)).toMatchObject({ state: 'warning', reason });
  expect(isReady(launchItems({ ...ready, ...change }))).toBe(true);
});
