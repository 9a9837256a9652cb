import { Button, Pagination, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const pageRows = 50;
type Asked = { readonly isDiffering: boolean; readonly pageIndex: number; readonly pageRows: number };

type Props<Line> = {
  readonly words: Readonly<Record<'lines' | 'differing' | 'allLines' | 'nothingDiffers', string>>;
  readonly queryKey: readonly unknown[];
  /** Something did not match, so only that is shown at first. */
  readonly hasDiffering: boolean;
  readonly load: (asked: Asked, signal: AbortSignal) => Promise<{ items: Line[]; total: number }>;
  /** A list item. */
  readonly show: (line: Line) => ReactNode;
};

/** Lines of a carrier's sheet: those that did not match, or all. */
export function CarrierLines<Line>({ words, queryKey, hasDiffering, load, show }: Props<Line>) {
  const [isDiffering, setDiffering] = useState(hasDiffering);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, isDiffering, page],
    queryFn: ({ signal }) => load({ isDiffering, pageIndex: page, pageRows }, signal),
  });
  const choice = (is: boolean, text: string) => (
    <Button
      size="small"
      aria-pressed={isDiffering === is}
      type={isDiffering === is ? 'primary' : 'default'}
      onClick={() => {
        setDiffering(is);
        setPage(1);
      }}
    >
      {text}
    </Button>
  );
  return (
    <section className="flex flex-col gap-3" aria-label={words.lines}>
      <div className="flex flex-wrap gap-2">
        {choice(true, words.differing)}
        {choice(false, words.allLines)}
      </div>
      {error && !data ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : data.items.length === 0 ? (
        <p className="text-small text-muted">{words.nothingDiffers}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
          {data.items.map(show)}
        </ul>
      )}
      {data && data.total > pageRows && (
        <Pagination
          size="small"
          current={page}
          pageSize={pageRows}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  );
}
