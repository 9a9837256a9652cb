import { type SettingGroup, settingGroups } from '@onehaul/domain/settings';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { RulesMenu } from './rules-menu.tsx';
import { loadRules, rulesQuery } from './use-save-rules.tsx';

/** A shop's settings, one shop at a time. */
export function RulesPage() {
  const { t } = useTranslation('rules');
  const { shops } = useMe();
  const [address] = useSearchParams();
  const shop = shops.find(({ id }) => String(id) === address.get('shop')) ?? shops[0];
  const group = settingGroups.find((one) => one === address.get('group'));
  if (!shop) return null;
  return (
    <div className="flex gap-x-8 gap-y-4 max-xl:flex-col">
      <PageTitle>{t('title')}</PageTitle>
      <RulesMenu group={group} shopId={shop.id} shops={shops} />
      <div className="min-w-0 max-w-240 flex-1">
        <PageHead title={t('title')} sentence={t('sentence')} />
        <ShopRules key={shop.id} shopId={shop.id} group={group} />
      </div>
    </div>
  );
}

type Props = { readonly shopId: number; readonly group: SettingGroup | undefined };

function ShopRules({ shopId, group }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: [rulesQuery, shopId],
    queryFn: ({ signal }) => loadRules(shopId, signal),
  });
  if (data) return <RulesEditor shopId={shopId} group={group} rules={data} />;
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton active className="mt-5" paragraph={{ rows: 12 }} />;
}
