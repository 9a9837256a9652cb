import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';

export type WhichBatch = { readonly shopId: number; readonly id: number };

export const addressOfBatch = ({ shopId, id }: WhichBatch) =>
  generatePath(paths.batch, { shopId: String(shopId), batchId: String(id) });

/** Parses the batch key of a URL; returns undefined if there is none. */
export function parseBatchKey({
  shopId,
  batchId,
}: {
  shopId?: string;
  batchId?: string;
}): WhichBatch | undefined {
  const isId = (text: string | undefined) => /^[1-9]\d{0,8}$/.test(text ?? '');
  return isId(shopId) && isId(batchId) ? { shopId: Number(shopId), id: Number(batchId) } : undefined;
}
