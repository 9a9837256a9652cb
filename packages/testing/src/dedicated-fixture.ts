import { randomUUID } from 'node:crypto';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { aRow } from './catalog-builders.ts';
import { oneCentPerGram, createFulfilmentFixture } from './fulfilment-fixture.ts';
import { writeSheetFile } from './sheet-file.ts';
import { aLine, someWays } from './tariff-builders.ts';
import type { Reply } from './test-api.ts';

type Body = Record<string, unknown>;
type Person = { readonly id: number };
type WireBooking = Body & { Id: number; MainBillCode: string; Step: string; AccruedCharge: number };

const headings = [
  'Box no.',
  'Mark',
  'Name (Chinese)',
  'Name (English)',
  'Material',
  'HS code',
  'Pieces per box',
  'Boxes',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Gross (kg)',
  'Net (kg)',
  'Unit value',
  'Origin',
];
const shirts = [
  '1',
  '',
  '纯棉T恤',
  'Cotton T-shirt',
  '棉',
  '610910',
  '10',
  '1',
  '40',
  '30',
  '20',
  '1',
  '0.8',
  '25',
  'CN',
];

/** A row of a box list: shirts in box 1 by default. */
export const listRow = (more: Readonly<Record<string, string>> = {}) =>
  headings.map((heading, index) => more[heading] ?? shirts[index]!);

/** The fulfilment stage with a dedicated line that costs one cent per gram. */
export async function createDedicatedFixture() {
  const stage = await createFulfilmentFixture();
  const { database, api, shop, warehouseId, amy } = stage;
  await database.sql(`update shop set modules = '{consolidation,dedicatedLine,peers}' where id = any($1)`, [
    [shop.id, stage.rivalShop.id],
  ]);
  const { carrierId, deliverySpeedId } = await someWays(database, shop, [156]);
  const goodsType = await aRow(database, shop, 'goods_type', { names: { en: 'Clothes' } });
  const goodsTypeId = Number(goodsType.id);
  const line = (tariff: Tariff = oneCentPerGram) =>
    aLine(database, shop, { warehouseId, carrierId, deliverySpeedId, tariff, goodsTypeIds: [goodsTypeId] });
  const lineId = await line();
  const way = {
    WareHouseId: warehouseId,
    DestinationId: 156,
    CarrierId: carrierId,
    TimerId: deliverySpeedId,
    GoodsTypeId: goodsTypeId,
  };
  /** Two packages of 1 kg and one of 2 kg. */
  const goods = {
    ...way,
    Weights: [{ GrossWeight: 1, Quantity: 2 }, { GrossWeight: 2 }],
    Sizes: [{ Length: 10, Width: 10, Height: 10, Quantity: 3 }],
  };
  const form = {
    ...goods,
    GoodsName: '纯棉T恤',
    RecipientName: 'Chan',
    RecipientPhone: '13800138000',
    RecipientAddress: 'Dock 1',
    IsCustoms: 0,
  };
  const headersOf = ({ id }: Person) => ({
    authorization: `Bearer ${shop.id}:${id}`,
    'accept-language': 'en',
    'idempotency-key': randomUUID(),
  });
  const call = (who: Person, path: string, body: Body = {}): Promise<Reply> =>
    api.post('harbour.test', path, body, headersOf(who));
  const book = async (more: Body = {}, who: Person = amy) =>
    (await call(who, '/Dedicated_Order/AddData', { ...form, ...more })).body.Data as WireBooking;

  return {
    ...stage,
    lineId,
    way,
    goods,
    form,
    call,
    book,
    /** Receives a box at the station, by default with its announced weight and size. */
    receive: (
      orderNumber: string,
      boxNumber: number,
      weightGrams = boxNumber === 3 ? 2000 : 1000,
      more: Body = {},
    ) =>
      stage.clerk.call(
        'boxes/receive',
        stage.scan({
          orderNumber,
          boxNumber,
          weightGrams,
          lengthMillimetres: 100,
          widthMillimetres: 100,
          heightMillimetres: 100,
          ...more,
        }),
      ),
    async upload(orderId: number, rows: readonly (readonly string[])[], who: Person = amy) {
      const sheet = new FormData();
      const file = await writeSheetFile([headings, ...rows]);
      sheet.append('file', new Blob([new Uint8Array(file)]), 'list.xlsx');
      sheet.append('OrderId', String(orderId));
      const body = new Response(sheet);
      const reply = await api.app.inject({
        method: 'PUT',
        url: '/api/order/uploadTheOrderBoxList',
        headers: {
          host: 'harbour.test',
          ...headersOf(who),
          'content-type': body.headers.get('content-type')!,
        },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      return { status: reply.statusCode, headers: reply.headers, body: reply.json() } as Reply;
    },
    /** Polls until a sheet has been checked. */
    async checked(importId: string, who: Person = amy) {
      for (let turns = 0; turns < 500; turns++) {
        const { body } = await call(who, '/Order_Import/GetTheData', { ImportId: importId });
        const data = body.Data as { Sheet: { State: string; Wrong: number }; Rows: Body[] };
        if (data.Sheet.State !== 'reading') return data;
      }
      throw new Error('the sheet is still being looked at');
    },
    take: (importId: string, who: Person = amy) => call(who, '/Order/OrderImport', { ImportId: importId }),
  };
}
