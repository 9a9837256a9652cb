import { type Period, reportPresets } from '@onehaul/domain/report/period';
import { useTranslation } from '@onehaul/i18n/react';
import { SegmentedLinks } from '@onehaul/ui/form/segmented-links';
import { Input } from '@onehaul/workbench/antd';
import type { usePeriod } from './use-period.ts';

type Props = Pick<ReturnType<typeof usePeriod>, 'period' | 'preset' | 'addressOf' | 'choose'>;

/** Presets, and two days for any other range. */
export function PeriodBar({ period, preset, addressOf, choose }: Props) {
  const { t } = useTranslation('reports');
  const day = (end: keyof Period) => (
    <label className="flex items-center gap-2 text-small text-muted">
      {t(`day.${end}`)}
      <Input
        type="date"
        className="w-40"
        value={period[end]}
        onChange={({ target }) => {
          if (target.value) choose({ ...period, [end]: target.value, range: undefined });
        }}
      />
    </label>
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SegmentedLinks
        label={t('range')}
        choices={reportPresets.map((one) => ({
          to: addressOf({ range: one, from: undefined, to: undefined }),
          title: t(`preset.${one}`),
          isCurrent: one === preset,
        }))}
      />
      {day('from')}
      {day('to')}
    </div>
  );
}
