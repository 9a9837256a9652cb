type Keyed = { readonly key: string };

/** Keys after one of them moved to the place of another. */
export function moveKey(keys: readonly string[], key: string, to: number): string[] {
  const from = keys.indexOf(key);
  const place = Math.min(Math.max(to, 0), keys.length - 1);
  return from < 0 ? [...keys] : keys.toSpliced(from, 1).toSpliced(place, 0, key);
}

/** Puts the named rows into the given order on the places they hold, as the server does. */
export function reorderRows<Row extends Keyed>(rows: readonly Row[], keys: readonly string[]): Row[] {
  const named = new Map(rows.map((row) => [row.key, row]));
  const next = keys.filter((key) => named.has(key)).values();
  return rows.map((row) => (keys.includes(row.key) ? named.get(next.next().value!)! : row));
}
