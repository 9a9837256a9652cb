import { marketplaceDeskCalls } from '@onehaul/contract/console/marketplaces';
import { exceptionCalls, type OrderForStaff, orderDeskCalls } from '@onehaul/contract/console/orders';
import { orderMachine, manualExceptions } from '@onehaul/domain/order/order-state';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useHasPermission } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { useChange } from '../../app/use-change.ts';
import { useGeneratedDocument } from '../../app/use-generated-document.ts';

const invalidatedQueries = ['orders', 'exceptions', 'batches', 'marketplaceOrders', 'audit'];
type DialogName = 'bill' | 'raise' | 'resolve' | 'refuse' | 'withdraw';
type Props = { readonly order: OrderForStaff };

/** Desk actions on an order. */
export function OrderActs({ order }: Props) {
  const { t } = useTranslation('dispatch');
  const mayWork = useHasPermission('order:work');
  const mayDecide = useHasPermission('order:decide');
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const ours = useGeneratedDocument(orderDeskCalls.printLabels);
  const theirs = useGeneratedDocument(marketplaceDeskCalls.label);
  const sheet = useGeneratedDocument(orderDeskCalls.printSheet);
  const printed = { shopId: order.shopId, ids: [order.id] };
  const close = () => setOpenDialog(undefined);
  const isOver = orderMachine.events(order.step).length === 0;
  return (
    <div className="flex flex-wrap gap-2">
      {order.boxes.length > 0 && order.kind !== 'marketplace' && (
        <Button loading={ours.isBusy} onClick={() => void ours.open(printed)}>
          {t('act.printLabels')}
        </Button>
      )}
      {order.boxes.length > 0 && order.kind === 'marketplace' && mayWork && (
        <Button
          loading={theirs.isBusy}
          onClick={() => void theirs.open({ shopId: order.shopId, orderId: order.id })}
        >
          {t('act.printLabels')}
        </Button>
      )}
      <Button loading={sheet.isBusy} onClick={() => void sheet.open(printed)}>
        {t('act.printSheet')}
      </Button>
      {mayWork && !isOver && <Button onClick={() => setOpenDialog('bill')}>{t('act.setBillNumber')}</Button>}
      {mayWork && !isOver && !order.exception && (
        <Button onClick={() => setOpenDialog('raise')}>{t('act.raise')}</Button>
      )}
      {/* Marketplace cancellations cannot be dismissed by hand. */}
      {mayDecide && order.exception && order.exception !== 'stopped' && (
        <Button type="primary" onClick={() => setOpenDialog('resolve')}>
          {t('act.resolveIt')}
        </Button>
      )}
      {mayWork && order.step === 'shipped' && !order.deliveredAt && (
        <Button data-act="arrivals" onClick={() => void navigate(`${paths.arrivals}?code=${order.number}`)}>
          {t('act.toArrivals')}
        </Button>
      )}
      {mayWork && order.kind === 'cod' && order.step === 'shipped' && !order.deliveredAt && (
        <Button danger data-act="refuse" onClick={() => setOpenDialog('refuse')}>
          {t('act.refuseIt')}
        </Button>
      )}
      {mayDecide && orderMachine.next(order.step, 'withdraw') && (
        <Button danger onClick={() => setOpenDialog('withdraw')}>
          {t('act.withdrawIt')}
        </Button>
      )}
      {openDialog === 'bill' && <BillNumberForm order={order} onClose={close} />}
      {openDialog === 'raise' && <RaiseForm order={order} onClose={close} />}
      {openDialog === 'resolve' && <ResolveForm order={order} onClose={close} />}
      {openDialog === 'refuse' && <RefuseForm order={order} onClose={close} />}
      {openDialog === 'withdraw' && <WithdrawForm order={order} onClose={close} />}
    </div>
  );
}

type FormProps = Props & { readonly onClose: () => void };
const whichOf = ({ shopId, id }: OrderForStaff) => ({ shopId, id });

