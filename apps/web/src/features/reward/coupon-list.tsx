import type { Coupon, CouponState } from '@onehaul/contract/coupon';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Pagination } from '@onehaul/workbench/antd';
import { CountTabsBar } from '@onehaul/workbench/count-tabs';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { orderWithCouponPath, paths } from '../../app/paths.ts';
import { CouponCode } from '../../app/portal/coupon-code.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useShop } from '../../app/shop-context.tsx';
import { daysLeft } from './days-left.ts';
import {
  couponCountQuery,
  couponRows,
  couponsQuery,
  couponStates,
  pageIn,
  stateIn,
} from './reward-queries.ts';
import { Ticket } from './ticket.tsx';
import { useDates } from './use-dates.ts';

/** Days before expiry from which a coupon is marked. */
const soonDays = 7;
const grid = 'grid gap-3 md:grid-cols-2 2xl:grid-cols-3';

type Props = { readonly onChanged: () => Promise<unknown> };

/** The member's coupons by state, and a field for a code. */
export function CouponList({ onChanged }: Props) {
  const { t } = useTranslation('reward');
  const send = useSendWithMessage();
  const [address, setAddress] = useSearchParams();
  const state = stateIn(address);
  const page = pageIn(address);
  const { data: counts } = useQuery(couponCountQuery(send));
  const { data, dataUpdatedAt, error, isPlaceholderData, refetch } = useQuery(
    couponsQuery(send, state, page),
  );
  const go = (to: number) =>
    setAddress(
      (before) => {
        before.set('page', String(to));
        return before;
      },
      { preventScrollReset: true },
    );
  return (
    <section aria-labelledby="my-coupons" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="my-coupons" className="text-lead font-semibold">
          {t('coupons.title')}
        </h2>
        <CouponCode onAdded={onChanged} />
      </div>
      <CountTabsBar
        tabs={{
          name: 'state',
          label: t('coupons.tabs'),
          choices: couponStates.map((one) => ({
            value: one === 'usable' ? '' : one,
            label: t(`state.${one}`),
            count: counts?.[one],
          })),
        }}
        chosen={state === 'usable' ? '' : state}
        address={address}
      />
      {data ? (
        data.items.length > 0 ? (
          <>
            <ul className={`${grid} ${isPlaceholderData ? 'opacity-60' : ''}`} aria-busy={isPlaceholderData}>
              {data.items.map((coupon) => (
                <CouponTicket key={coupon.id} coupon={coupon} now={new Date(dataUpdatedAt)} />
              ))}
            </ul>
            {data.total > couponRows && (
              <Pagination
                align="end"
                current={page}
                pageSize={couponRows}
                total={data.total}
                showSizeChanger={false}
                onChange={go}
              />
            )}
          </>
        ) : (
          <NoCoupons state={state} />
        )
      ) : error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Outline />
      )}
    </section>
  );
}

/** Skeleton with the height of tickets. */
function Outline() {
  const { t } = useTranslation('reward');
  return (
    <output className={grid}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: 3 }, (_, index) => (
        <span key={index} className="h-34 animate-pulse rounded-card bg-line motion-reduce:animate-none" />
      ))}
    </output>
  );
}

const NoCoupons = ({ state }: { readonly state: CouponState }) => {
  const { t } = useTranslation('reward');
  return <ListMessage icon="note" title={t(`empty.${state}Title`)} text={t(`empty.${state}Text`)} />;
};

/** A coupon and the time it was loaded. */
type TicketProps = { readonly coupon: Coupon; readonly now: Date };

function CouponTicket({ coupon, now }: TicketProps) {
  const { t } = useTranslation('reward');
  const { modules } = useShop();
  const { id, name, state, isEffective } = coupon;
  const mayOrder = modules.includes('consolidation');
  return (
    <Ticket
      of={coupon}
      mark={{ 'data-coupon': id }}
      isPast={state === 'used' || state === 'ended'}
      note={<When coupon={coupon} now={now} />}
      action={
        isEffective && mayOrder ? (
          <>
            <Left until={coupon.validUntil} now={now} />
            <LinkButton
              to={orderWithCouponPath(id)}
              variant="secondary"
              aria-label={t('coupon.useOf', { name })}
              data-use-coupon={id}
            >
              {t('coupon.use')}
            </LinkButton>
          </>
        ) : isEffective ? (
          <Left until={coupon.validUntil} now={now} />
        ) : undefined
      }
    />
  );
}

function Left({ until, now }: { readonly until: Date; readonly now: Date }) {
  const { t } = useTranslation('reward');
  const { timeZone } = useDates();
  const left = daysLeft(until, now, timeZone);
  return (
    <StateMark tone={left <= soonDays ? 'warning' : 'positive'}>
      {left === 0 ? t('coupon.lastDay') : t('coupon.left', { count: left })}
    </StateMark>
  );
}

function When({ coupon, now }: TicketProps) {
  const { t } = useTranslation('reward');
  const { day } = useDates();
  const { state, validFrom, validUntil, usedAt, orderNumber } = coupon;
  const order = orderNumber !== '' && (
    <Link
      to={`${paths.orders}?search=${encodeURIComponent(orderNumber)}`}
      className="font-mono text-primary-9 hover:underline"
    >
      {t('coupon.order', { number: orderNumber })}
    </Link>
  );
  if (state === 'used')
    return (
      <p className="grid gap-0.5 text-muted">
        {usedAt && <span>{t('coupon.usedOn', { date: day(usedAt) })}</span>}
        {order}
      </p>
    );
  if (state === 'inOrder') return <p>{order}</p>;
  if (state === 'ended')
    return <p className="text-muted">{t('coupon.endedOn', { date: day(validUntil) })}</p>;
  const isEarly = validFrom > now;
  return (
    <p className="text-muted">
      {isEarly ? t('coupon.from', { date: day(validFrom) }) : t('coupon.until', { date: day(validUntil) })}
    </p>
  );
}
