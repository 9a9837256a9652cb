import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { type ListParts, ListPartsContext, type SavedView, viewsKey } from './list-view.ts';

const noViews: readonly SavedView[] = [];

type Options = {
  readonly list: string;
  readonly address: URLSearchParams;
  /** The address says what the list shows. */
  readonly hasQuery: boolean;
  readonly onOpen: (view: SavedView) => void;
};

/**
 * The saved views of a list and the one its address names. A list that is opened without a query opens with the view
 * the user chose for it; rows of anything else are not shown before.
 */
export function useListView({ list, address, hasQuery, onOpen }: Options) {
  const provided = useContext(ListPartsContext);
  const queries = useQueryClient();
  const [isOpening, setIsOpening] = useState(() => provided !== undefined && !hasQuery);
  const { data, isPending } = useQuery(queryOf(list, provided));
  const views = data?.items ?? noViews;
  const named = Number(address.get('view'));
  const open = useEffectEvent((chosen: SavedView | undefined) => {
    setIsOpening(false);
    // The user may have searched meanwhile.
    if (chosen && !hasQuery) onOpen(chosen);
  });
  const isOpenedPlainly = useEffectEvent(() => isOpening);
  useEffect(() => {
    if (!isOpenedPlainly()) return;
    let isHere = true;
    const settle = (items: readonly SavedView[]) => {
      if (isHere) open(items.find(({ isDefault }) => isDefault));
    };
    queries.ensureQueryData(queryOf(list, provided)).then(
      ({ items }) => settle(items),
      () => settle(noViews),
    );
    return () => {
      isHere = false;
    };
  }, [queries, list, provided]);
  return {
    parts: provided,
    views,
    current: views.find(({ id }) => id === named),
    isPending: isOpening || (provided !== undefined && isPending && named > 0),
  };
}

const queryOf = (list: string, provided: ListParts | undefined) => ({
  queryKey: viewsKey(list),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => provided!.loadViews(list, signal),
  enabled: provided !== undefined,
  staleTime: 60_000,
});
