import { type Module, modules } from '@onehaul/domain/shop';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ShopInfo } from './shop.ts';
import { wireJsonSchema } from './wire.ts';

const shop: ShopInfo = {
  id: 4,
  tenantId: 2,
  name: 'Harbour Express',
  tagline: '',
  description: '',
  languages: ['zhHanT', 'en'],
  currency: 'HKD',
  mobileUrl: 'https://m.harbour.test',
  canonicalHost: 'harbour.test',
  redirectHost: '',
  isMobileHost: false,
  contactLinks: [{ type: 'text', name: 'WeChat', icon: 'wechat', text: 'harbour', image: '' }],
  logoUrl: '/files/logo.svg',
  iconUrl: '',
  taxMode: 'excluded',
  filingNumber: '粤ICP备1号',
  legalName: '',
  seoTitle: '',
  seoDescription: '',
  homeSections: [],
  primaryColor: '#0055aa',
  cornerRadius: 8,
  colorScheme: 'system',
  figures: [{ value: '300+', label: 'points' }],
  iosAppUrl: '',
  androidAppUrl: '',
  timeZone: 'Asia/Hong_Kong',
  passwordLeastLength: 8,
  modules: [],
};
const flags = ['IsJY', 'IsXP', 'IsCOD', 'IsZX', 'IsTH', 'OpenReturns', 'OpenPeers', 'OpenZtd', 'OpenAgent'];
const raisedBy = (on: Module[]) => {
  const sent = z.encode(ShopInfo, { ...shop, modules: on });
  return flags.filter((flag) => sent[flag] === true);
};

test('travels under the names of the shop info', () => {
  expect(z.encode(ShopInfo, shop)).toMatchObject({
    Id: 4,
    TenantId: 2,
    H5URL: 'https://m.harbour.test',
    ThreeWayLink: '[{"type":"text","name":"WeChat","icon":"wechat","text":"harbour","image":""}]',
    PcLogoUrl: '/files/logo.svg',
    PcIcoUrl: '',
    Name: 'Harbour Express',
    LanguageCode: 'zhHanT,en',
    TaxMode: 'excluded',
    RecordNo: '粤ICP备1号',
    Currency: 'HKD',
    ...Object.fromEntries(flags.map((flag) => [flag, false])),
  });
});

test.each<[Module, ...string[]]>([
  ['consolidation', 'IsJY'],
  ['marketplace', 'IsXP'],
  ['cashOnDelivery', 'IsCOD'],
  ['dedicatedLine', 'IsZX'],
  ['returns', 'IsTH', 'OpenReturns'],
  ['peers', 'IsTH', 'OpenPeers'],
  ['pickupPoint', 'OpenZtd'],
  ['agent', 'OpenAgent'],
])('%s alone raises its flags alone', (module, ...raised) => {
  expect(raisedBy([module])).toEqual(raised);
});

test('all modules raise all flags, and the list itself stays at home', () => {
  expect(raisedBy([...modules])).toEqual(flags);
  expect(z.encode(ShopInfo, shop)).not.toHaveProperty('Modules');
});

test('a shop comes back as it went', () => {
  fc.assert(
    fc.property(fc.subarray([...modules]), (on) => {
      const sent = JSON.parse(JSON.stringify(z.encode(ShopInfo, { ...shop, modules: on }))) as z.input<
        typeof ShopInfo
      >;
      expect(z.decode(ShopInfo, sent)).toEqual({ ...shop, modules: on });
    }),
  );
});

test('only true raises a module', () => {
  const sent = { ...z.encode(ShopInfo, shop), IsJY: 'false', IsXP: 1, IsCOD: null };
  expect(z.decode(ShopInfo, sent).modules).toEqual([]);
});

test('a broken contact list is refused, not thrown', () => {
  const sent = { ...z.encode(ShopInfo, shop), ThreeWayLink: '[{' };
  expect(ShopInfo.safeDecode(sent).success).toBe(false);
});

test('the document shows a shop as it travels: its flags, and no list of modules', () => {
  const { properties, required } = wireJsonSchema(ShopInfo) as { properties: object; required: string[] };
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining(['TenantId', 'H5URL', 'IsJY', 'IsTH', 'OpenZtd']),
  );
  expect(properties).not.toHaveProperty('Modules');
  expect(required).toContain('IsCOD');
});
