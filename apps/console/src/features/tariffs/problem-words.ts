import type { FoundProblem } from '@onehaul/domain/fee/tariff-problems';
import { useTranslation } from '@onehaul/i18n/react';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { useCallback } from 'react';

/** Returns the message of a problem with typed, pasted or imported input. */
export function useProblemWords(): (problem: string) => string {
  const { t } = useTranslation('tariff');
  return useCallback((problem) => t(`typed.${problem}` as MessageKey<'tariff'>), [t]);
}

/** Returns the messages of the problems at a path of the tariff. */
export function useProblemMessages(found: readonly FoundProblem[]): (at: string) => string[] {
  const { t } = useTranslation('tariff');
  return useCallback(
    (at) => found.filter((each) => each.at === at).map(({ problem }) => t(`problem.${problem}`)),
    [found, t],
  );
}
