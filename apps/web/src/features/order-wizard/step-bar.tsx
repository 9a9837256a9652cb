import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Link } from 'react-router';
import { type StepNumber, stepNumbers } from './draft.ts';

type Props = {
  readonly step: StepNumber;
  /** Furthest reachable step. */
  readonly reach: StepNumber;
  readonly addressOf: (step: StepNumber) => { search: string };
};

const look =
  'flex min-h-control w-full items-center gap-2 rounded-control border border-line bg-surface px-3 text-start text-small text-muted aria-[current]:border-primary-9 aria-[current]:bg-primary-2 aria-[current]:font-semibold aria-[current]:text-ink';

/** Progress bar of the four steps; reached steps are links. */
export function StepBar({ step, reach, addressOf }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="grid grid-cols-4 gap-2">
        {stepNumbers.map((each) => {
          const isDone = each < reach && each !== step;
          const content = (
            <>
              <span
                aria-hidden="true"
                className={`flex size-6 shrink-0 items-center justify-center rounded-full border text-caption font-semibold ${each === step ? 'border-primary-9 bg-primary-7 text-on-primary' : 'border-line-strong'}`}
              >
                {isDone ? <Icon name="check" className="size-3.5" /> : each}
              </span>
              <span className="max-md:sr-only">{t(`steps.${each}`)}</span>
              {isDone && <span className="sr-only">{t('steps.done')}</span>}
            </>
          );
          return (
            <li key={each}>
              {each <= reach || each === step ? (
                <Link
                  to={addressOf(each)}
                  preventScrollReset
                  data-step={each}
                  aria-current={each === step ? 'step' : undefined}
                  className={`${look} hover:bg-primary-2`}
                >
                  {content}
                </Link>
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
