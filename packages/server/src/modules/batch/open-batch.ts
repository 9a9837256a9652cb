import { randomInt } from 'node:crypto';
import { codeSigns } from '@onehaul/domain/member-code';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { insertBatch, lineOfWarehouse } from './batch.repository.ts';

type Opened = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly lineId: number;
  readonly note: string;
};

/** Human-readable date plus enough random characters to be unique within the day. */
function newNumber(now: Date): string {
  const signs = Array.from({ length: 5 }, () => codeSigns[randomInt(codeSigns.length)]!);
  return `B${now.toISOString().slice(2, 10).replaceAll('-', '')}${signs.join('')}`;
}

/** Opens a batch for a line that leaves this warehouse. */
export async function openBatch(db: TransactionDb, staffId: number, { shopId, ...batch }: Opened) {
  const line = await db.first(lineOfWarehouse, { shopId, ...batch });
  if (!line) throw new Refusal('record.notFound');
  return (await db.first(insertBatch, { shopId, ...batch, staffId, number: newNumber(new Date()) }))!;
}
