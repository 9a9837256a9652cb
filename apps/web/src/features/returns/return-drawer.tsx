import { type Return, returnCalls, type ReturnDetails } from '@onehaul/contract/returns';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { DrawerPart, DrawerPhotos } from '../../app/portal/drawer-part.tsx';
import { DrawerSkeleton } from '../../app/portal/drawer-skeleton.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useReloadPage } from '../../app/portal/use-reload-page.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useSend } from '../../app/session-context.tsx';
import { useAct } from '../../app/use-act.ts';
import { DecideForm } from './decide-form.tsx';
import { ItemTable } from './item-table.tsx';
import { returnQuery } from './return-queries.ts';
import { ReturnStateMark } from './return-state-mark.tsx';

type Props = { readonly id: number; readonly row: Return | undefined };

/** One return: inspection result with photos, pending decision, and outcome. */
export function ReturnDrawer({ id, row }: Props) {
  const { data, error, refetch } = useQuery(returnQuery(useSendWithMessage(), id));
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const known = data ?? row;
  return (
    <div data-return={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {known && <Head one={known} />}
      {data ? <Detail one={data} /> : <DrawerSkeleton parts={['head', 'photos', 'rows', 'events']} />}
    </div>
  );
}

function Head({ one }: { readonly one: Return }) {
  const { t } = useTranslation('returns');
  return (
    <header className="grid gap-1">
      <h3 className="text-lead font-semibold">{one.goodsName}</h3>
      <p className="text-small text-muted">
        <NumberWithCopy number={one.number} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <span className="font-medium text-ink">
          <ReturnStateMark state={one.state} />
        </span>
        <span>{t(`text.${one.state}`)}</span>
      </p>
    </header>
  );
}

function Detail({ one }: { readonly one: ReturnDetails }) {
  const { t } = useTranslation('returns');
  return (
    <>
      {one.state === 'expected' && <CancelReturn id={one.id} />}
      {one.state === 'graded' && <DecideForm key={one.left} one={one} />}
      <DrawerPart title={t('drawer.items')}>
        <ItemTable items={one.items} />
      </DrawerPart>
      <DrawerPhotos
        title={t('drawer.photos')}
        photos={one.photoUrls.map((url, index) => ({ url, name: t('drawer.photo', { number: index + 1 }) }))}
      />
      <Sendings one={one} />
      <Facts one={one} />
    </>
  );
}

/** The same return can be announced again, but only by typing it again. */
function CancelReturn({ id }: { readonly id: number }) {
  const { t } = useTranslation('returns');
  const send = useSend();
  const reload = useReloadPage();
  const [isAsking, setAsking] = useState(false);
  const cancel = useAct(() => send(returnCalls.cancel, { id }), {
    keepsPage: true,
    onDone: reload,
    done: () => t('drawer.cancelled'),
  });
  return (
    <div>
      <Button variant="secondary" data-act="cancel" onClick={() => setAsking(true)}>
        {t('drawer.cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('drawer.cancelTitle')}
          confirm={t('drawer.cancel')}
          cancel={t('drawer.keep')}
          isDangerous
          isBusy={cancel.isPending}
          onConfirm={() => cancel.start(undefined)}
          onClose={() => setAsking(false)}
        >
          <p>{t('drawer.cancelText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function Sendings({ one: { sendings, items } }: { readonly one: ReturnDetails }) {
  const { t } = useTranslation('returns');
  const { t: order } = useTranslation('order');
  if (sendings.length === 0) return null;
  return (
    <DrawerPart title={t('drawer.sendings')}>
      <ul className="grid gap-2 text-small">
        {sendings.map((sending) => (
          <li
            key={`${sending.orderId} ${sending.position}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4"
          >
            <span>
              <OrderLink id={sending.orderId} number={sending.orderNumber} />{' '}
              <span className="text-muted">
                {t('drawer.sending', {
                  count: sending.quantity,
                  goods: items.find(({ position }) => position === sending.position)?.goodsName ?? '',
                })}
              </span>
            </span>
            <span className="text-muted">{order(`stage.${sending.state}`)}</span>
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}

const OrderLink = ({ id, number }: { readonly id: number; readonly number: string }) => (
  <Link to={`${paths.orders}?open=${id}`} className="font-mono text-ink! underline underline-offset-4">
    {number}
  </Link>
);

function Facts({ one }: { readonly one: ReturnDetails }) {
  const { t, i18n } = useTranslation('returns');
  const { weight, length } = measuresIn(i18n.language);
  const { orderId, orderNumber, weightGrams, lengthMm, widthMm, heightMm } = one;
  const measured =
    weightGrams === null
      ? ''
      : [weight(weightGrams), [lengthMm!, widthMm!, heightMm!].map(length).join(' × ')].join(' · ');
  return (
    <DrawerPart title={t('drawer.facts')}>
      <DetailList
        rows={[
          {
            key: 'order',
            label: t('drawer.order'),
            value: orderId === null ? '' : <OrderLink id={orderId} number={orderNumber} />,
          },
          { key: 'client', label: t('drawer.client'), value: one.clientNumber },
          { key: 'receiver', label: t('drawer.receiver'), value: one.receiverName },
          { key: 'courier', label: t('drawer.courier'), value: one.courierNumber },
          { key: 'warehouse', label: t('column.warehouse'), value: one.warehouseName },
          { key: 'reason', label: t('drawer.reason'), value: one.reason },
          { key: 'measured', label: t('drawer.measured'), value: measured },
          { key: 'note', label: t('drawer.note'), value: one.note },
          { key: 'createdAt', label: t('column.createdAt'), value: <Moment at={one.createdAt} /> },
          { key: 'receivedAt', label: t('drawer.receivedAt'), value: <Moment at={one.receivedAt} /> },
          { key: 'gradedAt', label: t('drawer.gradedAt'), value: <Moment at={one.gradedAt} /> },
        ]}
      />
    </DrawerPart>
  );
}
