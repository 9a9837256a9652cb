import { pickText } from '@onehaul/domain/language';
import { useCallback } from 'react';
import { useTranslator } from '../../app/language.ts';
import { useCompanyOptions } from './use-company-options.ts';

/** Returns the name of a plan in the reader's language; its key while the names load. */
export function usePlanWords(): (name: string) => string {
  const { language } = useTranslator();
  const { plans } = useCompanyOptions();
  return useCallback(
    (name) => {
      const known = plans.find((one) => one.name === name);
      return known ? pickText(known.names, language, 'en') || name : name;
    },
    [plans, language],
  );
}
