import { useTranslation } from '@onehaul/i18n/react';
import { monthWeeks } from './month-weeks.ts';
import { useDates } from './use-dates.ts';

type Props = { readonly today: string; readonly days: readonly string[] };

/** Sign-in days of this month; collapsed by default. */
export function MonthCalendar({ today, days }: Props) {
  const { t } = useTranslation('reward');
  const dates = useDates();
  const weeks = monthWeeks(today);
  return (
    <details className="text-small">
      <summary className="w-fit cursor-pointer rounded-small font-medium text-primary-9 pointer-coarse:py-4">
        {t('signIn.calendar', { count: days.length })}
      </summary>
      <table className="mt-2 w-full max-w-80 table-fixed text-center tabular-nums">
        <caption className="pb-1 text-start text-caption text-muted">{dates.month(today)}</caption>
        <thead>
          <tr>
            {weeks[1]!.map((day) => (
              <th key={day} scope="col" className="py-1 text-caption font-regular text-muted">
                {dates.narrowWeekday(day!)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, index) => (
                <td key={day ?? index} className="p-0.5">
                  {day && <Day day={day} isToday={day === today} isSigned={days.includes(day)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

type DayProps = { readonly day: string; readonly isToday: boolean; readonly isSigned: boolean };

/** A sign-in day is filled and marked; today has a ring. */
function Day({ day, isToday, isSigned }: DayProps) {
  const { t } = useTranslation('reward');
  const dates = useDates();
  const look = isSigned ? 'bg-primary-7 font-semibold text-on-primary' : 'text-muted';
  return (
    <span
      {...(isSigned && { 'data-signed-day': day })}
      className={`mx-auto grid size-8 place-items-center rounded-full ${look} ${isToday ? 'ring-2 ring-primary-9' : ''}`}
    >
      <span aria-hidden={isSigned}>{Number(day.slice(8))}</span>
      {isSigned && <span className="sr-only">{t('signIn.cameOn', { date: dates.longDay(day) })}</span>}
    </span>
  );
}
