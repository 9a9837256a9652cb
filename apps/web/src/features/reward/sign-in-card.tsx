import type { SignInState } from '@onehaul/contract/reward';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { useAct } from '../../app/use-act.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { TitledCard } from './titled-card.tsx';
import { useDates } from './use-dates.ts';
import { useRewardActs } from './use-reward-acts.ts';

type Props = { readonly state: SignInState };

/** Daily points sign-in, once per day of the shop's calendar. */
export function SignInCard({ state }: Props) {
  const { t } = useTranslation('reward');
  const loadActs = useRewardActs();
  const { start, isPending } = useAct(async () => (await loadActs()).signIn(), {
    done: ({ points }) => t('signIn.told', { points }),
  });
  const { streak, isDone, coming, streakDays, streakPoints, today, days } = state;
  return (
    <TitledCard title={t('signIn.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lead font-semibold" data-streak={streak}>
          {streak > 0 ? t('signIn.streak', { count: streak }) : t('signIn.begin')}
        </p>
        {isDone ? (
          <p
            className="inline-flex min-h-control items-center gap-1.5 text-small font-medium text-positive"
            data-signed-in
          >
            <Icon name="check" className="size-4" />
            {t('signIn.done')}
          </p>
        ) : (
          <Button isBusy={isPending} onClick={() => start(undefined)} data-sign-in>
            {t('signIn.do', { points: coming[0]?.points ?? 0 })}
          </Button>
        )}
      </div>
      {streakPoints > 0 && (
        <p className="text-small text-muted">
          {t('signIn.full', { days: streakDays, points: streakPoints })}
        </p>
      )}
      <ComingDays state={state} />
      <MonthCalendar today={today} days={days} />
    </TitledCard>
  );
}

/** Today and the next six days; a day that completes a streak is highlighted by its frame and number. */
function ComingDays({ state }: Props) {
  const { t } = useTranslation('reward');
  const dates = useDates();
  return (
    <ol aria-label={t('signIn.coming')} className="grid grid-cols-7 gap-1.5 max-sm:gap-1">
      {state.coming.map(({ day, points, isFull }, index) => {
        const isSigned = index === 0 && state.isDone;
        return (
          <li
            key={day}
            className={`grid justify-items-center gap-0.5 rounded-small border px-1 py-2 text-center max-sm:px-0 ${
              isFull ? 'border-primary-7' : 'border-line'
            } ${isSigned ? 'bg-positive-ground' : index === 0 ? 'bg-primary-2' : 'bg-surface'}`}
          >
            <span className="text-caption whitespace-nowrap text-muted">
              {index === 0 ? (
                t('signIn.today')
              ) : (
                <>
                  <span className="max-sm:hidden">{dates.weekday(day)}</span>
                  <span className="sm:hidden">{dates.narrowWeekday(day)}</span>
                </>
              )}
            </span>
            <span
              className={`text-small tabular-nums ${isFull ? 'font-bold text-primary-9' : 'font-medium'}`}
            >
              {isSigned ? t('signIn.signed') : t('signIn.plus', { points })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
