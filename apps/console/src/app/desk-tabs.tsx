import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props<Tab extends string> = {
  readonly label: string;
  /** The first tab has the page's plain URL. */
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  /** Renders the name of a tab and, where available, its item count. */
  readonly show: (tab: Tab) => ReactNode;
};

/** Tabs of a desk; each list has its own URL. */
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

/** Count of waiting items; renders nothing until it has loaded. */
export const TabCount = ({ count }: { readonly count: number | undefined }) =>
  count !== undefined && <span className="rounded-small bg-sunken px-1.5 text-caption">{count}</span>;
