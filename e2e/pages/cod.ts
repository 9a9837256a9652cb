import type { Page } from '@playwright/test';
import { writeSheetFile } from '@onehaul/testing/sheet-file';
import { arrivalCalls } from '@onehaul/contract/console/batches';
import { newName } from '../members.ts';
import { text } from '../messages.ts';
import type { DemoShop } from '../demo-data.ts';
import { sql } from '../product.ts';
import { askAsStaff } from '../staff.ts';
import { expect, openMemberPage } from '../test.ts';
import { BatchPage } from './batch-page.ts';
import { PackPage } from './pack-page.ts';
import { PickPage } from './pick-page.ts';
import { StationPage } from './station-page.ts';

export type CodLine = {
  readonly id: number;
  readonly name: string;
  readonly warehouseCode: string;
  readonly warehouseId: number;
};

/** A demo line whose carrier collects in TWD. */
export async function collectingLine({ tenantId, id }: DemoShop): Promise<CodLine> {
  const [line] = await sql<CodLine>(
    `select line.id, line.names ->> 'en' as name, warehouse.id as "warehouseId", warehouse.code as "warehouseCode"
     from line join warehouse using (tenant_id, shop_id)
     where line.tenant_id = $1 and line.shop_id = $2 and line.code = 'TW-AIR' and warehouse.id = line.warehouse_id`,
    [tenantId, id],
  );
  return line!;
}

/** A seller's stock in the line's warehouse. */
export async function goodsInStock(
  { tenantId, id: shopId }: DemoShop,
  memberId: number,
  warehouseId: number,
  pieces: number,
): Promise<{ code: string }> {
  const code = newName('CUP').toUpperCase();
  const [sku] = await sql<{ id: string }>(
    `insert into sku (tenant_id, shop_id, member_id, code, name, weight_grams, length_mm, width_mm, height_mm,
       declared_minor) values ($1, $2, $3, $4, 'Enamel cup', 300, 120, 100, 90, 1500) returning id`,
    [tenantId, shopId, memberId, code],
  );
  await sql(
    `insert into stock (tenant_id, shop_id, sku_id, warehouse_id, member_id) values ($1, $2, $3, $4, $5)`,
    [tenantId, shopId, sku!.id, warehouseId, memberId],
  );
  await sql(
    `select from app.move_stock($1, $2, 'system', null, jsonb_build_array(jsonb_build_object('sku', $3::bigint,
       'warehouse', $4::int, 'kind', 'receive', 'count', $5::int, 'key', 'journey')))`,
    [tenantId, shopId, sku!.id, warehouseId, pieces],
  );
  return { code };
}

const headings = [
  'Your order number',
  'Receiver',
  'Phone',
  'Province',
  'Address',
  'Postcode',
  'SKU code',
  'Quantity',
  'Collection amount',
];
export type SheetRow = {
  readonly number: string;
  readonly phone?: string;
  readonly sku: string;
  readonly quantity: number;
  readonly amount: number;
};

/** The seller's side: sheets, binding of stock, and lists. Pages are in English. */
export class CodPages {
  readonly page: Page;
  readonly #host: string;

  constructor(page: Page, host: string) {
    this.page = page;
    this.#host = host;
  }

  async openUpload(lineName: string): Promise<void> {
    await openMemberPage(this.page, this.#host, '/cod/upload');
    const line = this.page.getByRole('combobox', { name: text('en', 'cod', 'upload.line') });
    const option = line.getByRole('option').filter({ hasText: lineName });
    await line.selectOption((await option.first().getAttribute('value'))!);
  }

  /** Uploads a sheet and waits for its result. */
  async upload(rows: readonly SheetRow[], state: 'wrong' | 'verified'): Promise<void> {
    const file = await writeSheetFile([
      headings,
      ...rows.map(({ number, phone = '0912345678', sku, quantity, amount }) => [
        number,
        'Lin Mei',
        phone,
        'Taipei',
        '1 Songren Road',
        '110',
        sku,
        String(quantity),
        String(amount),
      ]),
    ]);
    await this.page.locator('[data-import-file]').setInputFiles({
      name: `${newName('orders')}.xlsx`,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: file,
    });
    await expect(this.page.locator(`[data-import=${state}]`)).toBeVisible();
  }

  async take(): Promise<void> {
    await this.page.locator('[data-import-submit]').click();
    await expect(this.page.locator('[data-import=committed]')).toBeVisible();
  }

  /** Binds stock to an order from its drawer. */
  async bind(clientNumber: string): Promise<void> {
    await openMemberPage(this.page, this.#host, `/cod/pendShipOrder?search=${clientNumber}`);
    await this.page.getByRole('row').filter({ hasText: clientNumber }).click();
    await this.page.locator('[data-cod] [data-act=bind]').click();
    await expect(this.page.locator('[data-cod] [data-stage=toShip]')).toBeVisible();
  }
}

export type CodRow = { readonly id: number; readonly number: string; readonly step: string };

export async function codOrderOf(memberId: number, clientNumber: string): Promise<CodRow> {
  const [row] = await sql<CodRow>(
    'select id::int, number, step from shop_order where member_id = $1 and client_number = $2',
    [memberId, clientNumber],
  );
  return row!;
}

/** A clerk picks the pieces one by one, packs them into a box and hands it over. */
export async function sendFromStock(
  desk: Page,
  line: CodLine,
  order: CodRow,
  goods: { readonly code: string; readonly quantity: number },
): Promise<void> {
  await new StationPage(desk).open(line.warehouseCode);
  const pick = new PickPage(desk);
  await pick.open();
  await pick.start(order.number);
  await expect(desk.locator('[data-next-item]')).toHaveAttribute('data-next-item', goods.code);
  for (let piece = 0; piece < goods.quantity; piece++) await pick.pick(goods.code);
  await expect(desk.locator('[data-wave-done]')).toBeVisible();
  const pack = new PackPage(desk);
  await pack.open();
  await pack.openOrder(order.number);
  await expect(desk.locator('[data-item]')).toHaveAttribute('data-item', goods.code);
  await pack.addBox(['0.7', '20', '12', '10']);
  await pack.finish('good');
  const batch = new BatchPage(desk);
  await batch.open(line.name);
  await batch.load(`${order.number}-1`);
  await batch.close();
  await batch.handOver();
}

/** Reports the order as delivered and paid on delivery. */
export const deliver = (desk: Page, shop: DemoShop, order: CodRow) =>
  askAsStaff(desk, arrivalCalls.deliver, {
    shopId: shop.id,
    id: order.id,
    place: 'Taipei',
    collectedMinor: 0,
  });
