import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { LatePopover } from './late-popover.tsx';
import { type ChosenDays, parseDays } from './list-days.ts';
import { type DaysChoice, ListPartsContext } from './list-view.ts';
import { useContext } from 'react';

export type DaysFilterProps = DaysChoice & {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
};

/** Days of a list, as a preset or between two dates. */
export function DaysFilter({ kinds, isAvailable, value, onChange }: DaysFilterProps) {
  const { t, i18n } = useTranslation('workbench');
  const DaysPanel = useContext(ListPartsContext)?.DaysPanel;
  const names = kinds.map((kind) => kind.value);
  // Days that do not apply are not shown as if they did.
  const chosen = isAvailable ? parseDays(value, names) : undefined;
  const dates = datesIn(i18n.language, 'UTC');
  const shown = (day: string | undefined) => (day ? dates.day(new Date(`${day}T00:00:00Z`)) : '');
  const words = ({ preset, from, to }: ChosenDays<string>) =>
    preset ? t(`days.${preset}`) : `${shown(from)} – ${shown(to)}`;
  const kind = kinds.find((one) => one.value === chosen?.of) ?? kinds[0];
  if (!DaysPanel) return null;
  return (
    <LatePopover
      id="list-days"
      align="start"
      label={chosen && kind ? `${kind.label}: ${words(chosen)}` : t('days.label')}
      trigger={
        chosen && kind ? (
          <>
            <span className="text-muted">{kind.label}</span> {words(chosen)}
          </>
        ) : (
          <span className="text-muted">{t('days.label')}</span>
        )
      }
      triggerClassName="min-h-control rounded-control border border-line-strong bg-surface px-3 text-start text-small hover:bg-primary-2"
      panelClassName="p-3"
    >
      {(onFail) => (
        <DaysPanel
          key={value ?? ''}
          kinds={kinds}
          isAvailable={isAvailable}
          chosen={chosen}
          onChange={onChange}
          onFail={onFail}
          fallback={<span className="block h-56 w-72" />}
        />
      )}
    </LatePopover>
  );
}
