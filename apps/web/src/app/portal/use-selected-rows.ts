import { useCallback, useMemo, useState } from 'react';

/** Selected rows of a list across its pages; those of the current page in their current version. */
export function useSelectedRows<Row extends { readonly id: number }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const choose = useCallback(
    (picked: readonly Row[]) => setChosen(new Map(picked.map((row) => [String(row.id), row]))),
    [],
  );
  const chooseKeys = (keys: readonly string[]) => {
    const known = new Map([...chosen, ...rows.map((row) => [String(row.id), row] as const)]);
    choose(keys.flatMap((key) => known.get(key) ?? []));
  };
  const selected = useMemo(() => {
    const fresh = new Map(rows.map((row) => [String(row.id), row]));
    return [...chosen].map(([key, row]) => fresh.get(key) ?? row);
  }, [chosen, rows]);
  return { rows: selected, keys: new Set(chosen.keys()), choose, chooseKeys };
}
