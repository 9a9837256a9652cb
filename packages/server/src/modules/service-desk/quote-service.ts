import type { TransactionDb } from '../../db/database.ts';
import { lockRequest, stepRequest } from '../service/index.ts';
import type { Which } from './find-at-desk.ts';

/** Somebody says what it costs; its owner is told, and pays. */
export async function quoteService(
  db: TransactionDb,
  { shopId, id, minor, answer }: Which & { readonly minor: number; readonly answer: string },
): Promise<void> {
  const { request } = await lockRequest(db, shopId, id);
  await stepRequest(db, request, 'quote', { minor, answer, notice: 'serviceQuoted' });
}
