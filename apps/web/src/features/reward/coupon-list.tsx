import type { Coupon, CouponState } from '@onehaul/contract/coupon';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { updateListParams } from '@onehaul/ui/list/address-state';
import { CountTabs } from '@onehaul/ui/list/count-tabs';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { useListAddress } from '@onehaul/ui/list/use-list-address';
import { ListMessage } from '@onehaul/ui/list-message';
import { Pager } from '@onehaul/ui/pager';
import { Link, useRevalidator } from 'react-router';
import { orderWithCouponPath, paths } from '../../app/paths.ts';
import { CouponCode } from '../../app/portal/coupon-code.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { couponInput, couponRows, couponStates } from './coupon-input.ts';
import { daysLeft } from './days-left.ts';
import { Ticket } from './ticket.tsx';
import { useDates } from './use-dates.ts';
import { useRewardActs } from './use-reward-acts.ts';

/** Days before expiry from which a coupon is marked. */
const soonDays = 7;

type Props = {
  readonly coupons: { readonly items: readonly Coupon[]; readonly total: number };
  readonly counts: Readonly<Record<CouponState, number>>;
  /** Time of the query. */
  readonly now: Date;
};

/** The member's coupons by state, and a field for a code. */
export function CouponList({ coupons, counts, now }: Props) {
  const { t, i18n } = useTranslation('reward');
  const { t: site } = useTranslation('storefront');
  const number = numberFormat(i18n.language, {});
  const { address, isBusy } = useListAddress();
  const { revalidate } = useRevalidator();
  const loadActs = useRewardActs();
  const { state, pageIndex } = couponInput(address);
  return (
    <section aria-labelledby="my-coupons" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="my-coupons" className="text-lead font-semibold">
          {t('coupons.title')}
        </h2>
        <CouponCode claim={async (code) => (await loadActs()).claim(code)} onAdded={revalidate} />
      </div>
      <CountTabs
        label={t('coupons.tabs')}
        chosen={state === 'usable' ? '' : state}
        choices={couponStates.map((one) => ({
          value: one === 'usable' ? '' : one,
          label: t(`state.${one}`),
          count: number.format(counts[one]),
        }))}
        searchOf={(value) =>
          `?${updateListParams(address, { filters: { state: value || undefined } }).toString()}`
        }
      />
      {coupons.items.length > 0 ? (
        <ul
          className={`grid gap-3 md:grid-cols-2 2xl:grid-cols-3 ${isBusy ? 'opacity-60' : ''}`}
          aria-busy={isBusy}
        >
          {coupons.items.map((coupon) => (
            <CouponTicket key={coupon.id} coupon={coupon} now={now} />
          ))}
        </ul>
      ) : (
        <NoCoupons state={state} />
      )}
      <Pager
        page={pageIndex}
        pages={Math.ceil(coupons.total / couponRows)}
        addressOf={(page) => `?${updateListParams(address, { page }).toString()}`}
        labels={{
          navigation: site('pager.title'),
          previous: site('pager.previous'),
          next: site('pager.next'),
          page: (page) => site('pager.page', { number: page }),
        }}
      />
    </section>
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
