import { useTranslation } from '@onehaul/i18n/react';
import { FilterBar } from '@onehaul/workbench/filter-bar';
import { PageHead } from '@onehaul/workbench/page-head';
import { useSearchParams } from 'react-router';
import { DeskTabs } from '../../app/desk-tabs.tsx';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { AgentReport } from './agent-report.tsx';
import { CodReport } from './cod-report.tsx';
import { DebtorReport } from './debtor-report.tsx';
import { LineReport } from './line-report.tsx';
import { PromiseReport } from './promise-report.tsx';
import { StorageReport } from './storage-report.tsx';

export type OfShop = { readonly shopId?: number };

const reports = {
  lines: LineReport,
  promise: PromiseReport,
  debtors: DebtorReport,
  storage: StorageReport,
  cod: CodReport,
  agents: AgentReport,
} as const;
type Tab = keyof typeof reports;
/** Reports of other desks require their permission. */
const permissionOf = { cod: 'cod:read', agents: 'agent:read' } as const satisfies Partial<
  Record<Tab, string>
>;

/** Reports of one shop or of the company. */
export function ReportsPage() {
  const { t } = useTranslation('reports');
  const { permissions } = useMe();
  const [address, setAddress] = useSearchParams();
  const { filters, shopOf } = useShopFilter();
  const tabs = (Object.keys(reports) as Tab[]).filter(
    (tab) => !(tab in permissionOf) || permissions.includes(permissionOf[tab as keyof typeof permissionOf]),
  );
  const current = tabs.find((tab) => tab === address.get('tab')) ?? 'lines';
  const Report = reports[current];
  const shop = address.get('shop') ?? '';
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-col gap-5">
        <PageHead title={t('title')} sentence={t(`sentence.${current}`)} />
        <DeskTabs label={t('title')} tabs={tabs} current={current} show={(tab) => t(`tab.${tab}`)} />
        {filters.length > 0 && (
          <FilterBar
            filters={filters}
            values={shop ? { shop } : {}}
            onFilter={({ shop: chosen }) =>
              setAddress((now) => {
                const next = new URLSearchParams(now);
                if (chosen) next.set('shop', chosen);
                else next.delete('shop');
                return next;
              })
            }
          />
        )}
        <Report {...shopOf({ shop })} />
      </div>
    </>
  );
}
