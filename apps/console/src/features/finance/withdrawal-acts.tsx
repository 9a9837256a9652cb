import { withdrawalDeskCalls, type WithdrawalRow } from '@onehaul/contract/console/withdrawals';
import { mayPayOut } from '@onehaul/domain/wallet/withdrawal';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useId, useRef, useState } from 'react';
import { z } from 'zod';
import { useHasPermission, useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { useMoneyWords } from './money-words.ts';
import { invalidatedQueries } from './invalidated-queries.ts';

type Props = { readonly row: WithdrawalRow };

/** Actions available now, by permission. */
export function WithdrawalActs({ row }: Props) {
  const { t } = useTranslation('finance');
  const mayReview = useHasPermission('finance:review');
  if (row.state === 'paid') return row.proofUrl || !mayReview ? null : <AddPicture row={row} />;
  if (row.state !== 'requested' && row.state !== 'approved') return null;
  return (
    <section className="flex flex-col gap-3">
      <Warnings row={row} />
      {!mayReview ? (
        <p className="text-small text-muted">{t('notYours')}</p>
      ) : row.state === 'requested' ? (
        <Requested row={row} />
      ) : (
        <Approved row={row} />
      )}
    </section>
  );
}

function Warnings({ row }: Props) {
  const { t, i18n } = useTranslation('finance');
  const { id: myId } = useMe();
  const { moment } = datesIn(i18n.language);
  const isMine = row.state === 'approved' && !mayPayOut(row, myId);
  return (
    <>
      {row.isForTwo && (
        <Alert
          type="warning"
          showIcon
          title={t('withdrawal.forTwoTitle')}
          description={t(isMine ? 'withdrawal.yours' : 'withdrawal.forTwoText')}
          data-for-two
        />
      )}
      {!row.isPayable && (
        <Alert type="info" showIcon title={t('withdrawal.newCard', { time: moment(row.notBefore) })} />
      )}
    </>
  );
}

/** Amount and target, repeated in every dialog. */
function useTarget({ row }: Props) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  const amount = yuan(row.minor);
  const { bankName: bank, tail, holder, memberCode: member } = row;
  return { amount, target: t('withdrawal.target', { amount, bank, tail, holder, member }) };
}

function Requested({ row }: Props) {
  const { t } = useTranslation('finance');
  const { amount, target } = useTarget({ row });
  const approve = useChange(withdrawalDeskCalls.approve, invalidatedQueries);
  const [openDialog, setOpenDialog] = useState<'approve' | 'reject'>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button type="primary" onClick={() => setOpenDialog('approve')} data-approve>
          {t('withdrawal.approve')}
        </Button>
        <Button danger onClick={() => setOpenDialog('reject')} data-reject>
          {t('withdrawal.reject')}
        </Button>
      </div>
      {openDialog === 'approve' && (
        <ModalForm
          title={t('withdrawal.approveTitle', { amount })}
          text={<p className="text-ink">{target}</p>}
          schema={z.object({})}
          submitLabel={t('withdrawal.approve')}
          onSubmit={() => approve({ shopId: row.shopId, id: row.id })}
          onClose={close}
        />
      )}
      {openDialog === 'reject' && <Refuse row={row} act="reject" onClose={close} />}
    </>
  );
}

function Approved({ row }: Props) {
  const { t } = useTranslation('finance');
  const { id: myId } = useMe();
  const [openDialog, setOpenDialog] = useState<'pay' | 'reject' | 'fail'>();
  const close = () => setOpenDialog(undefined);
  const isPayable = row.isPayable && mayPayOut(row, myId);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isPayable && (
          <Button type="primary" onClick={() => setOpenDialog('pay')} data-pay-out>
            {t('withdrawal.pay')}
          </Button>
        )}
        <Button onClick={() => setOpenDialog('fail')} data-fail>
          {t('withdrawal.fail')}
        </Button>
        <Button danger onClick={() => setOpenDialog('reject')} data-reject>
          {t('withdrawal.reject')}
        </Button>
      </div>
      {openDialog === 'pay' && <Pay row={row} onClose={close} />}
      {(openDialog === 'reject' || openDialog === 'fail') && (
        <Refuse row={row} act={openDialog} onClose={close} />
      )}
    </>
  );
}

