import { anOrder, type TestOrder } from '@onehaul/testing/order-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { readSheetFile } from '@onehaul/testing/sheet-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof createParcelApi>>;
let order: TestOrder;
let unpaid: TestOrder;
let others: TestOrder;
let foreign: TestOrder;
beforeAll(async () => {
  at = await createParcelApi();
  const { database, harbour, rival, anna, ben, carla } = at;
  const staffId = (await aStaffMember(database, 2, { roles: ['clerk'], email: 'clerk@company.test' })).id;
  order = await anOrder(database, harbour, anna, {
    step: 'ready',
    staffId,
    row: { carrierBillNumber: 'HCT1', receiverName: '=陳' },
  });
  unpaid = await anOrder(database, harbour, anna);
  others = await anOrder(database, harbour, ben);
  foreign = await anOrder(database, rival, carla);
});
afterAll(() => at.close());

type File = { Name: string; Type: string; Content: string };
const bytesOf = ({ Content }: File) => Buffer.from(Content, 'base64');

describe('a member’s papers', () => {
  test('a sheet of their orders, and the labels of what is packed', async () => {
    const print = (ids: number[], type?: string) =>
      at.call<File>(at.anna, '/OrderOperate/GetPrintSheet', { Ids: ids, ...(type && { Type: type }) });
    const { data } = await print([order.id, unpaid.id]);
    expect(data).toMatchObject({ Name: 'orders.pdf', Type: 'application/pdf' });
    expect(
      bytesOf(data)
        .toString('latin1')
        .match(/\/Type \/Page\n/g),
    ).toHaveLength(2);
    expect((await print([order.id], 'labels')).data.Name).toBe('labels.pdf');
    expect((await print([unpaid.id], 'labels')).error).toBe('order.boxMissing');
  });

  test('a workbook of the newest, of a stage, or of those chosen', async () => {
    const rowsOf = async (body: object) => {
      const { data } = await at.call<File>(at.sub, '/OrderOperate/ExportSheetFile', body);
      const { rows, formulas } = await readSheetFile(bytesOf(data));
      expect(formulas).toBe(0);
      return rows.slice(1).map(([number, stage, , , , receiver]) => ({ number, stage, receiver }));
    };
    expect((await rowsOf({})).map(({ number }) => number)).toEqual([unpaid.number, order.number]);
    expect(await rowsOf({ Stage: 'toShip' })).toEqual([
      { number: order.number, stage: 'To be shipped', receiver: "'=陳" },
    ]);
    expect(await rowsOf({ Ids: [unpaid.id] })).toMatchObject([{ number: unpaid.number, stage: 'Unpaid' }]);
  });

  test('the carrier’s numbers', async () => {
    const { data } = await at.call(at.anna, '/OrderOperate/GetCarrierBillCode', {
      Ids: [order.id, unpaid.id],
    });
    expect(data).toEqual([
      { Id: unpaid.id, MainBillCode: unpaid.number, CarrierBillCode: null },
      { Id: order.id, MainBillCode: order.number, CarrierBillCode: 'HCT1' },
    ]);
  });

  test('somebody else’s order is not there, alone or among one’s own', async () => {
    for (const strange of [others, foreign])
      for (const path of ['GetPrintSheet', 'ExportSheetFile', 'GetCarrierBillCode'])
        for (const Ids of [[strange.id], [order.id, strange.id]])
          expect((await at.call(at.anna, `/OrderOperate/${path}`, { Ids })).error, path).toBe(
            'record.notFound',
          );
  });
});
