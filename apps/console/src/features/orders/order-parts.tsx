import type { OrderForStaff } from '@onehaul/contract/console/orders';
import { type Measures, measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Paged } from '@onehaul/workbench/paged';
import type { ReactNode } from 'react';
import { EventList } from '../../app/event-list.tsx';

type PartProps = { readonly title: string; readonly children: ReactNode };

export const Part = ({ title, children }: PartProps) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-small font-semibold">{title}</h3>
    {children}
  </section>
);

const row = 'flex items-baseline justify-between gap-3 border-b border-line py-1.5 last:border-0';

export function Parcels({ parcels }: Pick<OrderForStaff, 'parcels'>) {
  const { t, i18n } = useTranslation('dispatch');
  const { weight } = measuresIn(i18n.language);
  return (
    <Paged items={parcels}>
      {(shown) => (
        <ul className="text-small">
          {shown.map((parcel) => (
            <li key={parcel.id} className={row}>
              <span className="min-w-0">
                <span className="font-mono">{parcel.courierNumber}</span>{' '}
                <span className="text-muted">{parcel.goodsName}</span>
              </span>
              <span className="shrink-0 text-muted">
                {[
                  parcel.weightGrams === null ? '' : weight(parcel.weightGrams),
                  t(parcel.isPicked ? 'picked.yes' : 'picked.no'),
                ]
                  .filter(Boolean)
                  .join(t('comma'))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

/** Stock items; all pieces of one kind are picked together. */
export function Items({ items }: Pick<OrderForStaff, 'items'>) {
  const { t } = useTranslation('dispatch');
  return (
    <ul className="text-small">
      {items.map(({ code, name, quantity, isPicked }) => (
        <li key={code} data-item={code} className={row}>
          <span className="min-w-0">
            <span className="font-mono">{code}</span> <span className="text-muted">{name}</span>
          </span>
          <span className="shrink-0 text-muted">
            {[`× ${quantity}`, t(isPicked ? 'picked.yes' : 'picked.no')].join(t('comma'))}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Boxes({ boxes }: Pick<OrderForStaff, 'boxes'>) {
  const { t, i18n } = useTranslation('dispatch');
  const { weight, length } = measuresIn(i18n.language);
  return (
    <Paged items={boxes}>
      {(shown) => (
        <ul className="text-small">
          {shown.map((box) => (
            <li key={box.boxNumber} className={row}>
              <span>
                {t('field.box')} {box.boxNumber}
              </span>
              <span className="text-muted">
                {[box.lengthMm, box.widthMm, box.heightMm].map(length).join(' × ')}
                {t('comma')}
                {weight(box.weightGrams)}
                {box.loadedAt && (
                  <>
                    {t('comma')}
                    {t('act.load')}
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

/** Payments and refunds. */
export function Money({ order }: { readonly order: OrderForStaff }) {
  const { t, i18n } = useTranslation('dispatch');
  const { money } = measuresIn(i18n.language);
  const { payments, refunds } = order;
  if (payments.length + refunds.length === 0)
    return <p className="text-small text-muted">{t('part.none')}</p>;
  return (
    <ul className="text-small">
      {payments.map((payment) => (
        <li key={payment.number} className={row}>
          <span className="min-w-0">
            {t(`method.${payment.method}`)} <span className="font-mono text-muted">{payment.number}</span>
          </span>
          <span className="shrink-0">
            <span className="text-muted">{t(`paymentState.${payment.state}`)}</span>{' '}
            {money(payment.minor, 'CNY')}
          </span>
        </li>
      ))}
      {refunds.map((refund) => (
        <li key={refund.number} className={row}>
          <span className="min-w-0">
            {t('act.refund')} <span className="font-mono text-muted">{refund.number}</span>
          </span>
          <span className="shrink-0">
            <span className="text-muted">{t(`refundState.${refund.state}`)}</span>{' '}
            {money(-refund.minor, 'CNY')}
          </span>
        </li>
      ))}
    </ul>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

type Event = OrderForStaff['events'][number];

/** Message key of a refund that has not been paid back: proposed, refused or withdrawn. */
function refundEvent({ act, details }: Event) {
  if (act !== 'refund') return undefined;
  if (details.state === 'proposed') return 'act.refundProposed';
  if (details.state === 'refused') return 'act.refundRefused';
  return details.state === 'withdrawn' ? 'act.refundWithdrawn' : undefined;
}

/** Measured weight beside the weight of the contents, for events where they did not match. */
function weightsOf({ act, details }: Event, { weight }: Pick<Measures, 'weight'>) {
  const { packedGrams, measuredGrams } = details;
  if (act !== 'doubt' || typeof packedGrams !== 'number' || typeof measuredGrams !== 'number')
    return undefined;
  return { packed: weight(packedGrams), measured: weight(measuredGrams) };
}

export function Story({ events }: Pick<OrderForStaff, 'events'>) {
  const { t, i18n } = useTranslation('dispatch');
  const measures = measuresIn(i18n.language);
  const notesOf = (event: Event) => {
    const weights = weightsOf(event, measures);
    return [event.reason, textOf(event.details.batch), weights ? t('doubt.weights', weights) : ''].filter(
      Boolean,
    );
  };
  return (
    <EventList
      comma={t('comma')}
      events={events.map((event) => ({
        ...event,
        title: t(refundEvent(event) ?? `act.${event.act}`),
        actor: t(`actor.${event.actor}`, { name: event.actorName }),
        change:
          event.from !== null && event.from !== event.to
            ? `${t(`step.${event.from}`)} → ${t(`step.${event.to}`)}`
            : '',
        notes: notesOf(event),
      }))}
    />
  );
}
