import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';

export type WhichBatch = { readonly shopId: number; readonly id: number };

export const addressOfBatch = ({ shopId, id }: WhichBatch) =>
  generatePath(paths.batch, { shopId: String(shopId), batchId: String(id) });

/** The batch of an address, where it names one. */
export function whichBatch({
  shopId,
  batchId,
}: {
  shopId?: string;
  batchId?: string;
}): WhichBatch | undefined {
  const isId = (text: string | undefined) => /^[1-9]\d{0,8}$/.test(text ?? '');
  return isId(shopId) && isId(batchId) ? { shopId: Number(shopId), id: Number(batchId) } : undefined;
}
