import { carrierInvoiceCalls, type CarrierInvoiceRow } from '@onehaul/contract/console/carrier-invoices';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Skeleton } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { useChange } from '../../app/use-change.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { invalidatedQueries, useMeasures } from './invoice-words.tsx';

/** One invoice: its sums, and the lines that did not match. */
export function InvoiceDrawer({ openKey }: { readonly openKey: string }) {
  const which = readKeyInShop(openKey);
  const { data, error, refetch } = useQuery({
    queryKey: ['carrierInvoices', 'one', openKey],
    queryFn: ({ signal }) => callApi(carrierInvoiceCalls.get, which ?? { shopId: 1, id: 1 }, { signal }),
    enabled: which !== undefined,
  });
  if (error && !data) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  return <Shown invoice={data} />;
}

function Shown({ invoice }: { readonly invoice: CarrierInvoiceRow }) {
  const { t, i18n } = useTranslation('carrierInvoices');
  const { local, yuan, number } = useMeasures();
  const { currencyCode, disputed } = invoice;
  const issued = datesIn(i18n.language, 'UTC').day(new Date(`${invoice.issuedOn}T00:00:00Z`));
  return (
    <div className="flex flex-col gap-5" data-invoice={invoice.number}>
      <div>
        <p className="text-lead font-semibold">{invoice.carrierName}</p>
        <p className="font-mono text-small text-muted">{invoice.number}</p>
      </div>
      {disputed > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('disputedText', {
            count: disputed,
            amount: local(invoice.disputedMinor, currencyCode),
          })}
        />
      )}
      <DropButton invoice={invoice} />
      <DetailList
        rows={[
          { key: 'issued', label: t('issuedOn'), value: issued },
          { key: 'lines', label: t('lines'), value: number(invoice.lines) },
          { key: 'amount', label: t('amount'), value: local(invoice.minor, currencyCode) },
          { key: 'credited', label: t('credited'), value: local(invoice.creditedMinor, currencyCode) },
          { key: 'cost', label: t('cost'), value: yuan(invoice.costMinor) },
          {
            key: 'entered',
            label: t('enteredBy'),
            value: (
              <>
                {invoice.staffName} <Moment at={invoice.createdAt} />
              </>
            ),
          },
        ]}
      />
      <InvoiceLines invoice={invoice} />
    </div>
  );
}

function DropButton({ invoice: { shopId, id, number } }: { readonly invoice: CarrierInvoiceRow }) {
  const { t } = useTranslation('carrierInvoices');
  const mayWork = useHasPermission('carrierInvoice:work');
  const drop = useChange(carrierInvoiceCalls.drop, invalidatedQueries);
  const [isAsked, setAsked] = useState(false);
  if (!mayWork) return null;
  return (
    <div>
      <Button danger size="small" data-act="drop" onClick={() => setAsked(true)}>
        {t('drop')}
      </Button>
      {isAsked && (
        <ModalForm
          title={t('dropTitle', { number })}
          text={t('dropText')}
          schema={z.object({})}
          submitLabel={t('drop')}
          isDangerous
          onSubmit={() => drop({ shopId, id })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
