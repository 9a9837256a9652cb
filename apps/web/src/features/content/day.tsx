import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useShop } from '../../app/shop-context.tsx';

type Props = { readonly at: Date; readonly className?: string };

/** A date in the shop's time zone, formatted for the user's language. */
export function Day({ at, className }: Props) {
  const { i18n } = useTranslation('storefront');
  const { timeZone } = useShop();
  return (
    <time dateTime={at.toISOString()} className={className} suppressHydrationWarning>
      {dateFormat(i18n.language, { dateStyle: 'medium', timeZone }).format(at)}
    </time>
  );
}
