import {
  maxIntervalsPerDay,
  type OpeningHours,
  type OpeningInterval,
  parseTime,
  type Weekday,
  weekdays,
} from '@onehaul/domain/opening-hours';
import { weekdayName } from '@onehaul/i18n/opening-text';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Button, Input } from '@onehaul/workbench/antd';
import type { ControlProps } from './field-input.tsx';
import { TextListInput } from './text-list-input.tsx';

type Props = {
  readonly value: OpeningHours;
  readonly label: string;
  readonly onChange: (hours: OpeningHours) => void;
  readonly control: ControlProps;
};
const usual: OpeningInterval = { from: '09:00', to: '18:00' };

/** Hours of each weekday, several periods a day, and days on which it is closed. */
export function WeekInput({ value, label, onChange, control }: Props) {
  const { t, i18n } = useTranslation('studio');
  const { disabled } = control;
  const { days } = value;
  const set = (day: Weekday, intervals: readonly OpeningInterval[]) =>
    onChange({ ...value, days: { ...days, [day]: intervals } });
  const copyMonday = () =>
    onChange({
      ...value,
      days: { ...days, tue: days.mon, wed: days.mon, thu: days.mon, fri: days.mon },
    });
  return (
    <fieldset className="min-w-0" id={control.id} tabIndex={-1} aria-label={label} data-week>
      <ul className="divide-y divide-line rounded-card border border-line">
        {weekdays.map((day) => {
          const name = weekdayName(day, i18n.language, 'long');
          const intervals = days[day];
          return (
            <li key={day} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2" data-day={day}>
              <span className="w-24 shrink-0 text-small">{name}</span>
              {intervals.length === 0 && <span className="text-small text-muted">{t('week.closed')}</span>}
              {/* Periods have no key of their own; their inputs are controlled, so the place serves. */}
              {[...intervals.entries()].map(([place, interval]) => (
                <Period
                  key={place}
                  name={t('week.period', { day: name, place: place + 1 })}
                  interval={interval}
                  control={control}
                  onChange={(changed) => set(day, intervals.toSpliced(place, 1, changed))}
                  onRemove={() => set(day, intervals.toSpliced(place, 1))}
                />
              ))}
              {!disabled && (
                <span className="ms-auto flex gap-2">
                  {day === 'mon' && intervals.length > 0 && (
                    <Button type="text" size="small" onClick={copyMonday} data-copy-week>
                      {t('week.copy')}
                    </Button>
                  )}
                  {intervals.length < maxIntervalsPerDay && (
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('week.addTo', { day: name })}
                      icon={<Icon name="plus" className="size-4" />}
                      onClick={() =>
                        set(day, [...intervals, intervals.length === 0 ? usual : { from: '', to: '' }])
                      }
                      data-add-hours
                    >
                      {t('week.add')}
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="pt-3">
        <label htmlFor={`${control.id}-closed`} className="text-small">
          {t('week.closedOn')}
        </label>
        <TextListInput
          rows={2}
          value={value.closedOn}
          onChange={(closedOn) => onChange({ ...value, closedOn })}
          control={{ ...control, id: `${control.id}-closed` }}
        />
      </div>
    </fieldset>
  );
}

type PeriodProps = {
  readonly name: string;
  readonly interval: OpeningInterval;
  readonly control: ControlProps;
  readonly onChange: (interval: OpeningInterval) => void;
  readonly onRemove: () => void;
};

function Period({ name, interval, control, onChange, onRemove }: PeriodProps) {
  const { t } = useTranslation('studio');
  const input = (end: 'from' | 'to') => (
    <Input
      className="w-20 tabular-nums"
      aria-label={`${name}: ${t(`week.${end}`)}`}
      disabled={control.disabled}
      maxLength={5}
      value={interval[end]}
      onChange={({ target }) => onChange({ ...interval, [end]: target.value })}
      onBlur={() => {
        onChange({ ...interval, [end]: parseTime(interval[end]) ?? interval[end] });
        control.onBlur();
      }}
    />
  );
  return (
    <span className="inline-flex items-center gap-1">
      {input('from')}
      <span aria-hidden="true">–</span>
      {input('to')}
      {!control.disabled && (
        <Button
          type="text"
          size="small"
          aria-label={t('removeRow', { name })}
          icon={<Icon name="close" className="size-4" />}
          onClick={onRemove}
        />
      )}
    </span>
  );
}
