import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PriceList } from './price-list.tsx';

/** What carriers charge: their invoices, and the prices agreed with them. */
export function CarrierInvoicesPage() {
  const { t } = useTranslation('carrierInvoices');
  const [address] = useSearchParams();
  const isPrices = address.get('tab') === 'prices';
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {isPrices ? <PriceList /> : <InvoiceList />}
    </>
  );
}
