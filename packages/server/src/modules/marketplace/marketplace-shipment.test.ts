import { commitImport, importFile, type SheetSender } from '@onehaul/testing/import-api';
import { type MarketplaceFixture, createMarketplaceFixture } from '@onehaul/testing/marketplace-fixture';
import { newCourierNumber } from '@onehaul/testing/parcel-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: MarketplaceFixture;
let sender: SheetSender;
let lineCode: string;
const headings = ['平台订单号', '国内快递单号', '线路代码', '备注'];
beforeAll(async () => {
  stage = await createMarketplaceFixture();
  const { api, shop, amy, database, line } = stage;
  sender = { api, host: 'harbour.test', headers: { authorization: `Bearer ${shop.id}:${amy.id}` } };
  const [row] = await database.sql('select code from line where id = $1', [line.id]);
  lineCode = row!.code as string;
});
afterAll(() => stage.close());

describe('a sheet of shipments', () => {
  test('links many orders at once, several numbers of one in a cell', async () => {
    const at = await stage.connected();
    const [one, two] = [await stage.sold(at), await stage.sold(at)];
    const numbers = [newCourierNumber(), newCourierNumber(), newCourierNumber()];
    const checked = await importFile(sender, 'marketplaceShipment', [
      headings,
      [one.number, `${numbers[0]}，${numbers[1]}`, lineCode.toLowerCase(), 'Fragile'],
      [two.number, numbers[2]!, lineCode, null],
    ]);
    expect(checked).toMatchObject({ state: 'verified', total: 2, problems: [] });
    expect(await commitImport(sender, checked.importId)).toMatchObject({ code: 200, taken: 2 });
    expect(await stage.rowOf(one.number)).toMatchObject({ state: 'linked' });
    const { order_id: orderId } = await stage.rowOf(one.number);
    const parcels = await stage.database.sql(
      'select courier_number from parcel where order_id = $1 order by 1',
      [orderId],
    );
    expect(parcels.map(({ courier_number: number }) => number)).toEqual(numbers.slice(0, 2).sort());
  });

  test('tells by the cell what is wrong: orders nobody has, numbers in use, lines that are none', async () => {
    const at = await stage.connected();
    const [one, gone, taken] = [await stage.sold(at), await stage.sold(at), await stage.linked(at)];
    stage.simulator.cancel(gone.number);
    await stage.syncNow(at.id);
    const number = newCourierNumber();
    const { state, problems } = await importFile(sender, 'marketplaceShipment', [
      headings,
      ['NOBODY', newCourierNumber(), lineCode, null],
      [gone.number, newCourierNumber(), lineCode, null],
      [taken.number, newCourierNumber(), lineCode, null],
      [one.number, taken.courierNumber, 'NOWHERE', null],
      [one.number, number, lineCode, null],
    ]);
    expect(state).toBe('wrong');
    expect(problems.map(({ cell, problem }) => `${cell} ${problem}`).sort()).toEqual([
      'A2 unknown',
      'A3 alreadyKnown',
      'A4 alreadyKnown',
      'A6 twice',
      'B5 twice',
      'C5 unknown',
    ]);
  });

  test('a hundred orders are taken together', async () => {
    const at = await stage.connected();
    const numbers = Array.from({ length: 100 }, () => stage.simulator.add(at.externalId).number);
    await stage.syncNow(at.id);
    const rows = numbers.map((number) => [number, newCourierNumber(), lineCode, null]);
    const checked = await importFile(sender, 'marketplaceShipment', [headings, ...rows]);
    expect(await commitImport(sender, checked.importId)).toMatchObject({ code: 200, taken: 100 });
  });
});
