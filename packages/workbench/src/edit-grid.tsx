import { useTranslation } from '@onehaul/i18n/react';
import { Select } from '@onehaul/ui/form/select';
import { Icon } from '@onehaul/ui/icon';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Alert, Button } from './antd.ts';
import { parsePastedCells, pasteCells, type SetCell } from './paste-cells.ts';
import { TypedInput } from './typed-input.tsx';

export type GridColumn<Row> = {
  readonly key: string;
  readonly title: string;
  readonly width?: number;
  /** Text of the cell as the user types it; for a column with `choices`, the selected value. */
  readonly show: (row: Row) => string;
  readonly set: SetCell<Row>;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  /** Whether the column applies to this row. */
  readonly isUsed?: (row: Row) => boolean;
};

type Props<Row> = {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly onChange: (rows: Row[]) => void;
  /** Creates a new last row; without it rows cannot be added or removed. */
  readonly blank?: (last: Row | undefined) => Row;
  readonly maxRows?: number;
  readonly minRows?: number;
  /** The user orders the rows, with buttons and Alt+arrow keys. */
  readonly isOrdered?: boolean;
  readonly problemWords: (problem: string) => string;
};

const cellOf = (row: number, column: number) => `${row}:${column}`;

const focusCell = (table: HTMLElement | null, cell: string) =>
  table?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();

