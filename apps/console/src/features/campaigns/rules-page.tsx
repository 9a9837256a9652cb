import { rewardDeskCalls, type ShopRules } from '@onehaul/contract/console/campaigns';
import { settingsOfGroup } from '@onehaul/domain/settings';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { LevelList } from './level-list.tsx';

/** Point rules and level thresholds of each shop. */
export function RulesPage({ tabs }: { readonly tabs: ReactNode }) {
  const { t } = useTranslation('campaign');
  const { data, error, refetch } = useQuery({
    queryKey: ['rewardRules'],
    queryFn: ({ signal }) => callApi(rewardDeskCalls.rules, {}, { signal }),
  });
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} sentence={t('rules.sentence')} />
      {tabs}
      {data ? (
        data.items.map((shop) => <OfShop key={shop.shopId} shop={shop} isAlone={data.items.length === 1} />)
      ) : error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </div>
  );
}

function OfShop({ shop, isAlone }: { readonly shop: ShopRules; readonly isAlone: boolean }) {
  const name = useShopName()(shop.shopId);
  return (
    <section className="grid gap-4" aria-label={name}>
      {!isAlone && <h2 className="text-lead font-semibold">{name}</h2>}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PointRules shop={shop} />
        {shop.levels.length > 0 && <LevelList shop={shop} />}
      </div>
    </section>
  );
}

/** Read-only: the rules are edited with the shop's other settings. */
function PointRules({ shop: { shopId, rules } }: { readonly shop: ShopRules }) {
  const { t, i18n } = useTranslation('campaign');
  const number = numberFormat(i18n.language, {});
  const mayRead = useHasPermission('studio:read');
  const mayEdit = useHasPermission('studio:edit');
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-body font-semibold">{t('rules.points')}</h3>
        {mayRead && (
          <Link
            to={`${paths.rules}?shop=${shopId}&group=rewards`}
            className="text-small text-primary-9 hover:underline"
            data-open-rules
          >
            {t(mayEdit ? 'rules.edit' : 'rules.open')}
          </Link>
        )}
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {settingsOfGroup('rewards').map((name) => (
          <div key={name}>
            <dt className="text-caption text-muted">{t(`rules.${name}`)}</dt>
            <dd className="text-body tabular-nums">{number.format(rules[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
