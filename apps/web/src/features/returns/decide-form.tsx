import { returnCalls, type ReturnDetails, type ReturnItem } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Button, InputNumber, Modal } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useReloadReturns } from './use-reload-returns.ts';

type Counts = { readonly restock: number; readonly dispose: number };
const none: Counts = { restock: 0, dispose: 0 };

/** Quantities to restock or dispose of per item; the rest stays, or is redispatched. */
export function DecideForm({ one }: { readonly one: ReturnDetails }) {
  const { t } = useTranslation('returns');
  const send = useSend();
  const reload = useReloadReturns();
  const waiting = one.items.filter(({ left }) => left > 0);
  const [typed, setTyped] = useState<ReadonlyMap<number, Counts>>(new Map());
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const of = (position: number) => typed.get(position) ?? none;
  const set = (position: number, counts: Counts) => {
    setTyped(new Map([...typed, [position, counts]]));
    setMissing(false);
  };
  const decide = useChange(
    () =>
      send(returnCalls.decide, {
        id: one.id,
        decisions: waiting
          .map(({ position }) => ({ position, ...of(position) }))
          .filter(({ restock, dispose }) => restock + dispose > 0),
      }),
    { onDone: reload, done: () => t('decide.done') },
  );
  const disposed = waiting.reduce((sum, { position }) => sum + of(position).dispose, 0);

  function submit() {
    const isNothing = waiting.every(({ position }) => of(position).restock + of(position).dispose === 0);
    if (isNothing) return setMissing(true);
    // Disposal needs a second confirmation.
    if (disposed > 0) setAsking(true);
    else decide.start(undefined);
  }

  return (
    <section
      aria-label={t('decide.title')}
      data-decide
      className="grid gap-3 rounded-card border border-line-strong p-4"
    >
      <h3 className="font-semibold">{t('decide.title')}</h3>
      <ul className="grid gap-3">
        {waiting.map((item) => (
          <Row
            key={item.position}
            item={item}
            counts={of(item.position)}
            onChange={(counts) => set(item.position, counts)}
          />
        ))}
      </ul>
      <p className="text-caption text-muted">{t('decide.hint')}</p>
      {isMissing && (
        <p role="alert" className="text-small text-danger">
          {t('decide.nothing')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="primary" data-submit loading={decide.isPending} onClick={submit}>
          {t('decide.do')}
        </Button>
        {waiting.some(({ skuId }) => skuId !== null) && (
          <Button
            data-all
            onClick={() =>
              setTyped(
                new Map(
                  waiting
                    .filter(({ skuId }) => skuId !== null)
                    .map(({ position, left }) => [position, { restock: left, dispose: 0 }]),
                ),
              )
            }
          >
            {t('decide.all')}
          </Button>
        )}
        <LinkButton to={sellerPaths.redispatch} variant="secondary">
          {t('decide.sendAgain')}
        </LinkButton>
      </div>
      {isAsking && (
        <Modal
          open
          title={t('decide.confirmTitle', { count: disposed })}
          okText={t('decide.confirm')}
          cancelText={t('decide.keep')}
          okButtonProps={{ danger: true }}
          onCancel={() => setAsking(false)}
          onOk={() => {
            setAsking(false);
            decide.start(undefined);
          }}
        >
          <p className="text-small">{t('decide.confirmText')}</p>
        </Modal>
      )}
    </section>
  );
}

type RowProps = {
  readonly item: ReturnItem;
  readonly counts: Counts;
  readonly onChange: (counts: Counts) => void;
};

function Row({ item: { goodsName, skuId, left, position }, counts, onChange }: RowProps) {
  const { t } = useTranslation('returns');
  return (
    <li data-decision={position} className="grid gap-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="font-medium">{goodsName}</span>
        <span className="text-caption text-muted">
          {t('item.left')} <b className="tabular-nums">{left}</b>
        </span>
      </span>
      <span className="grid grid-cols-2 gap-3">
        {skuId === null ? (
          <span className="self-end text-caption text-muted">{t('item.noSku')}</span>
        ) : (
          <Count
            name="restock"
            label={t('decide.restock')}
            spoken={t('decide.restockOf', { goods: goodsName })}
            most={left - counts.dispose}
            value={counts.restock}
            onChange={(restock) => onChange({ ...counts, restock })}
          />
        )}
        <Count
          name="dispose"
          label={t('decide.dispose')}
          spoken={t('decide.disposeOf', { goods: goodsName })}
          most={left - counts.restock}
          value={counts.dispose}
          onChange={(dispose) => onChange({ ...counts, dispose })}
        />
      </span>
    </li>
  );
}

type CountProps = {
  readonly name: string;
  readonly label: string;
  readonly spoken: string;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

const Count = ({ name, label, spoken, most, value, onChange }: CountProps) => (
  <label className="grid gap-1">
    <span className="text-caption text-muted">{label}</span>
    <InputNumber
      data-count={name}
      aria-label={spoken}
      className="w-full!"
      min={0}
      max={most}
      precision={0}
      value={value}
      onChange={(typed) => onChange(typed ?? 0)}
    />
  </label>
);
