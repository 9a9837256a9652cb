import { useTranslation } from '@onehaul/i18n/react';
import { DeskTabs } from '../../app/desk-tabs.tsx';

export const tabs = ['peers', 'statements'] as const;
export type Tab = (typeof tabs)[number];

export function PeerTabs({ current }: { readonly current: Tab }) {
  const { t } = useTranslation('peerDesk');
  return <DeskTabs label={t('tabs')} tabs={tabs} current={current} show={(tab) => t(`tab.${tab}`)} />;
}
