import { randomInt } from 'node:crypto';
import { writeSheetFile } from '@onehaul/testing/sheet-file';
import type { Page } from '@playwright/test';
import { choose } from '../choose.ts';
import type { DemoShop } from '../demo-data.ts';
import { newName } from '../members.ts';
import { sql } from '../product.ts';
import { openConsole } from '../staff.ts';
import { expect } from '../test.ts';

export type CodShipment = { readonly id: number; readonly number: string; readonly billNumber: string };

/** An order modelled on the demo's, under way to a receiver who has to pay 1,000.00 TWD. */
export async function shippedOrder(
  { tenantId, id: shopId }: DemoShop,
  memberId: number,
): Promise<CodShipment> {
  const [named] = await sql<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = 'shop_order' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const number = `CODJ${String(randomInt(1e12)).padStart(12, '0')}`;
  const billNumber = `TWJ${randomInt(1e12)}`;
  const [row] = await sql<{ id: number }>(
    `insert into shop_order (${named!.columns})
     select ${named!.columns} from jsonb_populate_record(null::shop_order, (
       select to_jsonb(o) || jsonb_build_object('number', $3::text, 'member_id', $4::int, 'account_id', $4::int,
         'client_number', $3::text, 'carrier_bill_number', $5::text, 'step', 'shipped', 'delivered_at', null,
         'completed_at', null, 'shipped_at', now(), 'paid_minor', 0, 'exception', null, 'exception_at', null,
         'batch_id', null)
       from shop_order o join cod_order using (tenant_id, shop_id)
       where o.tenant_id = $1 and o.shop_id = $2 and cod_order.order_id = o.id and o.shipped_at is not null
         and o.bill is not null order by o.id limit 1))
     returning id::int`,
    [tenantId, shopId, number, memberId, billNumber],
  );
  await sql(
    `insert into cod_order (tenant_id, shop_id, order_id, member_id, currency_code, expected_minor)
     values ($1, $2, $3, $4, 'TWD', 100000)`,
    [tenantId, shopId, row!.id, memberId],
  );
  return { id: row!.id, number, billNumber };
}

/** The finance side: carrier statements and remittances to sellers. Pages are in English. */
export class CodDesk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  open = (tab: string) => openConsole(this.page, `/cod${tab === 'overview' ? '' : `?tab=${tab}`}`);

  /** Uploads a sheet of bill numbers and amounts in TWD, and opens it. */
  async enterStatement(carrier: string, rows: readonly (readonly [string, number])[]): Promise<void> {
    const { page } = this;
    const number = newName('S');
    await this.open('statements');
    await page.locator('[data-act=addStatement]').first().click();
    const form = page.getByRole('dialog');
    await choose(form.getByLabel('Carrier', { exact: true }), carrier, { isTyped: true });
    await form.getByLabel('Statement number').fill(number);
    await choose(form.getByLabel('Currency', { exact: true }), 'TWD');
    await form.locator('input[type=file]').setInputFiles({
      name: `${number}.xlsx`,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await writeSheetFile([
        ['Waybill', 'COD amount'],
        ...rows.map(([billNumber, amount]) => [billNumber, String(amount)]),
      ]),
    });
    await form.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(form).toBeHidden();
    await page.getByRole('row').filter({ hasText: number }).click();
    await expect(page.locator(`[data-statement="${number}"]`)).toBeVisible();
  }

  /** Resolves a line of the open statement. */
  async decide(billNumber: string, resolution: string): Promise<void> {
    await this.page.locator(`[data-line="${billNumber}"] [data-act=resolve]`).click();
    const form = this.page.getByRole('dialog').filter({ hasText: `Resolve ${billNumber}` });
    await form.getByText(resolution, { exact: true }).click();
    await form.getByRole('button', { name: 'Resolve' }).click();
    await expect(form).toBeHidden();
  }

  async settle(): Promise<void> {
    await this.page.locator('[data-act=settle]').click();
    const form = this.page.getByRole('dialog').filter({ hasText: 'Settle statement' });
    await form.getByRole('button', { name: 'Settle' }).click();
    await expect(this.page.locator('[data-act=settle]')).toBeHidden();
  }

  /** Remits to a seller from their drawer, and returns the amount. */
  async remit(memberName: string): Promise<string> {
    await this.open('sellers');
    await this.page.getByRole('row').filter({ hasText: memberName }).click();
    const net = await this.page.locator('[data-net]').textContent();
    await this.page.locator('[data-act=remit]').click();
    const form = this.page.getByRole('dialog').filter({ hasText: 'Remit' }).last();
    await form.getByRole('button', { name: 'Remit' }).click();
    await expect(this.page.getByRole('row').filter({ hasText: memberName })).toHaveCount(0);
    return net!;
  }
}
