import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { updateListParams } from './address-state.ts';

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

/** Tabs that filter a list, each with its count. Rendered as links, so each has a URL. */
export function CountTabsBar({ tabs: { name, label, choices }, chosen, address }: Props) {
  const { i18n } = useTranslation('workbench');
  const number = numberFormat(i18n.language, {});
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-x-5">
        {choices.map(({ value, label: text, count }) => (
          <li key={value}>
            <Link
              to={{
                search: updateListParams(address, {
                  filters: { [name]: value || undefined },
                  open: undefined,
                }).toString(),
              }}
              preventScrollReset
              aria-current={value === chosen ? 'page' : undefined}
              data-tab={value || 'all'}
              className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink"
            >
              {text}
              <span
                data-count
                className="min-w-6 rounded-full bg-line px-1.5 text-center text-caption text-ink tabular-nums"
              >
                {count === undefined ? '·' : number.format(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
