import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useSyncExternalStore } from 'react';
import { useShop } from '../../app/shop-context.tsx';

const never = () => () => undefined;
const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Days and times where the reader is; as the server wrote them, where the shop is. */
export function useZone() {
  const shop = useShop();
  const { i18n } = useTranslation('tracking');
  const timeZone = useSyncExternalStore(never, zoneHere, () => shop.timeZone);
  const inZone = (options: Intl.DateTimeFormatOptions) => dateFormat(i18n.language, { ...options, timeZone });
  const zoneAs = (timeZoneName: 'long' | 'shortOffset', at: Date) =>
    inZone({ timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return {
    /** What the zone is called at an instant: it may be another in summer. */
    name: (at: Date) => `${zoneAs('long', at)} (${zoneAs('shortOffset', at)})`,
    day: (at: Date) => inZone({ dateStyle: 'medium' }).format(at),
    time: (at: Date) => inZone({ dateStyle: 'medium', timeStyle: 'short' }).format(at),
  };
}
export type Zone = ReturnType<typeof useZone>;
