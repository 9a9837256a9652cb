import { type ReactNode, useState } from 'react';
import { Pagination } from './antd.ts';

type Props<Item> = {
  readonly items: readonly Item[];
  readonly rows?: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
};

/** Client-side pagination of a fully loaded list: an order may have a thousand parcels. */
export function Paged<Item>({ items, rows = 50, children }: Props<Item>) {
  const [requestedPage, setRequestedPage] = useState(1);
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(items.length / rows)));
  return (
    <>
      {children(items.slice((page - 1) * rows, page * rows))}
      {items.length > rows && (
        <Pagination
          className="justify-self-end"
          size="small"
          simple
          current={page}
          pageSize={rows}
          total={items.length}
          onChange={setRequestedPage}
        />
      )}
    </>
  );
}
