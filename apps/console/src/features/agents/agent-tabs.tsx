import { useTranslation } from '@onehaul/i18n/react';
import { DeskTabs } from '../../app/desk-tabs.tsx';

export const tabs = ['agents', 'earnings', 'settlement', 'plans'] as const;
export type Tab = (typeof tabs)[number];

export function AgentTabs({ current }: { readonly current: Tab }) {
  const { t } = useTranslation('agents');
  return <DeskTabs label={t('tabs')} tabs={tabs} current={current} show={(tab) => t(`tab.${tab}`)} />;
}
