import { rewardCalls, type SignInState } from '@onehaul/contract/reward';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Button } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { CardFailure, CardSkeleton, TitledCard } from './card-states.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { signInQuery } from './reward-queries.ts';
import { useDates } from './use-dates.ts';

type Props = { readonly onChanged: () => Promise<unknown> };

/** Daily points sign-in, once per day of the shop's calendar. */
export function SignInCard({ onChanged }: Props) {
  const { t } = useTranslation('reward');
  const send = useSend();
  const { data, error, refetch } = useQuery(signInQuery(useSendWithMessage()));
  const signIn = useChange(() => send(rewardCalls.signIn, {}), {
    onDone: onChanged,
    done: ({ points }) => t('signIn.told', { points }),
  });
  return (
    <TitledCard title={t('signIn.title')}>
      {data ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-lead font-semibold" data-streak={data.streak}>
              {data.streak > 0 ? t('signIn.streak', { count: data.streak }) : t('signIn.begin')}
            </p>
            {data.isDone ? (
              <p
                className="inline-flex min-h-9 items-center gap-1.5 text-small font-medium text-positive"
                data-signed-in
              >
                <Icon name="check" className="size-4" />
                {t('signIn.done')}
              </p>
            ) : (
              <Button type="primary" loading={signIn.isPending} onClick={() => signIn.start()} data-sign-in>
                {t('signIn.do', { points: data.coming[0]?.points ?? 0 })}
              </Button>
            )}
          </div>
          {data.streakPoints > 0 && (
            <p className="text-small text-muted">
              {t('signIn.full', { days: data.streakDays, points: data.streakPoints })}
            </p>
          )}
          <ComingDays state={data} />
          <MonthCalendar today={data.today} days={data.days} />
        </>
      ) : error ? (
        <CardFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </TitledCard>
  );
}

/** Today and the next six days; a day that completes a streak is highlighted by its frame and number. */
function ComingDays({ state }: { readonly state: SignInState }) {
  const { t } = useTranslation('reward');
  const dates = useDates();
  return (
    <ol aria-label={t('signIn.coming')} className="grid grid-cols-7 gap-1.5">
      {state.coming.map(({ day, points, isFull }, index) => {
        const isSigned = index === 0 && state.isDone;
        return (
          <li
            key={day}
            className={`grid justify-items-center gap-0.5 rounded-small border px-1 py-2 text-center ${
              isFull ? 'border-primary-7' : 'border-line'
            } ${isSigned ? 'bg-positive-ground' : index === 0 ? 'bg-primary-2' : 'bg-surface'}`}
          >
            <span className="text-caption text-muted">
              {index === 0 ? t('signIn.today') : dates.weekday(day)}
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
