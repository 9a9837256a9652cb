import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from './data-table.tsx';
import { LatePopover } from './late-popover.tsx';
import type { ColumnPanelProps, ListParts } from './list-view.ts';
import { shownKeys } from './shown-columns.ts';
import { useLocalStorage } from './use-local-storage.ts';

const isListOfNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Keys of the shown columns in their order, as chosen by the user and stored by list name. */
export function useColumns<Row>(list: string, all: readonly Column<Row>[]) {
  const hiddenByDefault = all.filter(({ isHiddenByDefault }) => isHiddenByDefault).map(({ key }) => key);
  const [hidden, setHidden] = useLocalStorage(`columns.${list}`, isListOfNames, hiddenByDefault);
  const [order, setOrder] = useLocalStorage<string[]>(`columnOrder.${list}`, isListOfNames, []);
  return {
    shown: shownKeys(all, hidden, order),
    setShown: (keys: readonly string[]) => {
      setHidden(all.map(({ key }) => key).filter((key) => !keys.includes(key)));
      setOrder([...keys]);
    },
  };
}

export function ColumnChooser({ ColumnPanel, ...props }: ColumnPanelProps & Pick<ListParts, 'ColumnPanel'>) {
  const { t } = useTranslation('workbench');
  return (
    <LatePopover
      id="list-columns"
      trigger={t('list.columns')}
      triggerClassName="min-h-control rounded-control border border-line-strong px-3 text-small hover:bg-primary-2"
      panelClassName="p-2"
    >
      {(onFail) => <ColumnPanel {...props} onFail={onFail} fallback={<span className="block h-40 w-60" />} />}
    </LatePopover>
  );
}
