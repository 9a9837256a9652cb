import type { LevelState } from '@onehaul/contract/reward';
import { useTranslation } from '@onehaul/i18n/react';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { TitledCard } from './titled-card.tsx';

/** The member's level, and the distance to the next one. */
export function LevelCard({ state }: { readonly state: LevelState }) {
  const { t } = useTranslation('reward');
  return (
    <TitledCard title={t('level.title')} className="lg:max-xl:col-span-2">
      <Level state={state} />
    </TitledCard>
  );
}

function Level({ state: { name, benefits, isFixed, spent, next } }: { readonly state: LevelState }) {
  const { t } = useTranslation('reward');
  const exact = useCnyText();
  const isReached = next !== null && spent >= next.least;
  return (
    <>
      <p className="text-title font-semibold" data-level>
        {name}
      </p>
      {benefits && (
        <p className="text-small break-words" data-benefits>
          {benefits}
        </p>
      )}
      {isFixed ? (
        <p className="text-small text-muted">{t('level.fixed')}</p>
      ) : next ? (
        <>
          <progress aria-label={t('level.progress')} max={next.least} value={Math.min(spent, next.least)} />
          <p className="text-small font-medium">
            {isReached
              ? t('level.asks', { level: next.name, amount: exact(next.least) })
              : t('level.next', { level: next.name, amount: exact(next.least - spent) })}
          </p>
        </>
      ) : (
        <p className="text-small font-medium">{t(spent > 0 ? 'level.top' : 'level.none')}</p>
      )}
      <p className="text-small text-muted">{t('level.spent', { amount: exact(spent) })}</p>
    </>
  );
}
