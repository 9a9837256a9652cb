import { Popover } from '../popover.tsx';
import type { Column } from './row-list.tsx';

/** Columns to show: all but those the user has hidden, or those hidden by default if there is no choice yet. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[] | undefined,
): { readonly shown: readonly Column<Row>[]; readonly hidden: readonly string[] } {
  const left = hidden ?? columns.filter(({ isHiddenByDefault }) => isHiddenByDefault).map(({ key }) => key);
  return { shown: columns.filter(({ key, isFixed }) => isFixed || !left.includes(key)), hidden: left };
}

type Props<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
};

/** Chooses the columns of a table. Cards show a fixed selection, so a narrow window has no choice. */
export function ColumnChoice<Row>({ label, columns, hidden, onChange }: Props<Row>) {
  return (
    <div className="max-md:hidden">
      <Popover
        id="list-columns"
        trigger={label}
        triggerClassName="min-h-control rounded-control border border-line-strong bg-page px-3 text-small hover:bg-primary-2"
        panelClassName="p-2"
      >
        <fieldset className="flex min-w-44 flex-col">
          <legend className="sr-only">{label}</legend>
          {columns
            .filter(({ isFixed }) => !isFixed)
            .map(({ key, title }) => (
              <label
                key={key}
                className="flex min-h-9 pointer-coarse:min-h-control items-center gap-2 rounded-small px-2 text-small hover:bg-primary-2"
              >
                <input
                  type="checkbox"
                  className="size-4.5 accent-primary-9"
                  checked={!hidden.includes(key)}
                  onChange={({ target }) =>
                    onChange(target.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
                  }
                />
                {title}
              </label>
            ))}
        </fieldset>
      </Popover>
    </div>
  );
}
