import { dayPresets } from '@onehaul/domain/report/day-preset';
import { useTranslation } from '@onehaul/i18n/react';
import { useId, useState } from 'react';
import { Button, Input, Select } from './antd.ts';
import { daysValue } from './list-days.ts';
import type { DaysPanelProps } from './list-view.ts';

const preset =
  'min-h-control rounded-control border border-line px-3 text-start text-small hover:bg-primary-2 ' +
  'aria-pressed:border-primary-9 aria-pressed:bg-primary-3 aria-pressed:font-medium';

export function DaysPanel({ kinds, isAvailable, chosen, onChange }: DaysPanelProps) {
  const { t } = useTranslation('workbench');
  const { t: words } = useTranslation('listViews');
  const [of, setOf] = useState(chosen?.of ?? kinds[0]?.value ?? '');
  const [days, setDays] = useState({ from: chosen?.from ?? '', to: chosen?.to ?? '' });
  const id = useId();
  if (!isAvailable) return <p className="max-w-64 text-small text-muted">{words('days.chooseShop')}</p>;
  const isReversed = days.from !== '' && days.to !== '' && days.from > days.to;
  const isEmpty = days.from === '' && days.to === '';
  return (
    <form
      className="flex w-72 max-w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed && !isEmpty) onChange(daysValue({ of, ...days }));
      }}
    >
      {kinds.length > 1 && (
        <Select<string>
          aria-label={words('days.of')}
          value={of}
          options={[...kinds]}
          onChange={setOf}
          // Within the panel, which is above the rest of the page.
          getPopupContainer={(select) => select.parentElement ?? document.body}
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        {dayPresets.map((one) => (
          <button
            key={one}
            type="button"
            className={preset}
            aria-pressed={chosen?.preset === one && chosen.of === of}
            onClick={() => onChange(daysValue({ of, preset: one }))}
          >
            {t(`days.${one}`)}
          </button>
        ))}
      </div>
      <div className="flex flex-col gap-2">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="flex min-w-0 flex-col gap-1 text-caption text-muted">
            {words(`days.${end}`)}
            <Input
              type="date"
              value={days[end]}
              status={isReversed ? 'error' : ''}
              aria-describedby={isReversed ? id : undefined}
              onChange={({ target }) => setDays({ ...days, [end]: target.value })}
            />
          </label>
        ))}
      </div>
      {isReversed && (
        <p id={id} role="alert" className="text-caption text-danger">
          {words('days.reversed')}
        </p>
      )}
      <div className="flex justify-end gap-2">
        {chosen && (
          <Button type="text" onClick={() => onChange(undefined)}>
            {words('days.clear')}
          </Button>
        )}
        <Button type="primary" htmlType="submit" disabled={isReversed || isEmpty}>
          {t('list.apply')}
        </Button>
      </div>
    </form>
  );
}
