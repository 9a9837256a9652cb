import { useTranslation } from '@onehaul/i18n/react';
import { DeskTabs } from '../../app/desk-tabs.tsx';

const tabs = ['invoices', 'prices'] as const;

export function InvoiceTabs({ current }: { readonly current: (typeof tabs)[number] }) {
  const { t } = useTranslation('carrierInvoices');
  return <DeskTabs label={t('title')} tabs={tabs} current={current} show={(tab) => t(`tab.${tab}`)} />;
}
