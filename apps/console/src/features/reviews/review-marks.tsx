import type { ReviewState } from '@onehaul/domain/review/review-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

const tones = { waiting: 'warning', shown: 'positive', hidden: 'neutral', private: 'neutral' } as const;

export function ReviewMark({ state }: { readonly state: ReviewState }) {
  const { t } = useTranslation('reviewDesk');
  return (
    <span data-review-state={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

/** Five stars, so many of them filled. */
export function StarCount({ stars }: { readonly stars: number }) {
  const { t } = useTranslation('reviewDesk');
  return (
    <span className="tracking-wide text-warning">
      <span className="sr-only">{t('starsOfFive', { count: stars })}</span>
      <span aria-hidden="true">
        {'★'.repeat(stars)}
        <span className="text-muted">{'☆'.repeat(5 - stars)}</span>
      </span>
    </span>
  );
}
