import { randomInt } from 'node:crypto';
import { codeAlphabet } from '@onehaul/domain/member-code';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { insertBatch, lineOfWarehouse } from './batch.repository.ts';

type NewBatch = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly lineId: number;
  readonly note: string;
};

/** The day in the shop's time zone plus enough random characters to be unique within the day. */
function generateBatchNumber(day: string): string {
  const signs = Array.from({ length: 5 }, () => codeAlphabet[randomInt(codeAlphabet.length)]!);
  return `B${day}${signs.join('')}`;
}

/** Opens a batch for a line that leaves this warehouse. */
export async function openBatch(db: TransactionDb, staffId: number, { shopId, ...batch }: NewBatch) {
  const line = await db.first(lineOfWarehouse, { shopId, ...batch });
  if (!line) throw new Refusal('record.notFound');
  return (await db.first(insertBatch, {
    shopId,
    ...batch,
    staffId,
    number: generateBatchNumber(line.day),
  }))!;
}
