import { type Dates, datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { createContext, use } from 'react';

const ZoneContext = createContext<string | undefined>(undefined);

/** The zone all times below are written in; without one, the reader's own. */
export const ZoneProvider = ZoneContext.Provider;

export function useZoneDates(): Dates {
  const { i18n } = useTranslation('workbench');
  return datesIn(i18n.language, use(ZoneContext));
}
