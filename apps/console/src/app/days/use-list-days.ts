import { DaysFilter } from '@onehaul/workbench/days-filter';
import { useMe } from '../me.ts';

/** Days of a list in the calendar of the shop it shows; without one, or of a shop that is gone, there are none. */
export function useListDays<Of extends string>(kinds: readonly Of[]) {
  const { shops } = useMe();
  const zoneOf = (shopId: number | undefined) => shops.find(({ id }) => id === shopId)?.timeZone;
  return {
    /** The filter, for the shop that the list shows. */
    choiceOf: (shopId: number | undefined, labels: Readonly<Record<Of, string>>) => ({
      Filter: DaysFilter,
      kinds: kinds.map((value) => ({ value, label: labels[value] })),
      isAvailable: zoneOf(shopId) !== undefined,
    }),
    /** Part of the call's input: the days and the shop they belong to. */
    daysOf: async (shopId: number | undefined, value: string | undefined) => {
      const zone = zoneOf(shopId);
      if (!zone || !value) return {};
      // Not part of the first load.
      const { daysFor, todayIn } = await import('@onehaul/workbench/days-for');
      const days = daysFor(value, kinds, todayIn(zone));
      return days && shopId !== undefined ? { shopId, days } : {};
    },
  };
}
