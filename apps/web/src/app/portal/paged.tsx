import { type ReactNode, useState } from 'react';
import { ListPager } from './list-pager.tsx';

const rows = 50;

type Props<Item> = {
  readonly items: readonly Item[];
  readonly children: (shown: readonly Item[]) => ReactNode;
};

/** Pages of a fully loaded list: an order may have a thousand parcels. */
export function Paged<Item>({ items, children }: Props<Item>) {
  const [wanted, setWanted] = useState(1);
  const pages = Math.max(1, Math.ceil(items.length / rows));
  const page = Math.min(wanted, pages);
  return (
    <>
      {children(items.slice((page - 1) * rows, page * rows))}
      <ListPager page={page} rows={rows} total={items.length} onPage={setWanted} />
    </>
  );
}