function BillNumberForm({ order, onClose }: FormProps) {
  const { t } = useTranslation('dispatch');
  const set = useChange(orderDeskCalls.setBillNumber, invalidatedQueries);
  return (
    <ModalForm
      title={t('bill.title', { number: order.number })}
      text={t('bill.text')}
      schema={orderDeskCalls.setBillNumber.input.pick({ billNumber: true })}
      initial={{ billNumber: order.carrierBillNumber ?? '' }}
      submitLabel={t('save')}
      fieldOf={({ error }) => (error === 'order.billNumberTaken' ? 'billNumber' : undefined)}
      onSubmit={({ billNumber }) => set({ ...whichOf(order), billNumber })}
      onClose={onClose}
    >
      <Field name="billNumber" label={t('field.billNumber')}>
        <Input className="font-mono" maxLength={40} autoComplete="off" />
      </Field>
    </ModalForm>
  );
}

function RaiseForm({ order, onClose }: FormProps) {
  const { t } = useTranslation('dispatch');
  const raise = useChange(exceptionCalls.raise, invalidatedQueries);
  return (
    <ModalForm
      title={t('raise.title', { number: order.number })}
      text={t('raise.text')}
      schema={exceptionCalls.raise.input.pick({ exception: true, note: true })}
      initial={{ exception: 'other', note: '' }}
      submitLabel={t('act.raise')}
      isDangerous
      onSubmit={(values) => raise({ ...whichOf(order), ...values })}
      onClose={onClose}
    >
      <Field name="exception" label={t('field.exception')}>
        <Select
          options={manualExceptions.map((reason) => ({ value: reason, label: t(`exception.${reason}`) }))}
        />
      </Field>
      <Field name="note" label={t('field.note')}>
        <Input.TextArea rows={3} maxLength={300} />
      </Field>
    </ModalForm>
  );
}

function ResolveForm({ order, onClose }: FormProps) {
  const { t } = useTranslation('dispatch');
  const resolve = useChange(exceptionCalls.resolve, invalidatedQueries);
  return (
    <ModalForm
      title={t('resolve.title', { number: order.number })}
      text={t('resolve.text')}
      schema={exceptionCalls.resolve.input.pick({ note: true })}
      initial={{ note: '' }}
      submitLabel={t('act.resolveIt')}
      onSubmit={({ note }) => resolve({ ...whichOf(order), note })}
      onClose={onClose}
    >
      <Field name="note" label={t('field.note')}>
        <Input.TextArea rows={3} maxLength={300} />
      </Field>
    </ModalForm>
  );
}

function WithdrawForm({ order, onClose }: FormProps) {
  const { t, i18n } = useTranslation('dispatch');
  const withdraw = useChange(orderDeskCalls.withdraw, invalidatedQueries);
  const { money } = measuresIn(i18n.language);
  return (
    <ModalForm
      title={t('withdraw.title', { number: order.number })}
      text={t('withdraw.text', { amount: money(order.paidMinor, 'CNY') })}
      schema={orderDeskCalls.withdraw.input.pick({ reason: true })}
      initial={{ reason: '' }}
      submitLabel={t('act.withdrawIt')}
      isDangerous
      onSubmit={({ reason }) => withdraw({ ...whichOf(order), reason })}
      onClose={onClose}
    >
      <Field name="reason" label={t('withdraw.reason')}>
        <Input.TextArea rows={3} maxLength={300} />
      </Field>
    </ModalForm>
  );
}

/** Records that the receiver refused a cash-on-delivery order. */
function RefuseForm({ order, onClose }: FormProps) {
  const { t } = useTranslation('dispatch');
  const refuse = useChange(orderDeskCalls.refuse, invalidatedQueries);
  return (
    <ModalForm
      title={t('refuse.title', { number: order.number })}
      text={t('refuse.text')}
      schema={orderDeskCalls.refuse.input.pick({ reason: true })}
      initial={{ reason: '' }}
      submitLabel={t('act.refuseIt')}
      isDangerous
      onSubmit={({ reason }) => refuse({ ...whichOf(order), reason })}
      onClose={onClose}
    >
      <Field name="reason" label={t('refuse.reason')}>
        <Input.TextArea rows={3} maxLength={300} />
      </Field>
    </ModalForm>
  );
}
