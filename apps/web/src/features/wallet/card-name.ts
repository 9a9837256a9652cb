import { useTranslation } from '@onehaul/i18n/react';

/** Display name of a card: bank and last four digits. */
export function useCardName(): (card: { readonly bankName: string; readonly tail: string }) => string {
  const { t } = useTranslation('wallet');
  return ({ bankName, tail }) => t('cardMasked', { bank: bankName, tail });
}
