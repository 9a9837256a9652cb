import { useTranslation } from '@onehaul/i18n/react';

/** A card as it may be shown: its bank and its last four digits. */
export function useCardName(): (card: { readonly bankName: string; readonly tail: string }) => string {
  const { t } = useTranslation('wallet');
  return ({ bankName, tail }) => t('cardMasked', { bank: bankName, tail });
}
