import type { StaffOutputOf } from '@onehaul/client/console';
import { refundCalls } from '@onehaul/contract/console/finance';
import { fromMajor, money, toMajor } from '@onehaul/domain/money';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, App, Form, Input, InputNumber, Modal, Select, Skeleton } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { useMoneyWords } from './money-words.ts';
import { invalidatedQueries } from './invalidated-queries.ts';

type OrderReference = { readonly shopId: number; readonly orderNumber: string };
type Refundable = StaffOutputOf<typeof refundCalls.refundable>;
type Props = { readonly start?: OrderReference; readonly onClose: () => void };

/** Two steps: choose the order, then the amount to refund. */
export function ProposeRefund({ start, onClose }: Props) {
  const [which, setWhich] = useState(start);
  if (!which) return <ChooseOrder onFound={setWhich} onClose={onClose} />;
  return <LoadRefundable which={which} onClose={onClose} />;
}

type ChooseProps = { readonly onFound: (which: OrderReference) => void; readonly onClose: () => void };

function ChooseOrder({ onFound, onClose }: ChooseProps) {
  const { t } = useTranslation('finance');
  const { shops } = useMe();
  const found = useRef<OrderReference>(undefined);
  return (
    <ModalForm
      title={t('refund.propose')}
      text={t('refund.chooseText')}
      schema={refundCalls.refundable.input}
      initial={{ shopId: shops[0]?.id }}
      submitLabel={t('refund.find')}
      onSubmit={async (asked) => {
        await callApi(refundCalls.refundable, asked);
        found.current = asked;
      }}
      // Called on success too; then step two opens.
      onClose={() => (found.current ? onFound(found.current) : onClose())}
    >
      {shops.length > 1 && (
        <Field name="shopId" label={t('shop')}>
          <Select options={shops.map(({ id, name }) => ({ value: id, label: name }))} />
        </Field>
      )}
      {shops.length === 1 && (
        <Form.Item name="shopId" hidden>
          <InputNumber />
        </Form.Item>
      )}
      <Field name="orderNumber" label={t('refund.order')}>
        <Input maxLength={40} className="font-mono" autoComplete="off" />
      </Field>
    </ModalForm>
  );
}

function LoadRefundable({
  which,
  onClose,
}: {
  readonly which: OrderReference;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('finance');
  const { data, error, refetch } = useQuery({
    queryKey: ['refunds', 'refundable', which],
    queryFn: ({ signal }) => callApi(refundCalls.refundable, which, { signal }),
    staleTime: 0,
  });
  if (data) return <RefundForm shopId={which.shopId} order={data} onClose={onClose} />;
  return (
    <Modal open title={t('refund.propose')} footer={null} onCancel={onClose}>
      {error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active />
      )}
    </Modal>
  );
}

const cents = (yuan: number) => fromMajor(yuan, 'CNY').minor;
const isToTheCent = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;

type RefundFormProps = {
  readonly shopId: number;
  readonly order: Refundable;
  readonly onClose: () => void;
};

function RefundForm({ shopId, order, onClose }: RefundFormProps) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  const { message } = App.useApp();
  const propose = useChange(refundCalls.propose, invalidatedQueries);
  const most = toMajor(money(order.refundableMinor, 'CNY'));
  const schema = useMemo(
    () =>
      z.object({
        yuan: z.number().min(0.01).max(most).refine(isToTheCent),
        reason: refundCalls.propose.input.shape.reason,
      }),
    [most],
  );
  return (
    <ModalForm
      title={t('refund.proposeTitle', { number: order.orderNumber })}
      schema={schema}
      submitLabel={t('refund.propose')}
      onSubmit={async (values) => {
        const minor = cents(values.yuan);
        await propose({ shopId, orderId: order.orderId, minor, reason: values.reason });
        void message.success(
          t(minor > order.secondPersonCents ? 'refund.proposedTwo' : 'refund.proposedOne'),
        );
      }}
      onClose={onClose}
    >
      <DetailList
        rows={[
          { key: 'member', label: t('member'), value: order.memberCode },
          { key: 'paid', label: t('refund.paid'), value: yuan(order.paidMinor) },
          { key: 'most', label: t('refund.refundable'), value: yuan(order.refundableMinor) },
        ]}
      />
      <Field name="yuan" label={t('refund.howMuch')}>
        <InputNumber controls={false} precision={2} prefix="¥" className="w-full" />
      </Field>
      <Field name="reason" label={t('reason')} help={t('refund.reasonKept')}>
        <Input maxLength={300} />
      </Field>
      <SecondApprovalNotice limit={order.secondPersonCents} />
    </ModalForm>
  );
}

/** Warns while typing that the amount needs a second person's approval. */
function SecondApprovalNotice({ limit }: { readonly limit: number }) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  const typed = Form.useWatch<number | null | undefined>('yuan');
  const isForTwo = typeof typed === 'number' && Math.round(typed * 100) > limit;
  return (
    <Alert
      type={isForTwo ? 'warning' : 'info'}
      showIcon
      title={t(isForTwo ? 'refund.needsSecond' : 'refund.limit', { amount: yuan(limit) })}
    />
  );
}
