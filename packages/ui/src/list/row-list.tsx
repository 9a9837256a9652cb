import type { ReactNode } from 'react';
import { Link, type To, useNavigate } from 'react-router';
import { isPlainClick, moveBetweenRows } from './row-keys.ts';

export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly show: (row: Row) => ReactNode;
  /** Content next to the first column's link, outside the link. */
  readonly beside?: (row: Row) => ReactNode;
  /** Width in a table as a class: the Content-Security-Policy allows no style attribute. */
  readonly width?: string;
  readonly align?: 'end';
  /** Place on the card of a narrow window; absent columns are not on it. `field` shows the title too. */
  readonly onCard?: 'head' | 'aside' | 'line' | 'field';
  /** Identifies the row, so it cannot be hidden. */
  readonly isFixed?: boolean;
  readonly isHiddenByDefault?: boolean;
};

type Props<Row> = {
  /** Accessible name of the list. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Link target of a row; the first cell is the link. Absent where rows do not open. */
  readonly addressOf?: ((row: Row) => To) | undefined;
  readonly currentKey?: string | undefined;
  /** The next rows are loading. */
  readonly isBusy?: boolean;
  readonly selection?: Selection<Row>;
  /** Rows that a finger can swipe, and what that does (`useSwipe`). */
  readonly swipe?: Swipe<Row>;
};

export type Swipe<Row> = { readonly label: string; readonly isOffered: (row: Row) => boolean };

type Selection<Row> = {
  /** Selected rows, including those on other pages. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: readonly string[]) => void;
  /** Accessible names of the checkboxes. */
  readonly allLabel: string;
  readonly labelOf: (row: Row) => string;
};

/** Explicit, because some screen readers ignore the table that cards are made of. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** Rows as a table, or as cards in a narrow window (rows.css). */
export function RowList<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, addressOf, currentKey, isBusy = false, selection, swipe } = props;
  const navigate = useNavigate();
  return (
    <div
      role="presentation"
      onKeyDown={moveBetweenRows}
      className={`row-list-frame ${isBusy ? 'opacity-60' : ''}`}
    >
      <table
        {...roles.table}
        aria-label={label}
        aria-busy={isBusy}
        className={`row-list ${selection ? 'row-list-selectable' : ''} ${addressOf ? 'row-list-links' : ''}`}
      >
        <thead {...roles.group}>
          <tr {...roles.row}>
            {selection && (
              <th {...roles.header} className="row-choice">
                <SelectAll keys={rows.map(keyOf)} selection={selection} />
              </th>
            )}
            {columns.map(({ key, title, width = '', align }) => (
              <th key={key} {...roles.header} className={`${width} ${align === 'end' ? 'text-end' : ''}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              {...roles.row}
              aria-current={keyOf(row) === currentKey ? 'true' : undefined}
              {...(swipe?.isOffered(row) && { 'data-swipe': keyOf(row), 'data-swipe-label': swipe.label })}
              onClick={(event) => {
                if (addressOf && isPlainClick(event))
                  void navigate(addressOf(row), { preventScrollReset: true });
              }}
            >
              {selection && (
                <td {...roles.cell} className="row-choice">
                  <SelectOne rowKey={keyOf(row)} label={selection.labelOf(row)} selection={selection} />
                </td>
              )}
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  column={column}
                  row={row}
                  to={index === 0 ? addressOf?.(row) : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const places = {
  head: 'row-card-head',
  aside: 'row-card-aside',
  line: 'row-card-line',
  field: 'row-card-line row-card-field',
  none: 'max-md:hidden',
} as const;

type CellProps<Row> = {
  readonly column: Column<Row>;
  readonly row: Row;
  /** Link target of the first cell. */
  readonly to: To | undefined;
};

function Cell<Row>({ column, row, to }: CellProps<Row>) {
  const { title, show, beside, onCard = 'none', align } = column;
  return (
    <td
      {...roles.cell}
      data-title={onCard === 'field' ? title : undefined}
      className={`${places[onCard]} ${align === 'end' ? 'text-end' : ''}`}
    >
      {to === undefined ? (
        show(row)
      ) : (
        <span className="flex min-w-0 items-center gap-1">
          <Link to={to} preventScrollReset data-row-link className="min-w-0 truncate font-medium text-ink">
            {show(row)}
          </Link>
          {beside?.(row)}
        </span>
      )}
    </td>
  );
}

type KeysOf = { readonly selection: Pick<Selection<never>, 'keys' | 'onChange' | 'allLabel'> };

function SelectAll({ keys, selection }: KeysOf & { readonly keys: readonly string[] }) {
  const isWhole = keys.length > 0 && keys.every((key) => selection.keys.has(key));
  return (
    <label>
      <input
        type="checkbox"
        aria-label={selection.allLabel}
        checked={isWhole}
        onChange={({ target }) => {
          const others = [...selection.keys].filter((key) => !keys.includes(key));
          selection.onChange(target.checked ? [...others, ...keys] : others);
        }}
      />
    </label>
  );
}

type OneProps = KeysOf & { readonly rowKey: string; readonly label: string };

const SelectOne = ({ rowKey, label, selection }: OneProps) => (
  <label>
    <input
      type="checkbox"
      aria-label={label}
      checked={selection.keys.has(rowKey)}
      onChange={({ target }) => {
        const others = [...selection.keys].filter((key) => key !== rowKey);
        selection.onChange(target.checked ? [...others, rowKey] : others);
      }}
    />
  </label>
);
