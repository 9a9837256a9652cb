import type { CompanyUsage } from '@onehaul/contract/console/usage';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import type { ReactNode } from 'react';
import { useModuleWords } from '../module-words.ts';
import { useAmountText } from './amount-text.ts';

type Props = {
  readonly usage: Pick<CompanyUsage, 'limits' | 'modules'>;
  /** What the operator can do with a limit. */
  readonly actionOf?: (limit: CompanyUsage['limits'][number]) => ReactNode;
};

/** What the operator agreed with the company besides its plan. */
export function AgreedTerms({ usage: { limits, modules }, actionOf }: Props) {
  const { t, i18n } = useTranslation('usage');
  const { t: common } = useTranslation('console');
  const amount = useAmountText();
  const wordsOf = useModuleWords();
  const dates = datesIn(i18n.language, 'UTC');
  return (
    <ul className="divide-y divide-line rounded-card border border-line text-small">
      {limits.map((limit) => (
        <li key={limit.quantity} className="flex items-start justify-between gap-4 px-4 py-3">
          <div>
            <p className="font-medium">
              {t('agreedLimit', {
                quantity: t(`quantity.${limit.quantity}`),
                amount: limit.amount === null ? t('unlimited') : amount(limit.quantity, limit.amount),
              })}
            </p>
            <p className="mt-1 text-muted">
              {limit.endsOn === null
                ? t('agreedAlways', { reason: limit.reason })
                : t('agreedUntil', {
                    reason: limit.reason,
                    day: dates.day(new Date(`${limit.endsOn}T00:00:00Z`)),
                  })}
            </p>
          </div>
          {actionOf?.(limit)}
        </li>
      ))}
      {modules && (
        <li className="px-4 py-3">
          <p className="font-medium">{t('agreedModules')}</p>
          <p className="mt-1 text-muted">{modules.map(wordsOf).join(common('list.comma'))}</p>
        </li>
      )}
    </ul>
  );
}
