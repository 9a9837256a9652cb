import { type PaymentDetail, paymentDeskCalls } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button } from '@onehaul/workbench/antd';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useMay } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { moneyThatCame } from './money-that-came.ts';
import { useMoneyWords } from './money-words.ts';
import { refreshed } from './refreshed.ts';

type Props = { readonly payment: PaymentDetail };

/** Resolves a held payment whose amount does not match. */
export function HeldActs({ payment }: Props) {
  const { t } = useTranslation('finance');
  const { inCurrency } = useMoneyWords();
  const mayReview = useMay('finance:review');
  const decide = useChange(paymentDeskCalls.decide, refreshed);
  const [asked, setAsked] = useState<'refund' | 'wallet'>();
  const { shopId, id, memberCode } = payment;
  const came = moneyThatCame(payment.events).map(({ minor, currency }) => inCurrency(minor, currency));
  const amount = came.join(' + ') || inCurrency(payment.askedMinor, payment.currencyCode);
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
            <dd className="tabular-nums">{came.join(' + ') || '-'}</dd>
          </dl>
        }
      />
      {mayReview ? (
        <div className="flex flex-wrap gap-2">
          <Button type="primary" onClick={() => setAsked('refund')}>
            {t('held.refund')}
          </Button>
          <Button onClick={() => setAsked('wallet')}>{t('held.wallet')}</Button>
        </div>
      ) : (
        <p className="text-small text-muted">{t('notYours')}</p>
      )}
      {asked && (
        <ModalForm
          title={t(`held.${asked}Title`, { amount, member: memberCode })}
          text={t(`held.${asked}Text`)}
          schema={z.object({})}
          submitLabel={t(`held.${asked}`)}
          onSubmit={() => decide({ shopId, id, decision: asked })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
