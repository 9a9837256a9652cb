import type { InputOf } from '@onehaul/client/send';
import { returnCalls, type ReturnDetails, type ReturnItem } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { NumberInput } from '@onehaul/ui/form/number-input';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { useId, useState } from 'react';
import { useReloadPage } from '../../app/portal/use-reload-page.ts';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useSend } from '../../app/session-context.tsx';
import { useAct } from '../../app/use-act.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';

type Decision = InputOf<typeof returnCalls.decide>;
type Counts = { readonly restock: number; readonly dispose: number };
const none: Counts = { restock: 0, dispose: 0 };

/** Quantities to restock or dispose of per item; the rest stays, or is redispatched. */
export function DecideForm({ one }: { readonly one: ReturnDetails }) {
  const { t } = useTranslation('returns');
  const send = useSend();
  const reload = useReloadPage();
  const waiting = one.items.filter(({ left }) => left > 0);
  const [typed, setTyped] = useState<ReadonlyMap<number, Counts>>(new Map());
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const of = (position: number) => typed.get(position) ?? none;
  const set = (position: number, counts: Counts) => {
    setTyped(new Map([...typed, [position, counts]]));
    setMissing(false);
  };
  // Goods move: the same decision keeps its key until the server has answered.
  const decideOnce = useKeyedCall((input: Decision, key: string) => send(returnCalls.decide, input, key));
  const decide = useAct(
    () =>
      decideOnce({
        id: one.id,
        decisions: waiting
          .map(({ position }) => ({ position, ...of(position) }))
          .filter(({ restock, dispose }) => restock + dispose > 0),
      }),
    {
      keepsPage: true,
      onDone: async () => {
        await reload();
        setAsking(false);
      },
      done: () => t('decide.done'),
    },
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
        <Button data-submit isBusy={decide.isPending} onClick={submit}>
          {t('decide.do')}
        </Button>
        {waiting.some(({ skuId }) => skuId !== null) && (
          <Button
            variant="secondary"
            data-all
            onClick={() => {
              setTyped(
                new Map(
                  waiting
                    .filter(({ skuId }) => skuId !== null)
                    .map(({ position, left }) => [position, { restock: left, dispose: 0 }]),
                ),
              );
              setMissing(false);
            }}
          >
            {t('decide.all')}
          </Button>
        )}
        <LinkButton to={sellerPaths.redispatch} variant="secondary">
          {t('decide.sendAgain')}
        </LinkButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('decide.confirmTitle', { count: disposed })}
          confirm={t('decide.confirm')}
          cancel={t('decide.keep')}
          isDangerous
          isBusy={decide.isPending}
          onConfirm={() => decide.start(undefined)}
          onClose={() => setAsking(false)}
        >
          <p>{t('decide.confirmText')}</p>
        </ConfirmDialog>
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
    <li data-decision={position}>
      <fieldset className="grid gap-1.5">
        <legend className="contents">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
            <span className="font-medium">{goodsName}</span>
            <span className="text-caption text-muted">
              {t('item.left')} <b className="tabular-nums">{left}</b>
            </span>
          </span>
        </legend>
        <span className="grid grid-cols-2 gap-3">
          {skuId === null ? (
            <span className="col-span-2 text-caption text-muted">{t('item.noSku')}</span>
          ) : (
            <Count
              name="restock"
              most={left - counts.dispose}
              value={counts.restock}
              onChange={(restock) => onChange({ ...counts, restock })}
            />
          )}
          <Count
            name="dispose"
            most={left - counts.restock}
            value={counts.dispose}
            onChange={(dispose) => onChange({ ...counts, dispose })}
          />
        </span>
      </fieldset>
    </li>
  );
}

type CountProps = {
  readonly name: keyof Counts;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** Empty for none, so that what is typed is the whole number. */
function Count({ name, most, value, onChange }: CountProps) {
  const { t } = useTranslation('returns');
  return (
    <NumberInput
      id={useId()}
      data-count={name}
      label={t(`decide.${name}`)}
      placeholder="0"
      max={most}
      value={value || undefined}
      onChange={(typed = 0) => onChange(Math.min(most, typed))}
    />
  );
}
