import type { Parcel } from '@onehaul/contract/parcel';
import { useCallback, useMemo, useState } from 'react';

/** Selected parcels across pages; those of the current page in their current version. */
export function useSelectedParcels(rows: readonly Parcel[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Parcel>>(new Map());
  const choose = useCallback(
    (parcels: readonly Parcel[]) => setChosen(new Map(parcels.map((parcel) => [String(parcel.id), parcel]))),
    [],
  );
  const chooseKeys = (keys: readonly string[]) => {
    const known = new Map([...chosen, ...rows.map((parcel) => [String(parcel.id), parcel] as const)]);
    choose(keys.flatMap((key) => known.get(key) ?? []));
  };
  const parcels = useMemo(() => {
    const fresh = new Map(rows.map((parcel) => [String(parcel.id), parcel]));
    return [...chosen].map(([key, parcel]) => fresh.get(key) ?? parcel);
  }, [chosen, rows]);
  return { parcels, keys: new Set(chosen.keys()), choose, chooseKeys };
}
