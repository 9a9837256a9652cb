import { claimDeskCalls } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../app/ask.ts';

export const tabs = ['unclaimed', 'claims', 'abandoned'] as const;
export type Tab = (typeof tabs)[number];

const onlyCount = { pageIndex: 1, pageRows: 1 } as const;
const countOf: Readonly<Record<Tab, (signal: AbortSignal) => Promise<{ total: number }>>> = {
  unclaimed: (signal) => ask(claimDeskCalls.unclaimed, { ...onlyCount, kind: 'unclaimed' }, { signal }),
  claims: (signal) => ask(claimDeskCalls.queue, { ...onlyCount, state: 'open' }, { signal }),
  abandoned: (signal) => ask(claimDeskCalls.unclaimed, { ...onlyCount, kind: 'abandoned' }, { signal }),
};

/** The three heaps of this desk, with how much waits in each. */
export function DeskTabs({ current }: { readonly current: Tab }) {
  const { t } = useTranslation('station');
  return (
    <nav aria-label={t('unclaimed.tabs')} className="border-b border-line">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <TabLink tab={tab} isCurrent={tab === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab, isCurrent }: { readonly tab: Tab; readonly isCurrent: boolean }) {
  const { t } = useTranslation('station');
  const { data } = useQuery({
    queryKey: [tab === 'claims' ? 'claims' : 'unclaimed', 'count', tab],
    queryFn: ({ signal }) => countOf[tab](signal),
  });
  return (
    <Link
      to={{ search: tab === 'unclaimed' ? '' : `?tab=${tab}` }}
      aria-current={isCurrent ? 'page' : undefined}
      data-tab={tab}
      className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-small text-muted hover:text-ink aria-[current=page]:border-primary-7 aria-[current=page]:font-medium aria-[current=page]:text-ink"
    >
      {t(`unclaimed.tab.${tab}`)}
      {data && <span className="rounded-small bg-sunken px-1.5 text-caption">{data.total}</span>}
    </Link>
  );
}
