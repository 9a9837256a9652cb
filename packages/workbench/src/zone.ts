import { type Dates, datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { createContext, use } from 'react';

const ZoneContext = createContext<string | undefined>(undefined);

/** Time zone of all times below; defaults to the user's own. */
export const ZoneProvider = ZoneContext.Provider;

export function useZoneDates(): Dates {
  const { i18n } = useTranslation('workbench');
  return datesIn(i18n.language, use(ZoneContext));
}
