import { useTranslation } from '@onehaul/i18n/react';
import { useCallback } from 'react';

const knownPlans = ['trial', 'standard', 'large'] as const;

/** Returns the name of a plan; one that the operator added shows its own. */
export function usePlanWords(): (name: string) => string {
  const { t } = useTranslation('companies');
  return useCallback(
    (name) => {
      const known = knownPlans.find((one) => one === name);
      return known ? t(`plan.${known}`) : name;
    },
    [t],
  );
}
