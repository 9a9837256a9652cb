import type { AgreedQuantity } from '@onehaul/domain/quota';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { sizeIn } from '../size-in.ts';

/** Returns a quantity of a plan as text. */
export function useAmountText(): (quantity: AgreedQuantity, amount: number) => string {
  const { i18n } = useTranslation('console');
  const { number } = measuresIn(i18n.language);
  return (quantity, amount) => (quantity === 'storageBytes' ? sizeIn(i18n.language, amount) : number(amount));
}
