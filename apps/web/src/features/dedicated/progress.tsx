import { type DedicatedStage, dedicatedStages } from '@onehaul/domain/dedicated/progress';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';

type Props = { readonly done: readonly DedicatedStage[] };

/** Progress of a booking: current step and eight marks. */
export function ShortProgress({ done }: Props) {
  const { t } = useTranslation('dedicated');
  const last = done.at(-1)!;
  return (
    <span className="grid gap-1" data-stage={last}>
      <span className="font-medium">{t(`stage.${last}`)}</span>
      <span aria-hidden className="flex gap-0.5">
        {dedicatedStages.map((stage) => (
          <span
            key={stage}
            className={`h-1 w-3.5 rounded-full ${done.includes(stage) ? 'bg-primary-7' : 'bg-line-strong'}`}
          />
        ))}
      </span>
    </span>
  );
}

/** All eight steps with labels. */
export function Progress({ done }: Props) {
  const { t } = useTranslation('dedicated');
  return (
    <ol aria-label={t('progress')} className="grid grid-cols-2 gap-x-4 gap-y-2 text-small sm:grid-cols-4">
      {dedicatedStages.map((stage) => {
        const isDone = done.includes(stage);
        return (
          <li
            key={stage}
            data-done={isDone}
            className={`flex items-center gap-2 ${isDone ? 'font-medium' : 'text-muted'}`}
          >
            {isDone ? (
              <Icon name="check" className="size-4 shrink-0 text-positive" />
            ) : (
              <span aria-hidden className="size-4 shrink-0 rounded-full border border-line-strong" />
            )}
            <span>{t(`stage.${stage}`)}</span>
            {isDone && <span className="sr-only">{t('stageDone')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
