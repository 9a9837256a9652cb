import type { FoundProblem } from '@onehaul/domain/fee/tariff-problems';
import { useTranslation } from '@onehaul/i18n/react';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { useCallback } from 'react';

/** Why something typed, pasted or imported cannot be taken. */
export function useProblemWords(): (problem: string) => string {
  const { t } = useTranslation('tariff');
  return useCallback((problem) => t(`typed.${problem}` as MessageKey<'tariff'>), [t]);
}

/** The problems at a place of the tariff, in words. */
export function useFoundWords(found: readonly FoundProblem[]): (at: string) => string[] {
  const { t } = useTranslation('tariff');
  return useCallback(
    (at) => found.filter((each) => each.at === at).map(({ problem }) => t(`problem.${problem}`)),
    [found, t],
  );
}
