import { useTranslation } from '@onehaul/i18n/react';

/** Words of a select with search. */
export function useListWords() {
  const { t } = useTranslation('member');
  return { open: t('list.open'), none: t('list.none'), found: (count: number) => t('list.found', { count }) };
}
