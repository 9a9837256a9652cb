import { listedCalls } from '@onehaul/contract/call';
import { ownCalls } from '@onehaul/contract/own-calls';
import { specCalls } from '@onehaul/contract/spec-calls';
import { expect, test } from 'vitest';
import { openRoutes } from './routes.ts';

// Creating the routes uses no service; only a call does.
const routes = openRoutes({} as never);

const paths = routes.map(({ call }) => call.path);
const handled = paths.filter((path) => Object.hasOwn(specCalls, path));

test('every call of the spec is handled', () => {
  const all = Object.keys(specCalls);
  console.log(`spec calls: ${handled.length} of ${all.length} handled`);
  expect(handled.toSorted()).toEqual(all.toSorted());
});

test('every call of our own is handled, and none is the spec’s', () => {
  const own = Object.keys(ownCalls);
  expect(paths.filter((path) => !Object.hasOwn(specCalls, path)).sort()).toEqual(own.sort());
  expect(own.filter((path) => Object.hasOwn(specCalls, path))).toEqual([]);
});

test('every handled call is one of the lists, as the list declares it', () => {
  const forms = [
    '/File/ImgUpload',
    '/ParcelOperate/ImportVerification',
    '/order/uploadTheOrderBoxList',
    '/Order/OrderImportVerification',
    '/COD_SKU/CODSKUImportVerification',
  ];
  for (const { call } of routes) {
    expect(listedCalls, call.path).toHaveProperty([call.path]);
    expect(call, call.path).toMatchObject(listedCalls[call.path as keyof typeof listedCalls]);
    const sends = forms.includes(call.path) ? 'multipart' : call.method === 'GET' ? 'query' : 'body';
    expect(call.sends, call.path).toBe(sends);
    expect(call.summary, call.path).toMatch(/^[A-Z].*\.$/);
  }
});

test('no path is bound twice, however it is capitalised', () => {
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
});
