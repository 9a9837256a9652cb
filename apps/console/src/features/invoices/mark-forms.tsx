import { type Invoice, invoiceCalls } from '@onehaul/contract/console/invoices';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly invoice: Invoice; readonly onClose: () => void };
const changed = ['invoices', 'company', 'audit'];
const keyOnly = { tenantId: true, month: true } as const;

/** Records the payment of an invoice. */
export function MarkPaidForm({ invoice: { tenantId, month, number, company }, onClose }: Props) {
  const { t } = useTranslation('usage');
  const { message } = App.useApp();
  const markPaid = useChange(invoiceCalls.markPaid, changed);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <ModalForm
      title={t('markPaid')}
      text={t('invoiceOf', { number, company })}
      schema={invoiceCalls.markPaid.input.omit(keyOnly)}
      initial={{ paidOn: today }}
      submitLabel={t('markPaid')}
      fieldOf={({ error }) => (error === 'input.invalid' ? 'paidOn' : undefined)}
      onSubmit={async (payment) => {
        await markPaid({ tenantId, month, ...payment });
        void message.success(t('markedPaid'));
      }}
      onClose={onClose}
    >
      <Field name="paidOn" label={t('paidOn')}>
        <Input type="date" />
      </Field>
      <Field name="reference" label={t('reference')} help={t('referenceHelp')}>
        <Input autoComplete="off" maxLength={100} />
      </Field>
    </ModalForm>
  );
}

/** Takes a recorded payment back. */
export function MarkUnpaidForm({ invoice: { tenantId, month, number, company }, onClose }: Props) {
  const { t } = useTranslation('usage');
  const { message } = App.useApp();
  const markUnpaid = useChange(invoiceCalls.markUnpaid, changed);
  return (
    <ModalForm
      title={t('markUnpaid')}
      text={t('invoiceOf', { number, company })}
      schema={invoiceCalls.markUnpaid.input.omit(keyOnly)}
      submitLabel={t('markUnpaid')}
      isDangerous
      onSubmit={async (why) => {
        await markUnpaid({ tenantId, month, ...why });
        void message.success(t('markedUnpaid'));
      }}
      onClose={onClose}
    >
      <Field name="reason" label={t('reason')}>
        <Input autoComplete="off" maxLength={200} />
      </Field>
    </ModalForm>
  );
}
