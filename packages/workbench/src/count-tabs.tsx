import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { updateListParams } from '@onehaul/ui/list/address-state';
import { CountTabs as Tabs } from '@onehaul/ui/list/count-tabs';

export type CountTabs = {
  /** Name of the filter parameter the tabs set. */
  readonly name: string;
  /** Accessible name of the tab bar. */
  readonly label: string;
  readonly choices: readonly {
    /** Value of the filter; empty for the tab of all rows. */
    readonly value: string;
    readonly label: string;
    /** Undefined until loaded. */
    readonly count: number | undefined;
  }[];
};

type Props = {
  readonly tabs: CountTabs;
  readonly chosen: string;
  readonly address: URLSearchParams;
};

/** Tabs that filter a list, with counts that load with the rows. */
export function CountTabsBar({ tabs: { name, label, choices }, chosen, address }: Props) {
  const { i18n } = useTranslation('workbench');
  const number = numberFormat(i18n.language, {});
  return (
    <Tabs
      label={label}
      chosen={chosen}
      choices={choices.map((choice) => ({
        ...choice,
        count: choice.count === undefined ? '·' : number.format(choice.count),
      }))}
      searchOf={(value) =>
        updateListParams(address, { filters: { [name]: value || undefined }, open: undefined }).toString()
      }
    />
  );
}
