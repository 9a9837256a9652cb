import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Button } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { useMoney } from '../../app/fee/use-money.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { CardFailure, CardSkeleton, TitledCard } from './card-states.tsx';
import { daysLeft } from './days-left.ts';
import { pointsQuery } from './reward-queries.ts';
import { useDates } from './use-dates.ts';

/** Days before expiry from which points are mentioned. */
const soonDays = 45;

/** Points balance, value, and upcoming expiry. */
export function PointsCard({ onOpen }: { readonly onOpen: () => void }) {
  const { t, i18n } = useTranslation('reward');
  const { exact, about } = useMoney();
  const dates = useDates();
  const { number } = measuresIn(i18n.language);
  const { data, dataUpdatedAt, error, refetch } = useQuery(pointsQuery(useSendWithMessage()));
  const read = new Date(dataUpdatedAt);
  const soon = data?.ending.find(({ endsAt }) => daysLeft(endsAt, read, dates.timeZone) <= soonDays);
  return (
    <TitledCard title={t('points.title')}>
      {data ? (
        <>
          <p className="text-display font-semibold tabular-nums" data-points={data.balance}>
            {number(data.balance)}
          </p>
          <p className="text-small text-muted">
            {data.balance > 0 ? (
              <>
                {t('points.worth', { amount: exact(data.balance * data.pointCents) })}{' '}
                {about(data.balance * data.pointCents)}
              </>
            ) : (
              t('points.none')
            )}
          </p>
          {data.balance > 0 && (
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
          <Button className="self-start" onClick={onOpen} data-moves>
            {t('points.open')}
          </Button>
        </>
      ) : error ? (
        <CardFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </TitledCard>
  );
}
