/**
 * Rows per delete statement: a long delete blocks others, and takes its locks and writes its WAL all at the
 * same time.
 */
export const batchRows = 1000;

/** Repeats a statement limited to `batchRows` until it affects fewer rows. */
export async function repeatInBatches(deleteSome: () => Promise<readonly unknown[]>): Promise<void> {
  while ((await deleteSome()).length >= batchRows);
}
