import { walletDeskCalls, type WalletAdjustment } from '@onehaul/contract/console/wallets';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { AdjustmentWords } from './adjustment-words.tsx';
import type { WhichMember } from './member-address.ts';

const invalidatedQueries = ['members', 'walletAdjustments', 'financeCount', 'audit'];

/** Requested adjustments of a member, with the decision for a second person. */
export function PendingAdjustments({ member: { shopId, id } }: { readonly member: WhichMember }) {
  const { t } = useTranslation('memberPage');
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'records', shopId, id, 'adjustments'],
    queryFn: ({ signal }) =>
      callApi(
        walletDeskCalls.adjustments,
        { shopId, memberId: id, isPending: true, pageIndex: 1, pageRows: 20 },
        { signal },
      ),
    // Polls because another person decides.
    refetchInterval: 30_000,
  });
  if (error && !data) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">{t('adjust.pending')}</h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {data.items.map((adjustment) => (
          <Pending key={adjustment.id} adjustment={adjustment} />
        ))}
      </ul>
    </section>
  );
}

function Pending({ adjustment }: { readonly adjustment: WalletAdjustment }) {
  const { t } = useTranslation('memberPage');
  const { message } = App.useApp();
  const { id: myId } = useMe();
  const mayReview = useHasPermission('finance:review');
  const isMine = adjustment.requestedById === myId;
  const approve = useChange(walletDeskCalls.approveAdjustment, invalidatedQueries);
  const reject = useChange(walletDeskCalls.rejectAdjustment, invalidatedQueries);
  const [openDialog, setOpenDialog] = useState<'approve' | 'reject'>();
  const close = () => setOpenDialog(undefined);
  const { shopId, id, changeMinor, balanceMinor, reason, requestedBy, requestedAt } = adjustment;
  return (
    <li
      data-adjustment={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 text-small"
    >
      <AdjustmentWords adjustment={adjustment} />
      <p className="break-words">{reason}</p>
      <p className="text-muted">
        {t('adjust.by', { name: requestedBy })} <Moment at={requestedAt} />
      </p>
      {mayReview && (
        <div className="flex flex-wrap items-center gap-2">
          {!isMine && (
            <Button type="primary" onClick={() => setOpenDialog('approve')}>
              {t('adjust.approve')}
            </Button>
          )}
          <Button danger onClick={() => setOpenDialog('reject')}>
            {t('adjust.reject')}
          </Button>
        </div>
      )}
      {(isMine || !mayReview) && <p className="text-muted">{t('adjust.second')}</p>}
      {openDialog === 'approve' && (
        <ModalForm
          title={t(changeMinor > 0 ? 'adjust.confirmAdd' : 'adjust.confirmDeduct')}
          text={t('adjust.approveText')}
          schema={z.object({})}
          submitLabel={t('adjust.approve')}
          isDangerous={changeMinor < 0}
          onSubmit={async () => {
            await approve({ shopId, id, seenMinor: balanceMinor });
            void message.success(t('adjust.posted'));
          }}
          onClose={close}
        >
          <AdjustmentWords adjustment={adjustment} />
        </ModalForm>
      )}
      {openDialog === 'reject' && (
        <ModalForm
          title={t('adjust.rejectTitle')}
          text={t('adjust.rejectText')}
          schema={walletDeskCalls.rejectAdjustment.input.pick({ note: true })}
          submitLabel={t('adjust.reject')}
          onSubmit={({ note }) => reject({ shopId, id, note })}
          onClose={close}
        >
          <Field name="note" label={t('adjust.reason')}>
            <Input maxLength={200} />
          </Field>
        </ModalForm>
      )}
    </li>
  );
}
