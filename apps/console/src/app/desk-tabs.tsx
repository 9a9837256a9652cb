import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props<Tab extends string> = {
  readonly label: string;
  /** The first stands at the plain address of its page. */
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  /** The name of a tab, and how much is in it where that is told. */
  readonly show: (tab: Tab) => ReactNode;
};

/** The lists of a desk, each at an address of its own. */
export function DeskTabs<Tab extends string>({ label, tabs, current, show }: Props<Tab>) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="flex flex-wrap gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={{ search: tab === tabs[0] ? '' : `?tab=${tab}` }}
              aria-current={tab === current ? 'page' : undefined}
              data-tab={tab}
              className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-small text-muted hover:text-ink aria-[current=page]:border-primary-7 aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {show(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How much waits in a list; nothing until it is known. */
export const TabCount = ({ count }: { readonly count: number | undefined }) =>
  count !== undefined && <span className="rounded-small bg-sunken px-1.5 text-caption">{count}</span>;
