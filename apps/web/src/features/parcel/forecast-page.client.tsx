import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { virtualWarehousesQuery } from '../../app/portal/catalog-queries.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSend, useSession } from '../../app/session-context.tsx';
import { ClaimTab } from './claim-tab.tsx';
import { DeclarationTab } from './declaration-tab.tsx';
import { ForecastTab } from './forecast-tab.tsx';
import { SheetTab } from './sheet-tab.tsx';

const tabs = ['rows', 'sheet', 'abroad', 'claim'] as const;
type Tab = (typeof tabs)[number];

/** /consolidation/forecast: announces parcels and claims unowned ones. */
export function ForecastPage() {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const { profile } = useSession();
  const [address] = useSearchParams();
  const { data: abroad } = useQuery(virtualWarehousesQuery(useSend()));
  const hasAbroad = (abroad?.items.length ?? 0) > 0;
  const asked = address.get('tab');
  const tab = tabs.find((one) => one === asked) ?? 'rows';
  if (!profile) return null;
  return (
    <>
      <PrivateHead title={member('title.forecast')} />
      <PageHead
        title={member('title.forecast')}
        sentence={t('forecast.sentence')}
        action={
          <LinkButton to={paths.parcels} variant="secondary">
            {member('title.parcels')}
          </LinkButton>
        }
      />
      <nav aria-label={t('forecast.ways')} className="overflow-x-auto border-b border-line">
        <ul className="flex gap-x-6">
          {tabs
            .filter((one) => one !== 'abroad' || hasAbroad || tab === 'abroad')
            .map((one) => (
              <li key={one}>
                <Link
                  to={tabAddress(address, one)}
                  preventScrollReset
                  data-tab={one}
                  aria-current={one === tab ? 'page' : undefined}
                  className="-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink"
                >
                  {t(`tab.${one}`)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      {tab === 'rows' && <ForecastTab profile={profile} />}
      {tab === 'sheet' && <SheetTab profile={profile} />}
      {tab === 'abroad' && <DeclarationTab profile={profile} warehouses={abroad?.items} />}
      {tab === 'claim' && <ClaimTab />}
    </>
  );
}

/** Tab URL that preserves the warehouse and drops the other tab's filters. */
function tabAddress(address: URLSearchParams, tab: Tab) {
  const warehouse = address.get('warehouse');
  const next = new URLSearchParams({ ...(tab !== 'rows' && { tab }), ...(warehouse && { warehouse }) });
  return { search: next.toString() };
}
