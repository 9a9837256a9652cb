import type { LevelState } from '@onehaul/contract/reward';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMoney } from '../../app/fee/use-money.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { CardFailure, CardSkeleton, TitledCard } from './card-states.tsx';
import { levelQuery } from './reward-queries.ts';

/** The member's level, and the distance to the next one. */
export function LevelCard() {
  const { t } = useTranslation('reward');
  const { data, error, refetch } = useQuery(levelQuery(useSendWithMessage()));
  return (
    <TitledCard title={t('level.title')} className="lg:max-xl:col-span-2">
      {data ? (
        <Level state={data} />
      ) : error ? (
        <CardFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </TitledCard>
  );
}

function Level({ state: { name, benefits, isFixed, spent, next } }: { readonly state: LevelState }) {
  const { t } = useTranslation('reward');
  const { exact } = useMoney();
  const isReached = next !== null && spent >= next.least;
  return (
    <>
      <p className="text-title font-semibold" data-level>
        {name}
      </p>
      {benefits && (
        <p className="text-small break-words" data-benefits>
          {benefits}
        </p>
      )}
      {isFixed ? (
        <p className="text-small text-muted">{t('level.fixed')}</p>
      ) : next ? (
        <>
          <progress aria-label={t('level.progress')} max={next.least} value={Math.min(spent, next.least)} />
          <p className="text-small font-medium">
            {isReached
              ? t('level.asks', { level: next.name, amount: exact(next.least) })
              : t('level.next', { level: next.name, amount: exact(next.least - spent) })}
          </p>
        </>
      ) : (
        <p className="text-small font-medium">{t(spent > 0 ? 'level.top' : 'level.none')}</p>
      )}
      <p className="text-small text-muted">{t('level.spent', { amount: exact(spent) })}</p>
    </>
  );
}
