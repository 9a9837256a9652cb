import type { Profile } from '@onehaul/contract/member';
import type { Overview } from '@onehaul/contract/overview';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useApproximateText, useCnyText } from '../../app/portal/money-text.tsx';
import { Section } from './section.tsx';
import { useDates } from '../../app/use-dates.ts';

type Props = {
  readonly profile: Pick<Profile, 'balance' | 'points'>;
  readonly coupons: Overview['coupons'];
};
const row =
  'flex min-h-control items-baseline justify-between gap-4 px-5 py-3.5 text-small transition-colors hover:bg-primary-2 focus-visible:-outline-offset-2';

/** Balance, points and coupons. */
export function MoneyCard({ profile, coupons }: Props) {
  const { t, i18n } = useTranslation('overview');
  const { t: member } = useTranslation('member');
  const cny = useCnyText();
  const about = useApproximateText();
  const number = numberFormat(i18n.language, {});
  const { shortDay } = useDates();
  const balanceAbout = about(profile.balance);
  return (
    <Section id="overview-money" title={t('money.title')}>
      <Card className="divide-y divide-line overflow-hidden">
        <Link to={paths.wallet} className={row}>
          <span className="shrink-0 text-muted">{member('figure.balance')}</span>
          <span className="text-end">
            <span className="block text-title font-semibold tabular-nums">{cny(profile.balance)}</span>
            {balanceAbout && (
              <span className="block text-caption text-muted tabular-nums">{balanceAbout}</span>
            )}
          </span>
        </Link>
        <Link to={paths.coupons} className={row}>
          <span className="shrink-0 text-muted">{member('figure.points')}</span>
          <span className="font-semibold tabular-nums">{number.format(profile.points)}</span>
        </Link>
        <Link to={paths.coupons} className={row}>
          <span className="shrink-0 text-muted">{member('figure.coupons')}</span>
          <span className="text-end">
            <span className="block font-semibold tabular-nums" data-coupons={coupons.usable}>
              {number.format(coupons.usable)}
            </span>
            {coupons.endsAt && (
              <span className="block text-caption text-warning">
                {t('money.ending', { count: coupons.endingCount, day: shortDay(coupons.endsAt) })}
              </span>
            )}
          </span>
        </Link>
      </Card>
    </Section>
  );
}
