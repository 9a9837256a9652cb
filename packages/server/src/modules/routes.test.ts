import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@onehaul/contract/call';
import { specCalls } from '@onehaul/contract/spec-calls';
import { languages } from '@onehaul/domain/language';
import { expect, test } from 'vitest';
import { createConsoleOptions } from './console-routes.ts';
import { createPlatformOptions } from './platform-routes.ts';
import { createRoutes } from './routes.ts';

// Creating the routes uses no service; only a call does.
const routes = createRoutes({} as never);

const isOfSpec = ({ path }: Call) => Object.hasOwn(specCalls, path);
const calls = routes.map(({ call }) => call);
const paths = calls.map(({ path }) => path);
const handled = calls.filter(isOfSpec).map(({ path }) => path);
const own = calls.filter((call) => !isOfSpec(call));
const ownWhere = (matches: (call: Call) => boolean) =>
  own
    .filter(matches)
    .map(({ path }) => path)
    .sort();

test('every call of the spec is handled', () => {
  const all = Object.keys(specCalls);
  console.log(`spec calls: ${handled.length} of ${all.length} handled`);
  expect(handled.toSorted()).toEqual(all.toSorted());
});

test('every call that the contract declares is handled', async () => {
  const folder = join(import.meta.dirname, '../../../contract/src');
  const files = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] });
  const exported = await Promise.all(
    files.map(async (file) => Object.values((await import(join(folder, file))) as Record<string, object>)),
  );
  const declared = exported
    .flat()
    .flatMap((calls) => Object.values(calls) as Partial<Call>[])
    .filter((one) => one?.path !== undefined && one.input !== undefined)
    .map(({ path }) => path);
  expect(declared.toSorted()).toEqual(paths.toSorted());
});

test('a call of the spec is declared as its list says, and every call has a summary', () => {
  const forms = [
    '/File/ImgUpload',
    '/ParcelOperate/ImportVerification',
    '/order/uploadTheOrderBoxList',
    '/Order/OrderImportVerification',
    '/COD_SKU/CODSKUImportVerification',
  ];
  for (const call of calls) {
    if (isOfSpec(call)) expect(call, call.path).toMatchObject(specCalls[call.path as keyof typeof specCalls]);
    const sends = forms.includes(call.path) ? 'multipart' : call.method === 'GET' ? 'query' : 'body';
    expect(call.sends, call.path).toBe(sends);
    expect(call.summary, call.path).toMatch(/^[A-Z].*\.$/);
  }
});

test('of our own calls, a visitor may make these and no other', () => {
  expect(ownWhere(({ access }) => access === 'visitor')).toEqual([
    '/Base_Customs/CheckGoods',
    '/Base_Shop/GetNotice',
    '/Base_Shop/GetRevision',
    '/Order_ReviewsLog/GetShownReviews',
    '/Peer_Open/AddOrders',
    '/Peer_Open/GetOrders',
    '/Preview/Enter',
    '/Preview/EnterShop',
    '/Preview/GetState',
    '/Preview/Leave',
    '/Print_Agent/ReportJob',
    '/Print_Agent/TakeJobs',
    '/Session/ExchangeCode',
    '/Session/Logout',
    '/Session/PollQr',
    '/Session/StartQr',
    '/Session/UsePasswordLink',
  ]);
});

test('of our own calls, these have a rate limit of their own', () => {
  expect(ownWhere(({ limit }) => limit === 'strict')).toEqual([
    '/Client_Info/SendPhoneCode',
    '/Client_Info/SendProofCode',
  ]);
  expect(ownWhere(({ limit }) => limit === 'guess')).toEqual([
    '/Client_Coupon/ClaimCode',
    '/Client_Info/ProvePerson',
    '/Client_Info/ProvePhone',
    '/Parcel_Claim/AddData',
    '/Preview/Enter',
    '/Preview/EnterShop',
    '/Session/ExchangeCode',
    '/Session/StartQr',
    '/Session/UsePasswordLink',
  ]);
  expect(ownWhere(({ limit }) => limit === 'look')).toEqual([]);
});

test('the calls of the platform’s own hosts are limited as guesses and mails are', () => {
  const limits = createPlatformOptions({} as never).routes.map(({ call }) => [call.path, call.limit]);
  expect(Object.fromEntries(limits)).toEqual({
    '/platform/companies/checkName': 'look',
    '/platform/companies/apply': 'strict',
    '/platform/companies/getApplication': 'guess',
    '/platform/companies/open': 'guess',
    '/platform/plans/list': undefined,
  });
});

test('no path is bound twice, however it is capitalised', () => {
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
});

test.each(languages)('the audit log names every change by staff in %s', (language) => {
  const file = join(import.meta.dirname, `../../../i18n/messages/${language}/audit.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const changes = createConsoleOptions({} as never, []).routes.filter(
    ({ call }) => call.effect === 'change' && !call.unlogged,
  );
  // The resources of the studio share the texts of their acts.
  const acts = changes.map(({ call }) =>
    call.path.replace('/console/', 'act.').replace(/^act\.studio\/\w+\//, 'studio.'),
  );
  expect(acts.filter((act) => !texts[act])).toEqual([]);
});
