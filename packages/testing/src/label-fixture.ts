import { createHash, randomBytes } from 'node:crypto';
import type { LabelStock } from '@onehaul/domain/label/zpl';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type PrinterDraft = Partial<LabelStock> & {
  readonly host?: string;
  readonly port?: number;
  readonly name?: string;
};

let count = 0;

/** A printer of 100 by 50 mm labels at 203 dpi. */
export async function aLabelPrinter(
  database: TestDatabase,
  shop: Shop,
  warehouseId: number,
  { name = `Zebra ${(count += 1)}`, host = '127.0.0.1', port = 9100, ...stock }: PrinterDraft = {},
): Promise<{ id: number; name: string }> {
  const { dpi = 203, widthMm = 100, heightMm = 50 } = stock;
  const [row] = await database.sql(
    `insert into label_printer (tenant_id, shop_id, warehouse_id, name, host, port, dpi, width_mm, height_mm)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [shop.tenantId, shop.id, warehouseId, name, host, port, dpi, widthMm, heightMm],
  );
  return { id: row!.id as number, name };
}

/** A print agent with its key. */
export async function aPrintAgent(
  database: TestDatabase,
  shop: Shop,
  warehouseId: number,
): Promise<{ id: number; key: string }> {
  const key = randomBytes(32).toString('base64url');
  const [row] = await database.sql(
    `insert into print_agent (tenant_id, shop_id, warehouse_id, name, key_hash)
     values ($1, $2, $3, 'Packing table', $4) returning id`,
    [shop.tenantId, shop.id, warehouseId, createHash('sha256').update(key).digest()],
  );
  return { id: row!.id as number, key };
}

/** A label that waits for an agent. */
export async function aLabelJob(
  database: TestDatabase,
  shop: Shop,
  warehouseId: number,
  { printerId, staffId, parcelId }: { printerId: number; staffId: number; parcelId?: number },
): Promise<number> {
  const [row] = await database.sql(
    `insert into label_job (tenant_id, shop_id, warehouse_id, printer_id, kind, parcel_id, staff_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning id::int`,
    [shop.tenantId, shop.id, warehouseId, printerId, parcelId ? 'parcel' : 'test', parcelId ?? null, staffId],
  );
  return row!.id as number;
}
