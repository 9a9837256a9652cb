import { returnCalls } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, InputNumber, Modal } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { sellerPaths } from '../../app/seller-paths.ts';
import { warehousesQuery } from '../../app/portal/catalog-queries.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useSend } from '../../app/session-context.tsx';
import { useReloadReturns } from './use-reload-returns.ts';
import { type Wishes, WishFields } from './wish-fields.tsx';

type Goods = { readonly key: number; readonly goods: string; readonly quantity: number };
const maxKinds = 50;

/** Announces one return manually. */
export function AnnounceDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('returns');
  const send = useSend();
  const navigate = useNavigate();
  const reload = useReloadReturns();
  const warehouses = useQuery(warehousesQuery(useSendWithMessage()));
  const returnFocus = useReturnFocus();
  const [typed, setTyped] = useState({ orderNumber: '', courierNumber: '', reason: '' });
  const [wishes, setWishes] = useState<Wishes>({ warehouseId: undefined, isRestocked: false });
  const [goods, setGoods] = useState<readonly Goods[]>([{ key: 1, goods: '', quantity: 1 }]);
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    onClose();
    returnFocus();
  };
  const add = useChange(
    () =>
      send(returnCalls.add, {
        orderNumber: typed.orderNumber.trim(),
        courierNumber: typed.courierNumber.trim(),
        reason: typed.reason.trim(),
        warehouseId: wishes.warehouseId!,
        wish: wishes.isRestocked ? 'restock' : 'ask',
        items: goods.map((one) => ({ goods: one.goods.trim(), quantity: one.quantity })),
      }),
    {
      onDone: async ({ id }) => {
        await reload();
        onClose();
        void navigate(`${sellerPaths.returnOrders}?open=${id}`);
      },
      done: () => t('announce.done'),
    },
  );
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isWhole =
      typed.orderNumber.trim() !== '' &&
      wishes.warehouseId !== undefined &&
      goods.every((one) => one.goods.trim() !== '');
    if (isWhole) add.start(undefined);
    else setMissing(true);
  }
  return (
    <Modal
      open
      title={t('announce.title')}
      onCancel={() => !add.isPending && close()}
      mask={{ closable: false }}
      footer={null}
      width={600}
    >
      <form noValidate onSubmit={submit} data-announce-form className="grid gap-4 pt-2">
        <Field
          name="orderNumber"
          label={t('announce.order')}
          help={t('announce.orderHelp')}
          most={60}
          value={typed.orderNumber}
          onChange={(orderNumber) => setTyped({ ...typed, orderNumber })}
        />
        <Field
          name="courierNumber"
          label={t('announce.courier')}
          most={40}
          value={typed.courierNumber}
          onChange={(courierNumber) => setTyped({ ...typed, courierNumber })}
        />
        {!warehouses.data && warehouses.error && (
          <FailureMessage failure={failureOf(warehouses.error)} onRetry={() => void warehouses.refetch()} />
        )}
        <WishFields warehouses={warehouses.data?.items ?? []} value={wishes} onChange={setWishes} />
        <GoodsFields goods={goods} onChange={setGoods} />
        <Field
          name="reason"
          label={t('announce.reason')}
          most={200}
          value={typed.reason}
          onChange={(reason) => setTyped({ ...typed, reason })}
        />
        {isMissing && (
          <p role="alert" className="text-small text-danger">
            {t('announce.incomplete')}
          </p>
        )}
        <div className="grid sm:flex sm:justify-end">
          <Button type="primary" htmlType="submit" loading={add.isPending} data-submit>
            {t('announce.do')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly most: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Field({ name, label, help, most, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <Input
        id={id}
        data-field={name}
        maxLength={most}
        value={value}
        {...(help && { 'aria-describedby': `${id}-help` })}
        onChange={({ target }) => onChange(target.value)}
      />
      {help && (
        <span id={`${id}-help`} className="text-caption text-muted">
          {help}
        </span>
      )}
    </div>
  );
}

type GoodsProps = { readonly goods: readonly Goods[]; readonly onChange: (goods: readonly Goods[]) => void };

function GoodsFields({ goods, onChange }: GoodsProps) {
  const { t } = useTranslation('returns');
  const set = (key: number, more: Partial<Goods>) =>
    onChange(goods.map((one) => (one.key === key ? { ...one, ...more } : one)));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-small font-medium">{t('announce.goods')}</legend>
      {goods.map(({ key, goods: name, quantity }, index) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_96px_auto] gap-2">
          <Input
            data-goods={index + 1}
            aria-label={t('announce.goods')}
            maxLength={200}
            value={name}
            onChange={({ target }) => set(key, { goods: target.value })}
          />
          <InputNumber
            data-quantity={index + 1}
            aria-label={t('announce.quantity')}
            className="w-full!"
            min={1}
            max={10_000}
            precision={0}
            value={quantity}
            onChange={(count) => set(key, { quantity: count ?? 1 })}
          />
          <Button
            aria-label={t('announce.remove', { number: index + 1 })}
            disabled={goods.length === 1}
            onClick={() => onChange(goods.filter((one) => one.key !== key))}
          >
            ×
          </Button>
        </div>
      ))}
      {goods.length < maxKinds && (
        <Button
          className="justify-self-start"
          onClick={() =>
            onChange([
              ...goods,
              { key: Math.max(...goods.map(({ key }) => key)) + 1, goods: '', quantity: 1 },
            ])
          }
        >
          {t('announce.more')}
        </Button>
      )}
    </fieldset>
  );
}
