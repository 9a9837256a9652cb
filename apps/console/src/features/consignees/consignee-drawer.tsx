import { consigneeDeskCalls, type ConsigneeRow } from '@onehaul/contract/console/consignees';
import { confirmationMachine } from '@onehaul/domain/customs/confirmation-state';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { MemberName } from '../../app/member-name.tsx';
import { MissingRow } from '../../app/missing-row.tsx';
import { useChange } from '../../app/use-change.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { ConsigneeMark, DueMark } from './consignee-mark.tsx';

const invalidatedQueries = ['consignees', 'orders', 'exceptions', 'audit'];

/** Confirmation of one order, and the answers staff may enter. */
export function ConsigneeDrawer({ row }: { readonly row: ConsigneeRow | undefined }) {
  const { t, i18n } = useTranslation('consignee');
  if (!row) return <MissingRow list="consignees" title={t('goneTitle')} text={t('goneText')} lines={8} />;
  const { money } = measuresIn(i18n.language);
  return (
    <div className="flex flex-col gap-5" data-consignee={row.number}>
      <div className="flex items-start justify-between gap-3">
        <p className="text-lead font-semibold">
          <CopyValue value={row.number} />
        </p>
        <span className="grid justify-items-end">
          <ConsigneeMark state={row.state} />
          {row.state === 'waiting' && <DueMark dueAt={row.dueAt} />}
        </span>
      </div>
      <Acts row={row} />
      <DetailList
        rows={[
          { key: 'receiver', label: t('column.receiver'), value: row.receiverName },
          {
            key: 'phone',
            label: t('phone'),
            // Keyed by order, so a revealed phone number does not carry over to the next order.
            value: <ReceiverPhone key={row.number} row={row} />,
          },
          { key: 'goods', label: t('column.goods'), value: row.goodsName },
          {
            key: 'value',
            label: t('column.value'),
            value: <span className="tabular-nums">{money(row.declaredMinor, 'CNY')}</span>,
          },
          { key: 'count', label: t('column.count'), value: t('countOf', { count: row.shippedThisHalf }) },
          {
            key: 'member',
            label: t('column.member'),
            value: <MemberName memberCode={row.memberCode} memberName={row.memberName} />,
          },
          { key: 'batch', label: t('column.batch'), value: row.batchNumber || '-' },
          { key: 'shop', label: t('column.shop'), value: <ShopName id={row.shopId} /> },
          { key: 'asked', label: t('askedAt'), value: <Moment at={row.askedAt} /> },
          { key: 'due', label: t('column.due'), value: <Moment at={row.dueAt} /> },
          ...(row.answeredAt
            ? [
                { key: 'answered', label: t('answeredAt'), value: <Moment at={row.answeredAt} /> },
                { key: 'by', label: t('answeredBy'), value: row.staffName || t('byMember') },
              ]
            : []),
          ...(row.note ? [{ key: 'note', label: t('note'), value: row.note }] : []),
        ]}
      />
    </div>
  );
}

/** Masked until the user enters a reason to reveal it. */
function ReceiverPhone({ row }: { readonly row: ConsigneeRow }) {
  const { t } = useTranslation('consignee');
  const mayReveal = useHasPermission('member:reveal');
  const reveal = useChange(consigneeDeskCalls.reveal, ['audit']);
  const [isAsked, setIsAsked] = useState(false);
  const [whole, setWhole] = useState<string>();
  const { shopId, orderId, number } = row;
  return (
    <span className="flex items-center gap-2">
      <span className="tabular-nums">{whole ?? row.receiverPhone}</span>
      {mayReveal && whole === undefined && (
        <Button size="small" data-act="reveal" onClick={() => setIsAsked(true)}>
          {t('reveal')}
        </Button>
      )}
      {isAsked && (
        <ModalForm
          title={t('revealTitle', { number })}
          text={t('revealText')}
          schema={consigneeDeskCalls.reveal.input.pick({ reason: true })}
          submitLabel={t('reveal')}
          onSubmit={async ({ reason }) => setWhole((await reveal({ shopId, orderId, reason })).phone)}
          onClose={() => setIsAsked(false)}
        >
          <Field name="reason" label={t('revealReason')}>
            <Input maxLength={200} />
          </Field>
        </ModalForm>
      )}
    </span>
  );
}

type DialogName = 'confirm' | 'deny' | 'askAgain';

/** Actions allowed by the state table. */
function Acts({ row }: { readonly row: ConsigneeRow }) {
  const { t } = useTranslation('consignee');
  const mayWork = useHasPermission('consignee:work');
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const answer = useChange(consigneeDeskCalls.answer, invalidatedQueries);
  const askAgain = useChange(consigneeDeskCalls.askAgain, invalidatedQueries);
  const acts = confirmationMachine.events(row.state);
  if (acts.length === 0) return null;
  if (!mayWork) return <p className="text-small text-muted">{t('notYours')}</p>;
  const { shopId, orderId, number } = row;
  const close = () => setOpenDialog(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {acts.includes('confirm') && (
        <Button type="primary" data-act="confirm" onClick={() => setOpenDialog('confirm')}>
          {t('confirm')}
        </Button>
      )}
      {acts.includes('deny') && (
        <Button danger data-act="deny" onClick={() => setOpenDialog('deny')}>
          {t('deny')}
        </Button>
      )}
      {acts.includes('askAgain') && (
        <Button data-act="askAgain" onClick={() => setOpenDialog('askAgain')}>
          {t('askAgain')}
        </Button>
      )}
      {openDialog === 'confirm' && (
        <ModalForm
          title={t('confirmTitle', { number })}
          text={`${row.receiverName} · ${row.receiverPhone}`}
          schema={z.object({})}
          submitLabel={t('confirm')}
          onSubmit={() => answer({ shopId, orderId, answer: 'confirm', note: '' })}
          onClose={close}
        />
      )}
      {openDialog === 'deny' && (
        <ModalForm
          title={t('denyTitle', { number })}
          text={t('denyText')}
          schema={z.object({ note: z.string().trim().min(1).max(300) })}
          submitLabel={t('deny')}
          isDangerous
          onSubmit={({ note }) => answer({ shopId, orderId, answer: 'deny', note })}
          onClose={close}
        >
          <Field name="note" label={t('note')}>
            <Input.TextArea rows={3} maxLength={300} />
          </Field>
        </ModalForm>
      )}
      {openDialog === 'askAgain' && (
        <ModalForm
          title={t('askAgainTitle', { number })}
          text={t('askAgainText')}
          schema={z.object({})}
          submitLabel={t('askAgain')}
          onSubmit={() => askAgain({ shopId, orderId })}
          onClose={close}
        />
      )}
    </div>
  );
}
