/** Rows a clean-up deletes in one statement: a long delete holds others up, and its locks and WAL come all at once. */
export const batchRows = 1000;

/** Runs a statement of at most `batchRows` rows until it finds less than that. */
export async function inBatches(deleteSome: () => Promise<readonly unknown[]>): Promise<void> {
  while ((await deleteSome()).length >= batchRows);
}
