import { type Deposit, depositCalls } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { useMoneyWords } from './money-words.ts';
import { invalidatedQueries } from './invalidated-queries.ts';

/** Approves or rejects a receipt; both dialogs repeat the amount and the member. */
export function DepositActs({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation('finance');
  const { inCurrency } = useMoneyWords();
  const mayReview = useHasPermission('finance:review');
  const [openDialog, setOpenDialog] = useState<'approve' | 'reject'>();
  const approve = useChange(depositCalls.approve, invalidatedQueries);
  const reject = useChange(depositCalls.reject, invalidatedQueries);
  if (deposit.state !== 'underReview') return null;
  if (!mayReview) return <p className="text-small text-muted">{t('notYours')}</p>;
  const { shopId, id } = deposit;
  // As the bank statement shows it.
  const amount = inCurrency(deposit.askedMinor, deposit.currencyCode);
  const target =
    deposit.purpose === 'recharge'
      ? t('deposit.toWallet', { member: deposit.memberCode })
      : t('deposit.toOrders', {
          numbers: [...deposit.orderNumbers, ...deposit.serviceNumbers].join(t('comma')),
          member: deposit.memberCode,
        });
  const close = () => setOpenDialog(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="primary" onClick={() => setOpenDialog('approve')} data-approve>
        {t('deposit.approve')}
      </Button>
      <Button danger onClick={() => setOpenDialog('reject')} data-reject>
        {t('deposit.reject')}
      </Button>
      {openDialog === 'approve' && (
        <ModalForm
          title={t('deposit.approveTitle', { amount })}
          text={
            <div className="grid gap-2">
              <p className="text-ink">
                {target} · <span className="font-mono">{deposit.transactionNumber}</span>
              </p>
              <p>{t('deposit.approveText')}</p>
              {deposit.twins.length > 0 && (
                <Alert
                  type="error"
                  showIcon
                  title={t('deposit.twinTitle', { count: deposit.twins.length })}
                />
              )}
            </div>
          }
          schema={z.object({})}
          submitLabel={t('deposit.approveAmount', { amount })}
          onSubmit={() => approve({ shopId, id })}
          onClose={close}
        />
      )}
      {openDialog === 'reject' && (
        <ModalForm
          title={t('deposit.rejectTitle', { amount })}
          text={
            <p className="text-ink">
              {target} · <span className="font-mono">{deposit.transactionNumber}</span>
            </p>
          }
          schema={depositCalls.reject.input.pick({ reason: true })}
          submitLabel={t('deposit.reject')}
          isDangerous
          onSubmit={({ reason }) => reject({ shopId, id, reason })}
          onClose={close}
        >
          <Field name="reason" label={t('reason')} help={t('deposit.reasonTold')}>
            <Input.TextArea rows={3} maxLength={300} />
          </Field>
        </ModalForm>
      )}
    </div>
  );
}
