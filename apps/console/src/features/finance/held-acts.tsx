import { type PaymentDetail, paymentDeskCalls } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button } from '@onehaul/workbench/antd';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { collectedPayments } from './collected-payments.ts';
import { useMoneyWords } from './money-words.ts';
import { invalidatedQueries } from './invalidated-queries.ts';

type Props = { readonly payment: PaymentDetail };

/** Resolves a held payment whose amount does not match. */
export function HeldActs({ payment }: Props) {
  const { t } = useTranslation('finance');
  const { inCurrency } = useMoneyWords();
  const mayReview = useHasPermission('finance:review');
  const decide = useChange(paymentDeskCalls.decide, invalidatedQueries);
  const [choice, setChoice] = useState<'refund' | 'wallet'>();
  const { shopId, id, memberCode } = payment;
  const collectedAmounts = collectedPayments(payment.events).map(({ minor, currency }) =>
    inCurrency(minor, currency),
  );
  const amount = collectedAmounts.join(' + ') || inCurrency(payment.askedMinor, payment.currencyCode);
  return (
    <section className="flex flex-col gap-3" data-held={payment.heldFor}>
      <Alert
        type="warning"
        showIcon
        title={t(`held.${payment.heldFor ?? 'other'}`)}
        description={
          <dl className="grid grid-cols-[auto_1fr] gap-x-4">
            <dt>{t('payment.asked')}</dt>
            <dd className="tabular-nums">{inCurrency(payment.askedMinor, payment.currencyCode)}</dd>
            <dt>{t('payment.came')}</dt>
            <dd className="tabular-nums">{collectedAmounts.join(' + ') || '-'}</dd>
          </dl>
        }
      />
      {mayReview ? (
        <div className="flex flex-wrap gap-2">
          <Button type="primary" onClick={() => setChoice('refund')}>
            {t('held.refund')}
          </Button>
          <Button onClick={() => setChoice('wallet')}>{t('held.wallet')}</Button>
        </div>
      ) : (
        <p className="text-small text-muted">{t('notYours')}</p>
      )}
      {choice && (
        <ModalForm
          title={t(`held.${choice}Title`, { amount, member: memberCode })}
          text={t(`held.${choice}Text`)}
          schema={z.object({})}
          submitLabel={t(`held.${choice}`)}
          onSubmit={() => decide({ shopId, id, decision: choice })}
          onClose={() => setChoice(undefined)}
        />
      )}
    </section>
  );
}