/** Spreadsheet-like grid: Enter and arrow keys move within a column; cell blocks can be pasted anywhere. */
export function EditGrid<Row>(props: Props<Row>) {
  const { label, columns, rows, onChange, blank, maxRows = 60, minRows = 0, isOrdered = false } = props;
  const { problemWords } = props;
  const { t } = useTranslation('grid');
  const table = useRef<HTMLTableElement>(null);
  // Cell to focus after rows have moved.
  const [wanted, setWanted] = useState<{ readonly cell: string }>();
  const [failure, setFailure] = useState<string>();
  // Incremented when rows move, to remount the inputs: invalid text is local to an input, not to its row.
  const [generation, setGeneration] = useState(0);
  const isFull = rows.length >= maxRows;

  useEffect(() => {
    if (wanted) focusCell(table.current, wanted.cell);
  }, [wanted]);

  const change = (index: number, row: Row) => onChange(rows.map((each, at) => (at === index ? row : each)));
  const restructure = (next: Row[], focus: string) => {
    onChange(next);
    setGeneration((now) => now + 1);
    setFailure(undefined);
    setWanted({ cell: focus });
  };
  const add = (column = 0) => {
    if (blank && !isFull) restructure([...rows, blank(rows.at(-1))], cellOf(rows.length, column));
  };
  const remove = (index: number) =>
    restructure(rows.toSpliced(index, 1), cellOf(Math.min(index, rows.length - 2), 0));
  const move = (index: number, by: -1 | 1, column = 0) => {
    const other = rows[index + by];
    if (other === undefined) return;
    const next = rows.toSpliced(index, 1).toSpliced(index + by, 0, rows[index]!);
    restructure(next, cellOf(index + by, column));
  };

  function walk(event: KeyboardEvent<HTMLElement>, row: number, column: number) {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const by = event.key === 'ArrowUp' ? -1 : 1;
    if (isArrow && event.altKey && isOrdered) move(row, by, column);
    else if (event.key === 'Enter' && row === rows.length - 1) add(column);
    else if (isArrow || event.key === 'Enter') focusCell(table.current, cellOf(row + by, column));
    else return;
    event.preventDefault();
  }

  function pasteAt(text: string, row: number, column: number): boolean {
    const cells = parsePastedCells(text);
    if (!cells) return false;
    const answer = pasteCells(rows, columns, { row, column }, cells, () => blank?.(rows.at(-1)) ?? rows[0]!);
    const tooMany = 'rows' in answer && answer.rows.length > (blank ? maxRows : rows.length);
    if ('problem' in answer) setFailure(t('notPasted', { ...answer, problem: wordsOf(answer.problem) }));
    else if (tooMany) setFailure(t('tooLong', { most: blank ? maxRows : rows.length }));
    else restructure(answer.rows, cellOf(row, column));
    return true;
  }
  const wordsOf = (problem: string) => (problem === 'tooWide' ? t('tooWide') : problemWords(problem));

  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-x-auto">
        <table ref={table} aria-label={label} className="edit-grid w-full border-separate border-spacing-0">
          <thead>
            <tr>
              {columns.map(({ key, title, width }) => (
                <th
                  key={key}
                  scope="col"
                  style={width === undefined ? undefined : { width }}
                  className="px-1 pb-1 text-start align-bottom text-caption font-medium text-muted"
                >
                  {title}
                </th>
              ))}
              {blank && (
                <th scope="col" className="w-1">
                  <span className="sr-only">{t('row')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody key={generation}>
            {rows.map((row, index) => (
              // Rows have no ids: the index is their identity.
              <tr key={index} className="group">
                {columns.map((column, at) => (
                  <td key={column.key} className="px-1 py-0.5 align-top">
                    <Cell
                      column={column}
                      row={row}
                      label={t('cell', { column: column.title, row: index + 1 })}
                      cell={cellOf(index, at)}
                      onChange={(next) => change(index, next)}
                      problemWords={problemWords}
                      onKeyDown={(event) => walk(event, index, at)}
                      onPaste={(text) => pasteAt(text, index, at)}
                    />
                  </td>
                ))}
                {blank && (
                  <td className="py-0.5 align-top whitespace-nowrap">
                    {isOrdered && (
                      <>
                        <RowButton
                          icon="up"
                          label={t('up', { row: index + 1 })}
                          isDisabled={index === 0}
                          onClick={() => move(index, -1)}
                        />
                        <RowButton
                          icon="up"
                          isTurned
                          label={t('down', { row: index + 1 })}
                          isDisabled={index === rows.length - 1}
                          onClick={() => move(index, 1)}
                        />
                      </>
                    )}
                    <RowButton
                      icon="close"
                      label={t('remove', { row: index + 1 })}
                      isDisabled={rows.length <= minRows}
                      onClick={() => remove(index)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {failure && <Alert type="error" title={failure} closable={{ onClose: () => setFailure(undefined) }} />}
      {blank && (
        <Button size="small" className="self-start" disabled={isFull} onClick={() => add()}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}

type CellProps<Row> = {
  readonly column: GridColumn<Row>;
  readonly row: Row;
  readonly label: string;
  readonly cell: string;
  readonly onChange: (row: Row) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPaste: (text: string) => boolean;
  readonly problemWords: (problem: string) => string;
};

function Cell<Row>({ column, row, label, cell, onChange, onKeyDown, onPaste, problemWords }: CellProps<Row>) {
  const isUsed = column.isUsed?.(row) ?? true;
  const read = (typed: string) => {
    const answer = column.set(row, typed);
    if ('problem' in answer) return problemWords(answer.problem);
    onChange(answer.row);
    return undefined;
  };
  if (!isUsed)
    return (
      <span className="block min-h-control-small min-w-16 rounded-control border border-dashed border-line" />
    );
  if (column.choices)
    return (
      <Select
        aria-label={label}
        data-cell={cell}
        isSmall
        className="min-w-32"
        value={column.show(row)}
        onChange={({ target }) => read(target.value)}
      >
        {column.choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    );
  return (
    <TypedInput
      label={label}
      cell={cell}
      className="min-w-16"
      value={column.show(row)}
      placeholder={column.placeholder}
      onRead={read}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
    />
  );
}

type RowButtonProps = {
  readonly icon: 'up' | 'close';
  readonly isTurned?: boolean;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
};

const RowButton = ({ icon, isTurned = false, label, isDisabled, onClick }: RowButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onClick}
    className="inline-grid size-control-small place-items-center rounded-control text-muted hover:bg-primary-2 hover:text-ink disabled:opacity-30"
  >
    <Icon name={icon} className={`size-4 ${isTurned ? 'rotate-180' : ''}`} />
  </button>
);