type DialogProps = Props & { readonly onClose: () => void };

function Pay({ row, onClose }: DialogProps) {
  const { t } = useTranslation('finance');
  const { amount, target } = useTarget({ row });
  const pay = useChange(withdrawalDeskCalls.pay, invalidatedQueries);
  const addProof = useChange(withdrawalDeskCalls.addProof, invalidatedQueries);
  const id = useId();
  const picture = useRef<HTMLInputElement>(null);
  const { shopId } = row;
  return (
    <ModalForm
      title={t('withdrawal.payTitle', { amount })}
      text={
        <div className="grid gap-2">
          <p className="text-ink">{target}</p>
          <p>{t('withdrawal.payText')}</p>
        </div>
      }
      schema={withdrawalDeskCalls.pay.input.pick({ transferNumber: true })}
      submitLabel={t('withdrawal.pay')}
      onSubmit={async ({ transferNumber }) => {
        const file = picture.current?.files?.[0];
        await pay({ shopId, id: row.id, transferNumber });
        // Ignores upload errors: the transfer is already made, and the proof can be added later.
        if (file) await addProof({ shopId, id: row.id, file: await bytesOf(file) }).catch(() => undefined);
      }}
      onClose={onClose}
    >
      <Field name="transferNumber" label={t('withdrawal.transferNumber')}>
        <Input maxLength={60} className="font-mono" autoComplete="off" />
      </Field>
      <div className="grid gap-1 text-small">
        <label htmlFor={id}>{t('withdrawal.picture')}</label>
        <input ref={picture} id={id} type="file" accept="image/*" />
      </div>
    </ModalForm>
  );
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

function AddPicture({ row }: Props) {
  const { t } = useTranslation('finance');
  const addProof = useChange(withdrawalDeskCalls.addProof, invalidatedQueries);
  const [isAsked, setOpenDialog] = useState(false);
  const id = useId();
  const picture = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button onClick={() => setOpenDialog(true)}>{t('withdrawal.addPicture')}</Button>
      {isAsked && (
        <ModalForm
          title={t('withdrawal.addPicture')}
          schema={z.object({})}
          submitLabel={t('withdrawal.addPicture')}
          onSubmit={async () => {
            const file = picture.current?.files?.[0];
            if (file) await addProof({ shopId: row.shopId, id: row.id, file: await bytesOf(file) });
          }}
          onClose={() => setOpenDialog(false)}
        >
          <div className="grid gap-1 text-small">
            <label htmlFor={id}>{t('withdrawal.picture')}</label>
            <input ref={picture} id={id} type="file" accept="image/*" />
          </div>
        </ModalForm>
      )}
    </div>
  );
}

function Refuse({ row, act, onClose }: DialogProps & { readonly act: 'reject' | 'fail' }) {
  const { t } = useTranslation('finance');
  const { amount, target } = useTarget({ row });
  const reject = useChange(withdrawalDeskCalls.reject, invalidatedQueries);
  const fail = useChange(withdrawalDeskCalls.fail, invalidatedQueries);
  const { shopId, id } = row;
  return (
    <ModalForm
      title={t(act === 'reject' ? 'withdrawal.rejectTitle' : 'withdrawal.failTitle', { amount })}
      text={
        <div className="grid gap-2">
          <p className="text-ink">{target}</p>
          <p>{t('withdrawal.rejectText')}</p>
        </div>
      }
      schema={withdrawalDeskCalls.reject.input.pick({ reason: true })}
      submitLabel={t(act === 'reject' ? 'withdrawal.reject' : 'withdrawal.fail')}
      isDangerous
      onSubmit={({ reason }) => (act === 'reject' ? reject : fail)({ shopId, id, reason })}
      onClose={onClose}
    >
      <Field name="reason" label={t('reason')}>
        <Input.TextArea rows={3} maxLength={300} />
      </Field>
    </ModalForm>
  );
}
