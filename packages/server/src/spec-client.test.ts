import { modules } from '@onehaul/domain/shop';
import { earnCommission } from '@onehaul/domain/wallet/journals';
import { aRow } from '@onehaul/testing/catalog-builders';
import { createMarketplaceFixture } from '@onehaul/testing/marketplace-fixture';
import { aMember, anAgent } from '@onehaul/testing/member-builders';
import { aCampaign, anOrder } from '@onehaul/testing/order-builders';
import { aVirtualWarehouse, newCourierNumber } from '@onehaul/testing/parcel-builders';
import { aBankAccount } from '@onehaul/testing/payment-builders';
import { aReturn } from '@onehaul/testing/return-builders';
import { readSheetFile, writeSheetFile } from '@onehaul/testing/sheet-file';
import { createSpecClient, specPaths } from '@onehaul/testing/spec-client';
import { aSku, aStockOrder, someStock } from '@onehaul/testing/stock-builders';
import { createTestApi } from '@onehaul/testing/test-api';
import { testServices } from '@onehaul/testing/test-services';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createRoutes } from './modules/routes.ts';
import { createCallerAuthentication } from './modules/session/index.ts';

type Page<Row = Record<string, never>> = { Rows: Row[]; Total: number };
type Numbered = { Id: number };

const stage = await createMarketplaceFixture();
const { database, shop, clerk, warehouseId, line } = stage;
await database.sql('update shop set modules = $2 where id = $1', [shop.id, [...modules]]);
const services = testServices(database, { marketplace: { urls: { shopee: stage.simulator.url } } });
const api = await createTestApi(database, {
  callerOf: createCallerAuthentication(services).callerOf,
  routes: createRoutes(services),
});
const client = createSpecClient(api, 'harbour.test');
const { ask, refused, upload, blob, state } = client;
afterAll(async () => {
  await api.close();
  services.redis.disconnect();
  await stage.close();
});

// The shop's catalog; the client discovers it through API calls.
const goodsTypeId = Number((await aRow(database, shop, 'goods_type', { names: { en: 'Clothes' } })).id);
await aRow(database, shop, 'line_goods_type', { lineId: line.id, goodsTypeId });
await aRow(database, shop, 'article', { type: 'terms', titles: { en: 'Terms' } });
await aRow(database, shop, 'announcement');
await aRow(database, shop, 'currency', { code: 'HKD', exchangeRate: 1.1 });
await aRow(database, shop, 'shop_image');
await aRow(database, shop, 'video');
await aVirtualWarehouse(database, shop, warehouseId);
const { id: addedServiceId } = await aRow(database, shop, 'added_service', { target: 'order' });
await aRow(database, shop, 'added_service_option', { addedServiceId });
await database.sql(`update line set pay_policy = 'onSubmit' where id = $1`, [line.id]);
const payTypes: Record<string, number> = {};
for (const kind of ['balance', 'bankDeposit'])
  payTypes[kind] = Number((await aRow(database, shop, 'pay_type', { kind })).id);

const phone = '13812345678';
const member = { username: 'Li Lei', password: 'lantern on the quay 7' };
/** Filled in as the scenario proceeds. */
const known = { id: 0, addressId: 0, parcelIds: [] as number[], pictureId: '' };

/** The code of the last SMS, after clearing the one-minute limit between two SMS. */
async function textedCode() {
  const codes = () => services.sent.filter(({ kind }) => kind === 'code');
  const before = codes().length;
  const { redis } = services;
  const prefix = redis.options.keyPrefix ?? '';
  for (const key of await redis.keys(`${prefix}sms:*:wait:*`)) await redis.del(key.slice(prefix.length));
  const sent = await ask('/ClientLogin/GetSMSVerificationCode', { PhoneNumber: phone, DestinationId: 156 });
  await expect.poll(() => codes().length).toBeGreaterThan(before);
  return { ClientId: String(sent.ClientId), Code: codes().at(-1)!.values.code! };
}
async function signIn(form: Record<string, unknown>) {
  const { AccessToken, RefreshToken, IsMianAccount } = await ask('/ClientLogin/SubmitLogin', form);
  expect(IsMianAccount).toBe(true);
  state.token = String(AccessToken);
  return { AccessToken, RefreshToken };
}
const paging = { PageIndex: 1, PageRows: 20 };

