import { isPlainClick, moveBetweenRows } from '@onehaul/ui/list/row-keys';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Link, type To, useNavigate } from 'react-router';
import { Table, type TableColumnsType } from './antd.ts';

export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly show: (row: Row) => ReactNode;
  /** Content in front of the first column's link, outside the link. */
  readonly before?: () => ReactNode;
  /** Content next to the first column's link, outside the link. */
  readonly beside?: (row: Row) => ReactNode;
  readonly width?: number | string | undefined;
  readonly align?: 'end';
  /** Wraps long text over several lines. */
  readonly wraps?: boolean;
  /** Identifies the row, so it cannot be hidden. */
  readonly isFixed?: boolean;
  readonly isHiddenByDefault?: boolean;
};

/** Selected rows, including those on other pages. */
export type Selection<Row> = {
  readonly keys: readonly string[];
  /** Called with the visible rows; the caller remembers rows of other pages from when they were visible. */
  readonly onChange: (keys: string[], shown: readonly Row[]) => void;
  /** Accessible name of a row's checkbox. */
  readonly labelOf: (row: Row) => string;
};

type Props<Row> = {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** The rows, or the number of placeholder rows while loading. */
  readonly rows: readonly Row[] | number;
  readonly keyOf: (row: Row) => string;
  /** Link target of a row; the first cell is the link. */
  readonly addressOf?: (row: Row) => To;
  readonly currentKey?: string | undefined;
  readonly selection?: Selection<Row> | undefined;
  /** Cells with two lines. */
  readonly isTall?: boolean;
  /** Few columns that fit a narrow window without horizontal scrolling. */
  readonly isNarrow?: boolean;
  readonly isBusy?: boolean;
  readonly empty: ReactNode;
};

/** Pixels, for columns of flexible width. */
const minColumnWidth = 140;

/** Minimum table width: a narrow window scrolls horizontally instead of shrinking columns to a letter. */
const minTableWidth = (columns: readonly { readonly width?: number | string | undefined }[]) =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : minColumnWidth), 0);

/** A row or a placeholder. */
type RowOrPlaceholder<Row> = { readonly key: string; readonly row?: Row };

/** Table with rows of equal height; arrow keys move between rows, Enter or a click opens one. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, addressOf, currentKey, selection } = props;
  const hasLinks = addressOf !== undefined && (typeof rows === 'number' || rows.length > 0);
  const { isTall = false, isNarrow = false, isBusy = false, empty } = props;
  const navigate = useNavigate();
  const places: RowOrPlaceholder<Row>[] =
    typeof rows === 'number'
      ? Array.from({ length: rows }, (_, index) => ({ key: String(index) }))
      : rows.map((row) => ({ key: keyOf(row), row }));

  const tableColumns = useMemo<TableColumnsType<RowOrPlaceholder<Row>>>(
    () =>
      columns.map(({ key, title, width, align, wraps = false, show, before, beside }, index) => ({
        key,
        title,
        ...(width !== undefined && { width }),
        ...(align && { align }),
        ellipsis: !wraps,
        render: (_: unknown, { row }: RowOrPlaceholder<Row>) => {
          if (row === undefined) return <Placeholder index={index} />;
          if (index > 0 || !addressOf) return show(row);
          const link = (
            <Link to={addressOf(row)} preventScrollReset data-row-link className="font-medium text-ink">
              {show(row)}
            </Link>
          );
          if (!before && !beside) return link;
          return (
            <span className="flex items-center gap-1">
              {before?.()}
              <span className={`min-w-0 ${wraps ? 'line-clamp-2' : 'truncate'}`}>{link}</span>
              {beside?.(row)}
            </span>
          );
        },
      })),
    [columns, addressOf],
  );

  return (
    <div role="presentation" onKeyDown={moveBetweenRows} className="min-w-0">
      <section
        // A link in a row scrolls the table when it gets the focus; without links, the frame itself has to.
        {...(!hasLinks && { 'aria-label': label, tabIndex: 0 })}
        aria-busy={isBusy || typeof rows === 'number'}
        style={{ '--table-width': `${minTableWidth(columns)}px` } as CSSProperties}
        className={`data-table ${isNarrow ? 'data-table-narrow' : ''} ${isTall ? 'data-table-tall' : ''} overflow-x-auto overflow-y-hidden rounded-card border border-line bg-surface ${isBusy ? 'opacity-60' : ''}`}
      >
        <Table<RowOrPlaceholder<Row>>
          aria-label={label}
          columns={tableColumns}
          dataSource={places}
          pagination={false}
          size="small"
          tableLayout="fixed"
          locale={{ emptyText: empty }}
          {...(selection && {
            rowSelection: {
              selectedRowKeys: [...selection.keys],
              preserveSelectedRowKeys: true,
              columnWidth: 44,
              onChange: (keys) => selection.onChange(keys.map(String), typeof rows === 'number' ? [] : rows),
              getCheckboxProps: ({ row }) =>
                row === undefined ? { disabled: true } : { 'aria-label': selection.labelOf(row) },
            },
          })}
          rowClassName={({ key }) => (key === currentKey ? 'data-table-current' : '')}
          onRow={({ row }) =>
            row !== undefined && addressOf
              ? {
                  className: 'cursor-pointer',
                  onClick: (event) => {
                    if (isPlainClick(event, ', [data-drag-handle], .ant-table-selection-column'))
                      void navigate(addressOf(row), { preventScrollReset: true });
                  },
                }
              : {}
          }
        />
      </section>
    </div>
  );
}

const widths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2'];

const Placeholder = ({ index }: { readonly index: number }) => (
  <span aria-hidden="true" className={`block h-3 rounded-small bg-sunken ${widths[index % widths.length]}`} />
);
