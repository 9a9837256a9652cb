/** Returns the page to show after a row was removed: the last page may be empty now. */
export function pageAfterRemoval(shown: number, rowsLeft: number, rowsPerPage: number): number {
  return Math.max(1, Math.min(shown, Math.ceil(rowsLeft / rowsPerPage)));
}
