import { Pagination } from '@onehaul/workbench/antd';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type To, useSearchParams } from 'react-router';
import type { WhichMember } from './member-address.ts';

type PageOfRows = { readonly pageIndex: number; readonly pageRows: number };

type Props<Row> = {
  readonly member: WhichMember;
  /** Name of the list, for the query key and tests. */
  readonly name: string;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly addressOf?: (row: Row) => To;
  readonly load: (page: PageOfRows, signal: AbortSignal) => Promise<{ items: Row[]; total: number }>;
  readonly emptyTitle: string;
};

const pageRows = 20;

/** One list of a member's records. The page is part of the URL, so that a link opens the same rows. */
export function MemberList<Row>({
  member,
  name,
  label,
  columns,
  keyOf,
  addressOf,
  load,
  emptyTitle,
}: Props<Row>) {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('page'));
  const pageIndex = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['members', 'records', member.shopId, member.id, name, pageIndex],
    queryFn: ({ signal }) => load({ pageIndex, pageRows }, signal),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-3" data-records={name}>
      <DataTable
        label={label}
        columns={columns}
        rows={data?.items ?? 5}
        keyOf={keyOf}
        {...(addressOf && { addressOf })}
        isBusy={isPlaceholderData}
        empty={<ListMessage icon="note" title={emptyTitle} text="" />}
      />
      {data !== undefined && data.total > pageRows && (
        <Pagination
          className="self-end"
          size="small"
          current={pageIndex}
          pageSize={pageRows}
          total={data.total}
          showSizeChanger={false}
          onChange={(page) => {
            const next = new URLSearchParams(address);
            if (page === 1) next.delete('page');
            else next.set('page', String(page));
            setAddress(next, { preventScrollReset: true });
          }}
        />
      )}
    </div>
  );
}