describe('a client that knows the specification alone', () => {
  test('spec client: a visitor reads the shop and prices a box', async () => {
    const info = await ask('/Base_Shop/GetShopInfo', { shopURL: 'harbour.test' });
    expect(info).toMatchObject({ Id: shop.id, TenantId: shop.tenantId, IsJY: true, IsCOD: true });
    state.claim = { TenantId: info.TenantId, ShopId: info.Id };
    expect((await refused('/Base_GoodsType/GetDataPage', { TenantId: 99 })).Code).toBe(403);
    expect(await ask<unknown[]>('/Base_Shop/GetShopImage', {})).toHaveLength(1);

    const countries = await ask<{ Id: number; Name: string; Code: string }[]>(
      '/Base_Destination/GetDataCodePage',
      { TenantId: 1 },
    );
    expect(countries).toContainEqual(expect.objectContaining({ Id: 156, Name: 'China', Code: '86' }));
    await ask('/Base_Province/GetDataPage', { ...paging, DestinationId: 156 });
    await ask('/Base_City/GetDataPage', { ...paging, ProvinceId: 'CN44' });
    await ask('/Base_Area/GetDataPage', { ...paging, CityId: 'CN4403' });
    for (const name of [
      'Destination',
      'GoodsType',
      'WareHouse',
      'Timer',
      'AddedServiceDetail',
      'ShopPayType',
    ])
      expect((await ask<Page>(`/Base_${name}/GetDataPage`, paging)).Total, name).toBeGreaterThan(0);
    await ask('/Base_Carrier/GetDataPage', { IsShopee: true, PageIndex: 1, PageRows: 999 });
    expect((await ask<Page>('/Base_AddedService/GetDataPage', { Type: 1 })).Total).toBe(1);
    expect((await ask<Page>('/Base_Currency/GetDataPage', paging)).Rows[0]).toMatchObject({ Code: 'HKD' });
    const [terms] = (await ask<Page>('/Base_ShopMatters/GetDataPage', { Type: 7 })).Rows;
    expect(terms).toMatchObject({ Content: '<p>Text</p>' });
    for (const name of ['ShopVideo', 'Agent', 'VirtualWareHouse'])
      await ask(`/Base_${name}/GetDataPage`, paging);
    const [news] = (await ask<Page<Numbered>>('/Base_Proclamation/GetDataPage', paging)).Rows;
    expect(await ask('/Base_Proclamation/GetDataDetail', undefined, { Id: news!.Id })).toMatchObject(news!);
    expect(await ask('/Base_SystemConfig/GetSystemConfig')).toMatchObject({ SmsWaitSeconds: 60 });

    const boxes = { Boxes: [{ Weight: 1, Length: 10, Width: 10, Height: 10 }] };
    const way = { WareHouseId: warehouseId, DestinationId: 156 };
    expect(await ask<Numbered[]>('/OrderCalculateFee/GetAccessChannel', way)).toMatchObject([
      { Id: line.id },
    ]);
    expect(await ask('/OrderCalculateFee/FreightTrialCalculation', { ...way, ...boxes })).toMatchObject([
      { Price: { AccruedCharge: 10 } },
    ]);
    await ask('/OrderCalculateFee/ShopVolumeBudget', boxes);
    await ask('/Base_ShopQuote/GetFeeIntroduction', {});
  });

  test('spec client: a member registers, signs in both ways and resets the password by a code', async () => {
    await ask('/Client_Info/AddData', {
      UserName: member.username,
      Source: 2,
      Name: 'Li Lei',
      Password: member.password,
      AgentId: '',
      Recommender: '',
      ServicePersonnel: '',
      PhoneNumber: phone,
      DestinationId: 156,
      Email: 'lilei@example.com',
      TaobaoCode: '',
      ...state.claim,
    });
    const first = await signIn(member);
    expect(await ask('/Client_Info/GetTheData')).toMatchObject({ UserName: 'Li Lei', PhoneNumber: phone });
    const renewed = await ask('/ClientLogin/RefreshToken', first);
    state.token = String(renewed.AccessToken);

    const { Code } = await textedCode();
    member.password = 'another lantern on the quay 8';
    await ask('/ClientLogin/ClientForgotPassword', {
      Code,
      PhoneNumber: phone,
      NewPassword: member.password,
    });
    state.token = '';
    await signIn({ phone, DestinationId: 156, LogoType: 2, ...(await textedCode()) });
    await signIn(member);
    known.id = (await ask<Numbered>('/Client_Info/GetTheData')).Id;
  });

  test('spec client: the account is described, comes by, and has sub-accounts', async () => {
    const size = { width: 8, height: 8, channels: 3 as const, background: 'red' };
    const picture = new Uint8Array(await sharp({ create: size }).png().toBuffer());
    known.pictureId = (await upload<{ Id: string }>('/File/ImgUpload', picture)).Id;
    await ask('/Client_Info/UpdateClientPicture', { HostPortrait: known.pictureId });
    await ask('/Client_Info/UpdateData', {
      Name: 'Li',
      Sex: 2,
      Email: 'lilei@example.com',
      DestinationId: 156,
      PhoneNumber: phone,
    });
    const NewPassword = 'a third lantern on the quay 9';
    await ask('/Client_Info/ChangePwd', { OldPassword: member.password, NewPassword });
    member.password = NewPassword;
    await ask('/Client_Info/MemberSignIn');
    const sub = { UserName: 'Han Meimei', Password: 'a lantern of her own 3', Name: 'Han' };
    const { Id } = await ask<Numbered>('/Client_Info/AddClientSubAccount', sub);
    expect(await ask('/Client_Info/GetClientSubAccount', paging)).toMatchObject({ Rows: [{ Id }], Total: 1 });
    await ask('/Client_Info/DeleteClientSubAccount', { Id });

    await anAgent(database, shop, known.id);
    await aJournal(database, shop, earnCommission(known.id, 1000));
    expect(await ask('/Client_Info/GetClientAgent', {})).toMatchObject({ State: 'active' });
    expect(await ask('/Client_Info/AgentEarningsWithdraw', {})).toMatchObject({ Money: 10 });
  });

  test('spec client: addresses and declarations are kept', async () => {
    const address = {
      RecipientName: 'Chan',
      Phone: '13800138000',
      DestinationId: 156,
      RegionId: 'CN440305',
      Address: 'Dock Road 8',
    };
    const { Id } = await ask<Numbered>('/Client_AddressInfo/AddData', address);
    known.addressId = Id;
    const second = await ask<Numbered>('/Client_AddressInfo/AddData', { ...address, RecipientName: 'Wu' });
    await ask('/Client_AddressInfo/UpdateData', { Id, ...address, PostCode: '518000' });
    await ask('/Client_AddressInfo/SetDefaultAddress', { Id: second.Id });
    await ask('/Client_AddressInfo/DeleteData', { Ids: [second.Id] });
    expect((await ask<Page>('/Client_AddressInfo/GetDataPage', paging)).Rows).toMatchObject([{ Id }]);
    const pasted = { Text: 'Li Lei 13800138000 Dock Road 8' };
    const read = await ask('/Client_AddressInfo/AutoRecognizeAddress', pasted);
    expect(read).toMatchObject({ Phone: '13800138000' });
    const declared = {
      Name: '李雷',
      Phone: '13800138000',
      Tel: '0755-88888888',
      Email: 'li@example.com',
      Address: '深圳市南山区科技路1号',
      PostCode: '518000',
      GoodsNameCN: '纯棉T恤',
      GoodsNameEN: 'Cotton T-shirt',
      Account: 2,
      Price: 45.5,
      IdCard: '11010519491231002X',
    };
    const { Id: keptId } = await ask<Numbered>('/Client_AddressInfo/AddDeclare', declared);
    await ask('/Client_AddressInfo/UpdateDeclare', { Id: keptId, ...declared, Account: 3 });
    expect(await ask('/Client_AddressInfo/GetDeclareInfo', paging)).toMatchObject({ Rows: [{ Account: 3 }] });
    await ask('/Client_AddressInfo/DeleteDeclare', { Ids: [keptId] });
  });

  test('spec client: parcels are forecast, described, taken back and received', async () => {
    const row = { GoodsName: 'Shoes', GoodsTypeId: goodsTypeId, Account: 1, Price: 10, ClientRem: '' };
    const [Code, second, third] = [newCourierNumber(), newCourierNumber(), newCourierNumber()];
    await ask('/ParcelOperate/BatchParcelForecastSingle', {
      WareHouseId: warehouseId,
      Code,
      ...row,
      TotalPrice: 10,
    });
    const Rows = [second, third].map((one) => ({ Code: one, ...row, TotalPrice: 10 }));
    await ask('/ParcelOperate/BatchParcelForecast', { WareHouseId: warehouseId, Rows });
    const listed = await ask<Page<Numbered & { Code: string }>>('/Parcel_Info/GetDataPage', paging);
    const idOf = (number: string) => listed.Rows.find((one) => one.Code === number)!.Id;
    await ask('/Parcel_Info/UpdateData', { Id: idOf(Code), ...row, GoodsName: 'Blue shoes' });
    await ask('/Parcel_Info/DeleteData', { Ids: [idOf(third)] });
    expect(await ask('/Parcel_Info/GetParcelCount', {})).toMatchObject({ Expected: 2 });

    const received = await clerk.call('stations/receive', stage.at(Code));
    expect(received.body).toMatchObject({ Code: 200, Data: { outcome: 'expected' } });
    await stage.withPhotos(idOf(Code));
    const size = { lengthMillimetres: 100, widthMillimetres: 100, heightMillimetres: 100 };
    const measured = stage.at(Code, { weightGrams: 1000, ...size, scannedAt: new Date() });
    expect((await clerk.call('stations/measure', measured)).body).toMatchObject({ Code: 200 });
    known.parcelIds = [idOf(Code), idOf(second)];
    expect(await ask('/Parcel_Info/GetParcelCount', {})).toMatchObject({ Expected: 1, Stored: 1 });
  });

  test('spec client: an order is priced, placed, paid, tracked, printed and cancelled', async () => {
    const asked = { ChannelId: line.id, ParcelIds: [known.parcelIds[0]], AddressId: known.addressId };
    const Declares = [{ GoodsNameCN: '鞋', GoodsNameEN: 'Shoes', Account: 1, Price: 10 }];
    const quote = await ask('/OrderCalculateFee/AddOrderBudgetFee', { ...asked, DeclaredAmount: 10 });
    const order = await ask<Numbered & { mainbillcode: string; AccruedCharge: number }>(
      '/Order/CreateOrder',
      {
        ...asked,
        BudgetFeeId: quote.Id,
        Declares,
      },
    );
    const mine = (await ask<Page>('/Order/ClientGetDataPage', paging)).Rows;
    expect(mine).toMatchObject([{ Id: order.Id, mainbillcode: order.mainbillcode, State: 1, istopay: 0 }]);
    expect(await ask('/Order/ClientGetOrderDetailsDataPage', { Id: order.Id })).toMatchObject({ State: 1 });

    await someMoney(database, shop, { id: known.id }, { cash: 100_000 });
    const payment = { ShopPayTypeId: payTypes.balance, OrderIds: [order.Id] };
    const toPay = { Amount: order.AccruedCharge };
    expect(await ask('/Base_ShopPayType/GetPayCurrencyMoney', payment)).toMatchObject(toPay);
    const { PayCode } = await ask<{ PayCode: string }>('/Pay/ZBPay', payment);
    expect(await ask('/Internal/QueryPayState', { PayCode })).toMatchObject({ State: 'settled' });
    const [track] = await ask<Record<string, unknown>[]>('/OrderTrackLog/GetOrderTrackLogInfo', {
      MainBillCodes: [order.mainbillcode],
    });
    expect(track).toMatchObject({ IsFound: true, mainbillcode: order.mainbillcode });
    const Ids = [order.Id];
    expect(await ask('/OrderOperate/GetPrintSheet', { Ids })).toMatchObject({ Type: 'application/pdf' });
    await ask('/OrderOperate/ExportSheetFile', { Ids });
    await ask('/OrderOperate/GetCarrierBillCode', { Ids });
    expect(await ask('/Order/DeleteData', { Ids })).toEqual({ Cancelled: 1 });
    // The refunded balance: the initial amount, the agent's earnings, and the cancelled order's price.
    expect(await ask('/Client_Wallet/GetClientWalletStatistics', {})).toMatchObject({ Money: 1010 });

    const onArrival = { ...asked, ParcelIds: [known.parcelIds[1]], Declares, MaxAmount: 100 };
    expect(await ask('/Order/ArrivalCreateOrder', onArrival)).toMatchObject({ State: 5 });
    const sent = await anOrder(database, shop, { id: known.id }, { step: 'shipped', line });
    await ask('/Order/OrderReceiveGoods', { Ids: [sent.id] });
    await ask('/Order_ReviewsLog/AddData', { OrderId: sent.id, Score: 5, Content: 'Quick.' });
  });

  test('spec client: money is paid in by bank, paid out, and points become a coupon', async () => {
    const BankAccountId = await aBankAccount(database, shop);
    const { PayCode } = await ask<{ PayCode: string }>('/Pay/ZBPay', {
      ShopPayTypeId: payTypes.bankDeposit,
      Amount: 100,
    });
    await ask('/Client_Wallet/OfflineRechargeUploadCertificate', {
      PayCode,
      BankAccountId,
      TransactionNo: 'TR20261116001',
      Certificate: known.pictureId,
    });
    await ask('/Client_Wallet/ApplicationWithdrawalMoney', {
      Amount: 50,
      AccountName: 'Li Lei',
      BankName: 'Bank of the Quay',
      BankCard: '6222021234567890128',
      Password: member.password,
    });
    await someMoney(database, shop, { id: known.id }, { points: 10 });
    const Id = await aCampaign(database, shop, { kind: 'redeem', points: 10 });
    expect((await ask<Page>('/Base_ShopEvents/GetDataPage', paging)).Rows).toMatchObject([{ Id }]);
    await ask('/Base_ShopEvents/PointsRedemptionCoupon', { Id });
    const coupons = { clientId: known.id, IsUse: false, IsEffective: true, ...paging };
    expect((await ask<Page>('/Client_Coupon/GetDataPage', coupons)).Total).toBe(1);
  });

  test('spec client: a seller hands in sheets, keeps stock, sells elsewhere and takes returns', async () => {
    const owner = { id: known.id };
    const { rows: skuHeadings } = await readSheetFile(await blob('/COD_SKU/WebSKUImportExcelTemplate'));
    expect((await readSheetFile(await blob('/Order/WebOrderImportExcelTemplate'))).rows[0]).not.toEqual([]);
    const cup = skuHeadings[0]!.map(
      (_, index) => ['CUP-1', 'Cup', '', '', 0.35, 8, 8, 22.5, 15.5, 5][index] ?? '',
    );
    await upload('/COD_SKU/CODSKUImportVerification', await writeSheetFile([skuHeadings[0]!, cup]));
    const returned = [
      ['Order number', 'Goods', 'Quantity'],
      ['ELSEWHERE-1', 'Cup', 1],
    ];
    const { ImportId } = await upload<{ ImportId: string }>(
      '/Order/OrderImportVerification',
      await writeSheetFile(returned),
      { Type: 'returnList', Choices: JSON.stringify({ warehouseId }) },
    );
    expect(await ask('/Order/OrderImport', { ImportId })).toMatchObject({ Taken: 1 });

    const { id: skuId } = await aSku(database, shop, owner);
    await someStock(database, shop, skuId, warehouseId, 5);
    const items = [{ skuId, quantity: 2 }];
    const { id: OrderId } = await aStockOrder(database, shop, owner, items, { line });
    await ask('/COD_SKU/GetOrderItemDetail', { OrderId });
    expect(await ask('/COD_SKU/OrderBoundStock', { OrderIds: [OrderId] })).toEqual({ Bound: 1 });
    expect(await ask('/COD_SKU/OrderUnbundlingStock', { OrderIds: [OrderId] })).toEqual({ Unbound: 1 });

    const { Url } = await ask<{ Url: string }>('/Base_Electronic/GetAuthorizationUrl', {});
    const yes = new URLSearchParams({ shop_id: '7001234' });
    const back = await fetch(Url, { method: 'POST', body: yes, redirect: 'manual' });
    const given = new URL(back.headers.get('location')!).searchParams;
    const [Code, ExternalId, State] = ['code', 'shop_id', 'state'].map((name) => given.get(name));
    const answer = { Code, ExternalId, State };
    const { Id } = await ask<Numbered>('/Base_Electronic/FrontAuthorization', answer);
    await ask('/Base_Electronic/AddData', { Id, Name: 'Cups' });
    expect(await ask('/Base_Electronic/GetDataPage', paging)).toMatchObject({ Rows: [{ Id, Name: 'Cups' }] });
    const sold = await stage.sold({ id: Id, externalId: '7001234' });
    expect(await ask('/Base_Electronic/GetOrder', { Id: sold.id })).toMatchObject({ OrderNo: sold.number });
    const back1 = await aReturn(database, shop, owner, { state: 'expected' });
    await ask('/Base_Return/ReturnOrderInfo', { Id: back1.id });
  });

  test('spec client: a box list is handed in for a dedicated line, and the account is cancelled by query', async () => {
    const places = await ask<{ Rows: Record<string, number>[] }>('/Dedicated_Order/GetWays', {});
    const { WareHouseId, DestinationId, CarrierId, TimerId } = places.Rows[0]!;
    const way = { WareHouseId, DestinationId, CarrierId, TimerId };
    const booking = await ask<Numbered>('/Dedicated_Order/AddData', {
      ...way,
      GoodsName: '纯棉T恤',
      RecipientName: 'Chan',
      RecipientPhone: '13800138000',
      RecipientAddress: 'Dock 1',
      IsCustoms: 0,
      Weights: [{ GrossWeight: 1 }],
      Sizes: [{ Length: 10, Width: 10, Height: 10 }],
    });
    const names = { 'Box no.': '1', 'Name (Chinese)': '纯棉T恤', 'Name (English)': 'Cotton T-shirt' };
    const size = { 'Length (cm)': 10, 'Width (cm)': 10, 'Height (cm)': 10 };
    const weight = { 'Gross (kg)': 1, 'Net (kg)': 0.8 };
    const boxed = { ...names, 'Pieces per box': 10, Boxes: 1, ...size, ...weight, 'Unit value': 25 };
    const list = await writeSheetFile([Object.keys(boxed), Object.values(boxed)]);
    await upload('/order/uploadTheOrderBoxList', list, { OrderId: booking.Id });

    const leaving = await aMember(database, shop);
    await signIn({ username: leaving.username, password: leaving.password });
    await ask('/Client_Info/SubmitCancellation', undefined, { Password: leaving.password });
    const [row] = await database.sql('select state from member where id = $1', [leaving.id]);
    expect(row).toEqual({ state: 'cancelling' });
  });

  test('spec client: every call of section 7 was answered', () => {
    console.log(`spec client: ${client.answered.size} of ${specPaths.size} calls`);
    expect([...specPaths.keys()].filter((path) => !client.answered.has(path))).toEqual([]);
    expect(specPaths.size).toBe(95);
  });
});
