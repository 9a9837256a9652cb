import type { ServiceDetails, ServiceRequest } from '@onehaul/contract/service';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { Notice } from '@onehaul/ui/form/notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { paths, payPath } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { DrawerPart, DrawerPhotos } from '../../app/portal/drawer-part.tsx';
import { DrawerSkeleton } from '../../app/portal/drawer-skeleton.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { serviceQuery } from './service-queries.ts';
import { ServiceStateMark } from './service-state-mark.tsx';

type OnAct = (act: 'pay' | 'cancel', request: ServiceRequest) => void;
type Props = { readonly id: number; readonly row: ServiceRequest | undefined; readonly onAct: OnAct };

/** One service request: pending action, result with photos, and price. */
export function ServiceDrawer({ id, row, onAct }: Props) {
  const { data, error, refetch } = useQuery(serviceQuery(useSendWithMessage(), id));
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const known = data ?? row;
  return (
    <div data-service={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {known && <Head request={known} />}
      {data ? (
        <Detail request={data} onAct={onAct} />
      ) : (
        <DrawerSkeleton parts={['head', 'actions', 'rows', 'events']} />
      )}
    </div>
  );
}

function Head({ request }: { readonly request: ServiceRequest }) {
  const { t } = useTranslation('service');
  return (
    <header className="grid gap-1">
      <h2 className="text-lead font-semibold">{request.name}</h2>
      <p className="text-small text-muted">
        <NumberWithCopy number={request.number} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <span className="font-medium text-ink">
          <ServiceStateMark state={request.state} />
        </span>
        <span>{t(`state.${request.state}Text`)}</span>
      </p>
    </header>
  );
}

type DetailProps = { readonly request: ServiceDetails; readonly onAct: OnAct };

function Detail({ request, onAct }: DetailProps) {
  const { t } = useTranslation('service');
  return (
    <>
      <StatusNotice request={request} />
      <Actions request={request} onAct={onAct} />
      <Result request={request} />
      <DrawerPhotos
        title={t('drawer.photos')}
        photos={request.photos.map((photo, index) => ({
          ...photo,
          name: t('drawer.photo', { number: index + 1 }),
        }))}
      />
      <Facts request={request} />
      <DrawerPart title={t('drawer.story')}>
        <ol className="grid gap-2 text-small">
          {request.story.toReversed().map(({ act, at }) => (
            <li key={act} data-story={act} className="flex items-baseline justify-between gap-4">
              <span>{t(`story.${act}`)}</span>
              <span className="text-muted">
                <Moment at={at} />
              </span>
            </li>
          ))}
        </ol>
      </DrawerPart>
    </>
  );
}

/** Most important state of the request for the member. */
function StatusNotice({
  request: { openPaymentNumber, state, dueAt },
}: {
  readonly request: ServiceDetails;
}) {
  const { t } = useTranslation('service');
  const formatInstant = useFormatInstant();
  if (openPaymentNumber) {
    return (
      <Notice tone="information">
        {t('drawer.paying')}{' '}
        <Link to={payPath(openPaymentNumber)} className="font-medium underline underline-offset-4">
          {t('drawer.payingLink')}
        </Link>
      </Notice>
    );
  }
  if (!dueAt || !['requested', 'paid', 'assigned'].includes(state)) return null;
  const key = state === 'requested' ? 'drawer.duePrice' : 'drawer.due';
  return <Notice tone="information">{t(key, { time: formatInstant(dueAt) })}</Notice>;
}

function Actions({ request, onAct }: DetailProps) {
  const { t } = useTranslation('service');
  const exact = useCnyText();
  const { state, price, isCancellable } = request;
  if (!isCancellable) return null;
  return (
    <section aria-label={t('drawer.actions')} className="flex flex-wrap gap-2">
      {state === 'unpaid' && price !== null && (
        <Button data-act="pay" onClick={() => onAct('pay', request)}>
          {t('drawer.pay', { amount: exact(price) })}
        </Button>
      )}
      <Button variant="quietDanger" data-act="cancel" onClick={() => onAct('cancel', request)}>
        {t('drawer.cancel')}
      </Button>
    </section>
  );
}

function Result({ request }: { readonly request: ServiceDetails }) {
  const { t, i18n } = useTranslation('service');
  const exact = useCnyText();
  const { weight } = measuresIn(i18n.language);
  const { answer, foundCount, foundGrams, refunds } = request;
  const rows = [
    ...(foundCount === null
      ? []
      : [{ key: 'count', label: t('drawer.count'), value: <strong>{foundCount}</strong> }]),
    ...(foundGrams === null
      ? []
      : [{ key: 'weight', label: t('drawer.weight'), value: <strong>{weight(foundGrams)}</strong> }]),
    ...(answer === '' ? [] : [{ key: 'answer', label: t('drawer.answer'), value: answer }]),
    ...refunds.map(({ minor, route, state }, index) => ({
      key: `refund ${index}`,
      label: t('drawer.refund'),
      value: t(
        route === 'wallet'
          ? 'refund.wallet'
          : state === 'done'
            ? 'refund.gatewayDone'
            : 'refund.gatewaySending',
        { amount: exact(minor) },
      ),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <DrawerPart title={t('drawer.result')}>
      <DetailList rows={rows} />
    </DrawerPart>
  );
}

function Facts({ request }: { readonly request: ServiceDetails }) {
  const { t } = useTranslation('service');
  const exact = useCnyText();
  const { target, targetNumber, parcelId, orderId, price, payState, paidAt, quantity, words } = request;
  const to = target === 'parcel' ? `${paths.parcels}?open=${parcelId}` : `${paths.orders}?open=${orderId}`;
  return (
    <DrawerPart title={t('drawer.facts')}>
      <DetailList
        rows={[
          {
            key: 'target',
            label: t(`cell.${target}`),
            value: (
              <Link to={to} className="font-mono text-primary-9 underline underline-offset-4">
                {targetNumber}
              </Link>
            ),
          },
          { key: 'goods', label: t('drawer.goods'), value: request.goodsName },
          { key: 'warehouse', label: t('drawer.warehouse'), value: request.warehouseName },
          { key: 'quantity', label: t('ask.quantity'), value: String(quantity) },
          {
            key: 'price',
            label: t('column.price'),
            value: price === null ? t('cell.toPrice') : price === 0 ? t('price.free') : exact(price),
          },
          { key: 'payState', label: t('column.payState'), value: t(`payState.${payState}`) },
          { key: 'paidAt', label: t('column.paidAt'), value: <Moment at={paidAt} /> },
          { key: 'words', label: t('drawer.words'), value: words },
        ]}
      />
    </DrawerPart>
  );
}
