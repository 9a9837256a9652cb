import { type DedicatedStage, dedicatedStages } from '@onehaul/domain/dedicated/progress';
import { useTranslation } from '@onehaul/i18n/react';

/** The eight steps of a booking as a progress bar, labelled with the last step done. */
export function Progress({ done }: { readonly done: readonly DedicatedStage[] }) {
  const { t } = useTranslation('boxes');
  const last = done.at(-1)!;
  return (
    <span className="grid gap-1" data-stage={last}>
      <span>{t(`stage.${last}`)}</span>
      <span aria-hidden className="flex gap-0.5">
        {dedicatedStages.map((stage) => (
          <span
            key={stage}
            className={`h-1 w-4 rounded-full ${done.includes(stage) ? 'bg-primary-7' : 'bg-line-strong'}`}
          />
        ))}
      </span>
    </span>
  );
}
