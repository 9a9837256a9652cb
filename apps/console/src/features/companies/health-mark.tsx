import type { Company } from '@onehaul/contract/console/companies';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

type Props = { readonly mark: Company['health']; readonly reasons: Company['healthReasons'] };
const tones = { unknown: 'neutral', good: 'positive', attention: 'warning' } as const;

/** How a company is doing, and why it needs attention. */
export function HealthMark({ mark, reasons }: Props) {
  const { t } = useTranslation('companyHealth');
  const { t: common } = useTranslation('console');
  return (
    <div className="flex flex-col gap-0.5">
      <StateMark tone={tones[mark]}>{t(`mark.${mark}`)}</StateMark>
      {reasons.length > 0 && (
        <span className="text-caption text-muted">
          {reasons.map((reason) => t(`reason.${reason}`)).join(common('list.comma'))}
        </span>
      )}
    </div>
  );
}
