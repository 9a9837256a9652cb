import { Refusal } from '@onehaul/domain/refusal';

/** Reads or locks the rows of these ids, each once; throws record.notFound when one is missing. */
export async function getAllRows<Row>(
  ids: readonly number[],
  find: (wanted: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const wanted = [...new Set(ids)];
  const rows = await find(wanted);
  if (rows.length < wanted.length) throw new Refusal('record.notFound');
  return rows;
}
