import { RewardRules, rewardDeskCalls, type ShopRules } from '@onehaul/contract/console/campaigns';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { App, InputNumber, Skeleton } from '@onehaul/workbench/antd';
import { CallForm, Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { LevelsForm } from './levels-form.tsx';

const ruleNames = [
  'signInPoints',
  'signInStreakDays',
  'signInStreakPoints',
  'pointsPerYuan',
  'reviewPoints',
  'invitePoints',
  'pointDays',
  'rewardWarnDays',
  'pointCents',
] as const satisfies readonly (keyof RewardRules)[];

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
        {shop.levels.length > 0 && <LevelsForm shop={shop} />}
      </div>
    </section>
  );
}

function PointRules({ shop: { shopId, rules } }: { readonly shop: ShopRules }) {
  const { t } = useTranslation('campaign');
  const { message } = App.useApp();
  const mayEdit = useHasPermission('campaign:edit');
  const set = useChange(rewardDeskCalls.setRules, ['rewardRules', 'audit']);
  return (
    <Card className="p-5">
      <h3 className="text-body font-semibold">{t('rules.points')}</h3>
      <p className="mt-1 mb-4 text-small text-muted">{t('rules.pointsText')}</p>
      <CallForm
        schema={RewardRules}
        initial={rules}
        {...(mayEdit && { submitLabel: t('form.save') })}
        onSubmit={async (values) => {
          await set({ shopId, ...values });
          void message.success(t('rules.saved'));
        }}
      >
        <div className="grid gap-x-4 sm:grid-cols-3">
          {ruleNames.map((name) => (
            <Field key={name} name={name} label={t(`rules.${name}`)}>
              <InputNumber controls={false} precision={0} disabled={!mayEdit} className="w-full" />
            </Field>
          ))}
        </div>
      </CallForm>
    </Card>
  );
}
