import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';

export const tabs = ['agents', 'earnings', 'settlement', 'plans'] as const;
export type Tab = (typeof tabs)[number];

/** The lists of this desk. */
export function AgentTabs({ current }: { readonly current: Tab }) {
  const { t } = useTranslation('agents');
  return (
    <nav aria-label={t('tabs')} className="border-b border-line">
      <ul className="flex flex-wrap gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={{ search: tab === 'agents' ? '' : `?tab=${tab}` }}
              aria-current={tab === current ? 'page' : undefined}
              data-tab={tab}
              className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-small text-muted hover:text-ink aria-[current=page]:border-primary-7 aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {t(`tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
