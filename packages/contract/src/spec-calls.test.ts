import { modules } from '@onehaul/domain/shop';
import { expect, test } from 'vitest';
import { type Declaration, specCalls } from './spec-calls.ts';

const calls = Object.entries<Declaration>(specCalls);
const pathsWhere = (matches: (declaration: Declaration) => boolean) =>
  calls.filter(([, declaration]) => matches(declaration)).map(([path]) => path);

test('every call is listed once, however it is capitalised', () => {
  const paths = calls.map(([path]) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(calls).toHaveLength(95);
  for (const [path] of calls) expect(path).toMatch(/^\/[A-Za-z_]+\/[A-Za-z]+$/);
});

test('every call says who may make it and whether it changes anything', () => {
  for (const [path, { access, effect, module }] of calls) {
    expect(['visitor', 'member', 'mainAccount'], path).toContain(access);
    expect(['read', 'change'], path).toContain(effect);
    if (module !== undefined) expect(modules, path).toContain(module);
  }
});

test('a stranger may make these calls and no other', () => {
  expect(pathsWhere(({ access }) => access === 'visitor').sort()).toEqual([
    '/Base_AddedService/GetDataPage',
    '/Base_AddedServiceDetail/GetDataPage',
    '/Base_Agent/GetDataPage',
    '/Base_Area/GetDataPage',
    '/Base_Carrier/GetDataPage',
    '/Base_City/GetDataPage',
    '/Base_Currency/GetDataPage',
    '/Base_Destination/GetDataCodePage',
    '/Base_Destination/GetDataPage',
    '/Base_GoodsType/GetDataPage',
    '/Base_Proclamation/GetDataDetail',
    '/Base_Proclamation/GetDataPage',
    '/Base_Province/GetDataPage',
    '/Base_Shop/GetShopImage',
    '/Base_Shop/GetShopInfo',
    '/Base_ShopMatters/GetDataPage',
    '/Base_ShopPayType/GetDataPage',
    '/Base_ShopQuote/GetFeeIntroduction',
    '/Base_ShopVideo/GetDataPage',
    '/Base_SystemConfig/GetSystemConfig',
    '/Base_Timer/GetDataPage',
    '/Base_VirtualWareHouse/GetDataPage',
    '/Base_WareHouse/GetDataPage',
    '/ClientLogin/ClientForgotPassword',
    '/ClientLogin/GetSMSVerificationCode',
    '/ClientLogin/RefreshToken',
    '/ClientLogin/SubmitLogin',
    '/Client_Info/AddData',
    '/OrderCalculateFee/FreightTrialCalculation',
    '/OrderCalculateFee/GetAccessChannel',
    '/OrderCalculateFee/ShopVolumeBudget',
    '/OrderTrackLog/GetOrderTrackLogInfo',
  ]);
});

test('a sub-account may not withdraw, manage sub-accounts, use the agent centre or cancel (A16)', () => {
  expect(pathsWhere(({ access }) => access === 'mainAccount').sort()).toEqual([
    '/Client_Info/AddClientSubAccount',
    '/Client_Info/AgentEarningsWithdraw',
    '/Client_Info/DeleteClientSubAccount',
    '/Client_Info/GetClientAgent',
    '/Client_Info/GetClientSubAccount',
    '/Client_Info/SubmitCancellation',
    '/Client_Wallet/ApplicationWithdrawalMoney',
  ]);
});

test('GET and PUT where §7 says so, POST elsewhere', () => {
  expect(pathsWhere(({ method }) => method === 'GET').sort()).toEqual([
    '/Base_Proclamation/GetDataDetail',
    '/Base_SystemConfig/GetSystemConfig',
    '/COD_SKU/WebSKUImportExcelTemplate',
    '/Order/WebOrderImportExcelTemplate',
  ]);
  expect(pathsWhere(({ method }) => method === 'PUT').sort()).toEqual([
    '/Client_AddressInfo/UpdateData',
    '/Client_Info/ChangePwd',
    '/Client_Info/UpdateData',
    '/Order/DeleteData',
    '/Order/OrderReceiveGoods',
    '/Parcel_Info/UpdateData',
    '/order/uploadTheOrderBoxList',
  ]);
  for (const [path, { method }] of calls) expect(['GET', 'PUT', 'POST'], path).toContain(method);
});

test('a GET changes nothing', () => {
  expect(pathsWhere(({ method, effect }) => method === 'GET' && effect === 'change')).toEqual([]);
});

test('what a stranger can change, guess or look up is counted; what sends is closed without the counter', () => {
  expect(pathsWhere(({ limit }) => limit === 'strict').sort()).toEqual([
    '/ClientLogin/GetSMSVerificationCode',
  ]);
  expect(pathsWhere(({ limit }) => limit === 'look')).toEqual(['/OrderTrackLog/GetOrderTrackLogInfo']);
  expect(pathsWhere(({ limit }) => limit === 'guess').sort()).toEqual([
    '/ClientLogin/ClientForgotPassword',
    '/ClientLogin/RefreshToken',
    '/ClientLogin/SubmitLogin',
    '/Client_Info/AddData',
    '/Client_Info/ChangePwd',
    '/Client_Info/SubmitCancellation',
    '/Client_Info/UpdateData',
  ]);
  const changing = pathsWhere(({ access, effect }) => access === 'visitor' && effect === 'change');
  for (const path of changing) expect(pathsWhere(({ limit }) => limit !== undefined)).toContain(path);
});

test('only the country list is called with a tenant that is not the shop’s (§7)', () => {
  expect(pathsWhere(({ claim }) => claim === 'ignored')).toEqual(['/Base_Destination/GetDataCodePage']);
});
