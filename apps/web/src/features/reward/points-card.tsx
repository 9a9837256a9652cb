import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { useApproximateText, useCnyText } from '../../app/portal/money-text.tsx';
import { daysLeft } from './days-left.ts';
import { TitledCard } from './titled-card.tsx';
import { useDates } from './use-dates.ts';

/** Days before expiry from which points are mentioned. */
const soonDays = 45;

type Props = {
  readonly points: {
    readonly balance: number;
    /** Worth of a point. */
    readonly pointCents: number;
    readonly ending: readonly { readonly points: number; readonly endsAt: Date }[];
  };
  /** Time of the query. */
  readonly now: Date;
  readonly onOpen: () => void;
};

/** Points balance, value, and upcoming expiry. */
export function PointsCard({ points: { balance, pointCents, ending }, now, onOpen }: Props) {
  const { t, i18n } = useTranslation('reward');
  const exact = useCnyText();
  const about = useApproximateText();
  const dates = useDates();
  const { number } = measuresIn(i18n.language);
  const soon = ending.find(({ endsAt }) => daysLeft(endsAt, now, dates.timeZone) <= soonDays);
  return (
    <TitledCard title={t('points.title')}>
      <p className="text-display font-semibold tabular-nums" data-points={balance}>
        {number(balance)}
      </p>
      <p className="text-small text-muted">
        {balance > 0 ? (
          <>
            {t('points.worth', { amount: exact(balance * pointCents) })} {about(balance * pointCents)}
          </>
        ) : (
          t('points.none')
        )}
      </p>
      {balance > 0 && (
        <p className="flex items-start gap-1.5 text-small">
          <Icon
            name={soon ? 'warning' : 'clock'}
            className={`mt-0.5 size-4 ${soon ? 'text-warning' : 'text-muted'}`}
          />
          <span>
            {soon
              ? t('points.ending', { points: number(soon.points), date: dates.day(soon.endsAt) })
              : t('points.noneEnding')}
          </span>
        </p>
      )}
      <Button variant="secondary" className="self-start" onClick={onOpen} data-moves>
        {t('points.open')}
      </Button>
    </TitledCard>
  );
}
