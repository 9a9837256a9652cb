import { useTranslation } from '@onehaul/i18n/react';
import { Popover } from '@onehaul/ui/popover';
import { Checkbox } from './antd.ts';
import type { Column } from './data-table.tsx';
import { useLocalStorage } from './use-local-storage.ts';

const isListOfNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Visible columns of a list, chosen by the user and stored by list name. */
export function useColumns<Row>(list: string, all: readonly Column<Row>[]) {
  const hiddenByDefault = all.filter(({ isHiddenByDefault }) => isHiddenByDefault).map(({ key }) => key);
  const [hidden, setHidden] = useLocalStorage(`columns.${list}`, isListOfNames, hiddenByDefault);
  return {
    shown: all.filter(({ key, isFixed }) => isFixed || !hidden.includes(key)),
    hidden,
    setHidden,
  };
}

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: string[]) => void;
};

export function ColumnChooser<Row>({ columns, hidden, onChange }: Props<Row>) {
  const { t } = useTranslation('workbench');
  const choices = columns.filter(({ isFixed }) => !isFixed);
  return (
    <Popover
      id="list-columns"
      trigger={t('list.columns')}
      triggerClassName="min-h-control rounded-control border border-line-strong px-3 text-small hover:bg-primary-2"
      panelClassName="p-2"
    >
      <fieldset className="flex min-w-44 flex-col">
        <legend className="sr-only">{t('list.columns')}</legend>
        {choices.map(({ key, title }) => (
          <Checkbox
            key={key}
            className="rounded-small px-2 py-1.5 hover:bg-primary-2"
            checked={!hidden.includes(key)}
            onChange={({ target }) =>
              onChange(target.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
            }
          >
            {title}
          </Checkbox>
        ))}
      </fieldset>
    </Popover>
  );
}
