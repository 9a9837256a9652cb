import type { CompanyUsage } from '@onehaul/contract/console/usage';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useAmountText } from './amount-text.ts';

const tones = { within: 'positive', near: 'warning', reached: 'danger' } as const;
const accents = { within: 'accent-primary-9', near: 'accent-warning', reached: 'accent-danger' } as const;

/** A bar per quantity of the plan, with what happens at its limit. */
export function QuotaList({ quotas }: { readonly quotas: CompanyUsage['quotas'] }) {
  const { t } = useTranslation('usage');
  const amount = useAmountText();
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {quotas.map(({ quantity, included, used, state }) => {
        const title = t(`quantity.${quantity}`);
        const figures =
          included === null
            ? t('usedUnlimited', { used: amount(quantity, used) })
            : t('usedOf', { used: amount(quantity, used), included: amount(quantity, included) });
        return (
          <li key={quantity} className="px-4 py-3" data-quantity={quantity} data-state={state}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <p className="font-medium">{title}</p>
              <span className="text-small">
                <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
              </span>
            </div>
            {included !== null && (
              <progress
                className={`mt-2 h-2 w-full ${accents[state]}`}
                max={included}
                value={Math.min(used, included)}
                aria-label={`${title}: ${figures}`}
              />
            )}
            <p className="mt-1 text-small text-muted tabular-nums">{figures}</p>
            {state === 'reached' && (
              <p className="mt-1 text-small">
                {t(`reached.${quantity}`, { extra: amount(quantity, used - (included ?? used)) })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
