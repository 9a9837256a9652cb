import type { InputOf } from '@onehaul/client/send';
import { returnCalls } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { readUnits } from '@onehaul/ui/form/number-text';
import { TextInput } from '@onehaul/ui/form/text-input';
import { FormDialog } from '@onehaul/ui/overlay/form-dialog';
import { useToast } from '@onehaul/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { warehousesQuery } from '../../app/portal/catalog-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import { blankGoods, type Goods, GoodsFields, isWholeGoods } from './goods-fields.tsx';
import { type Wishes, WishFields } from './wish-fields.tsx';

type Props = { readonly onClose: () => void };
type Input = InputOf<typeof returnCalls.add>;

/** Announces one return manually. */
export const AnnounceReturn = (props: Props) => (
  <CallsPart version={undefined}>
    <AnnounceDialog {...props} />
  </CallsPart>
);

function AnnounceDialog({ onClose }: Props) {
  const { t } = useTranslation('returns');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const navigate = useNavigate();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const warehouses = useQuery(warehousesQuery(useSendWithMessage()));
  const [wishes, setWishes] = useState<Wishes>({ warehouseId: undefined, isRestocked: false });
  const [goods, setGoods] = useState<readonly Goods[]>([blankGoods(1)]);
  const addOnce = useKeyedCall((input: Input, key: string) => send(returnCalls.add, input, key));
  const form = useCallForm({
    fields: ['orderNumber', 'courierNumber', 'warehouse', 'goods', 'reason'],
    fieldOf: { 'return.alreadyKnown': 'orderNumber', 'return.notSent': 'orderNumber' },
    validate: ({ orderNumber }) => ({
      ...(orderNumber.trim() === '' && { orderNumber: t('announce.orderMissing') }),
      ...(wishes.warehouseId === undefined && { warehouse: t('announce.warehouseMissing') }),
      ...(!goods.every(isWholeGoods) && { goods: t('announce.goodsMissing') }),
    }),
    async submit({ orderNumber, courierNumber, reason }) {
      const { id } = await addOnce({
        orderNumber: orderNumber.trim(),
        courierNumber: courierNumber.trim(),
        reason: reason.trim(),
        warehouseId: wishes.warehouseId!,
        wish: wishes.isRestocked ? 'restock' : 'ask',
        items: goods.map((one) => ({ goods: one.name.trim(), quantity: readUnits(one.quantity, 0)! })),
      });
      // Before the return opens: opening a drawer loads no list.
      await revalidate();
      notify(t('announce.done'), 'positive');
      await navigate(`${sellerPaths.returnOrders}?open=${id}`, { replace: true });
    },
  });
  return (
    <FormDialog
      title={t('announce.title')}
      width="medium"
      form={form}
      words={{
        submit: t('announce.do'),
        cancel: member('cancel'),
        close: member('close'),
        wrong: member('form.wrong'),
      }}
      onClose={onClose}
    >
      <TextInput
        {...form.field('orderNumber')}
        label={t('announce.order')}
        hint={t('announce.orderHelp')}
        maxLength={60}
        autoComplete="off"
      />
      <TextInput
        {...form.field('courierNumber')}
        label={t('announce.courier')}
        maxLength={40}
        autoComplete="off"
      />
      {!warehouses.data && warehouses.error && (
        <CallFailure error={warehouses.error} onRetry={() => void warehouses.refetch()} />
      )}
      <WishFields
        field={form.field('warehouse')}
        warehouses={warehouses.data?.items ?? []}
        value={wishes}
        onChange={setWishes}
      />
      <GoodsFields field={form.field('goods')} goods={goods} onChange={setGoods} />
      <TextInput {...form.field('reason')} label={t('announce.reason')} maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
