import { carrierInvoiceCalls } from '@onehaul/contract/console/carrier-invoices';
import { useTranslation } from '@onehaul/i18n/react';
import { Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { CarrierSheetFields, carrierSheetOf, carrierSheetShape } from '../../app/carrier/sheet-fields.tsx';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './invoice-words.tsx';

const { number, issuedOn, currencyCode } = carrierInvoiceCalls.add.input.shape;
const values = z.object({ ...carrierSheetShape, number, issuedOn, currencyCode });

/** Uploads an invoice; its lines are compared immediately. */
export function InvoiceForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('carrierInvoices');
  const add = useChange(carrierInvoiceCalls.add, invalidatedQueries);
  const { data } = useQuery({
    queryKey: ['carrierInvoices', 'choices'],
    queryFn: ({ signal }) => callApi(carrierInvoiceCalls.choices, {}, { signal }),
  });
  if (!data) return null;
  return (
    <ModalForm
      title={t('add')}
      text={t('addText')}
      schema={values}
      initial={{ currencyCode: 'CNY' }}
      submitLabel={t('enter')}
      onSubmit={async ({ carrier, file, ...invoice }) => {
        await add({ ...invoice, ...(await carrierSheetOf({ carrier, file })) });
      }}
      onClose={onClose}
    >
      <CarrierSheetFields
        choices={data}
        accept=".xlsx,.csv"
        words={{
          carrier: t('carrier'),
          currency: t('currency'),
          currencyHelp: t('currencyHelp'),
          file: t('file'),
          fileHelp: t('fileHelp'),
        }}
      >
        <Field name="number" label={t('number')}>
          <Input maxLength={60} className="font-mono" autoComplete="off" />
        </Field>
        <Field name="issuedOn" label={t('issuedOn')}>
          <Input type="date" />
        </Field>
      </CarrierSheetFields>
    </ModalForm>
  );
}
