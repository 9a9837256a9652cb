import { refundCalls, type RefundRow } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useHasPermission, useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { useMoneyWords } from './money-words.ts';
import { invalidatedQueries } from './invalidated-queries.ts';
import { refundDecider } from './refund-decider.ts';

type Props = { readonly refund: RefundRow };

export function RefundActs({ refund }: Props) {
  if (refund.state === 'proposed') return <Decide refund={refund} />;
  if (refund.state === 'failed') return <Resend refund={refund} />;
  return null;
}

/** Four-eyes rule above the shop's limit: one person proposes, another decides. */
function Decide({ refund }: Props) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  const { id: myId } = useMe();
  const decider = refundDecider(refund, myId, useHasPermission('finance:review'));
  const approve = useChange(refundCalls.approve, invalidatedQueries);
  const refuse = useChange(refundCalls.refuse, invalidatedQueries);
  const [choice, setChoice] = useState<'approve' | 'refuse'>();
  const { shopId, id } = refund;
  const amount = yuan(refund.minor);
  const target = t(`refund.target.${refund.route}`, {
    member: refund.memberCode,
    method: t(`method.${refund.method}`),
  });
  const close = () => setChoice(undefined);
  return (
    <section className="flex flex-col gap-3" data-decider={decider}>
      {refund.isForTwo && (
        <Alert
          type="warning"
          showIcon
          title={t('refund.forTwoTitle')}
          description={t(decider === 'another' ? 'refund.yours' : 'refund.forTwoText', {
            name: refund.proposedBy,
          })}
        />
      )}
      {decider === 'nobodyHere' && <p className="text-small text-muted">{t('notYours')}</p>}
      {decider === 'me' && (
        <div className="flex flex-wrap gap-2">
          <Button type="primary" onClick={() => setChoice('approve')} data-approve>
            {t('refund.approve')}
          </Button>
          <Button danger onClick={() => setChoice('refuse')}>
            {t('refund.refuse')}
          </Button>
        </div>
      )}
      {choice === 'approve' && (
        <ModalForm
          title={t('refund.approveTitle', { amount })}
          text={
            <div className="grid gap-2">
              <p className="text-ink">{target}</p>
              <p>{t('refund.approveText')}</p>
            </div>
          }
          schema={z.object({})}
          submitLabel={t('refund.approveAmount', { amount })}
          onSubmit={() => approve({ shopId, id })}
          onClose={close}
        />
      )}
      {choice === 'refuse' && (
        <ModalForm
          title={t('refund.refuseTitle', { amount })}
          text={<p className="text-ink">{target}</p>}
          schema={refundCalls.refuse.input.pick({ reason: true })}
          submitLabel={t('refund.refuse')}
          isDangerous
          onSubmit={({ reason }) => refuse({ shopId, id, reason })}
          onClose={close}
        >
          <Field name="reason" label={t('reason')}>
            <Input.TextArea rows={3} maxLength={300} />
          </Field>
        </ModalForm>
      )}
    </section>
  );
}

/** Retries a refund the gateway failed to execute, or pays it into the wallet. */
function Resend({ refund }: Props) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  const mayReview = useHasPermission('finance:review');
  const resend = useChange(refundCalls.resend, invalidatedQueries);
  const [choice, setChoice] = useState<'gateway' | 'wallet'>();
  const { shopId, id, memberCode: member } = refund;
  const method = t(`method.${refund.method}`);
  return (
    <section className="flex flex-col gap-3">
      <Alert type="error" showIcon title={t('refund.failedTitle')} description={t('refund.failedText')} />
      {mayReview ? (
        <div className="flex flex-wrap gap-2">
          <Button type="primary" onClick={() => setChoice('gateway')}>
            {t('refund.resend.gateway')}
          </Button>
          <Button onClick={() => setChoice('wallet')}>{t('refund.resend.wallet')}</Button>
        </div>
      ) : (
        <p className="text-small text-muted">{t('notYours')}</p>
      )}
      {choice && (
        <ModalForm
          title={t('refund.approveTitle', { amount: yuan(refund.minor) })}
          text={<p className="text-ink">{t(`refund.target.${choice}`, { member, method })}</p>}
          schema={z.object({})}
          submitLabel={t(`refund.resend.${choice}`)}
          onSubmit={() => resend({ shopId, id, way: choice })}
          onClose={() => setChoice(undefined)}
        />
      )}
    </section>
  );
}
