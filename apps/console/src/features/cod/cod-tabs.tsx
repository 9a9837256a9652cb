import { useTranslation } from '@onehaul/i18n/react';
import { DeskTabs } from '../../app/desk-tabs.tsx';

export const tabs = ['overview', 'orders', 'statements', 'mismatches', 'sellers', 'remittances'] as const;
export type Tab = (typeof tabs)[number];

/** Tabs of this desk, in the order money flows. */
export function CodTabs({ current }: { readonly current: Tab }) {
  const { t } = useTranslation('codDesk');
  return <DeskTabs label={t('tabs')} tabs={tabs} current={current} show={(tab) => t(`tab.${tab}`)} />;
}
