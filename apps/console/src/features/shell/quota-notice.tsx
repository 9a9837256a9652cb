import { usageCalls } from '@onehaul/contract/console/usage';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { paths } from '../../app/paths.ts';
import { useAmountText } from '../../app/usage/amount-text.ts';

const staleMs = 10 * 60_000;

/** Warns an owner about quantities of the plan that are almost or entirely used up; silent if it fails. */
export function QuotaNotice() {
  const { t } = useTranslation('console');
  const amount = useAmountText();
  const { data } = useQuery({
    queryKey: ['usage'],
    queryFn: ({ signal }) => callApi(usageCalls.get, {}, { signal }),
    staleTime: staleMs,
    retry: false,
  });
  const scarce = data?.quotas.filter(({ state }) => state !== 'within') ?? [];
  if (scarce.length === 0) return null;
  return (
    <div className="mb-5 rounded-card border border-warning bg-warning-ground px-4 py-3 text-small">
      <ul>
        {scarce.map(({ quantity, state, used, included }) => (
          <li key={quantity}>
            {t(`shell.quota.${state === 'near' ? 'near' : 'reached'}.${quantity}`, {
              used: amount(quantity, used),
              included: amount(quantity, included ?? 0),
            })}
          </li>
        ))}
      </ul>
      <Link to={paths.plan} className="font-medium text-primary-10 underline">
        {t('shell.quota.view')}
      </Link>
    </div>
  );
}
