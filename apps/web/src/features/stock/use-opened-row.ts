import { useState } from 'react';

/** The opened row as last loaded: what is open stays when the row leaves the page of the list. */
export function useOpenedRow<Row>(row: Row | undefined): Row | undefined {
  const [kept, setKept] = useState(row);
  if (row !== undefined && row !== kept) setKept(row);
  return row ?? kept;
}
