import type { DeliverySpeed } from '@onehaul/contract/catalog';
import type { Way } from '@onehaul/ui/illustration/scene';

type Line = Pick<DeliverySpeed, 'transport' | 'minimumDays'>;

/** An express line of three days or more flies; a faster one may go by any way and says nothing. */
function wayOf({ transport, minimumDays }: Line): Way | undefined {
  if (transport !== 'express') return transport;
  return minimumDays >= 3 ? 'air' : undefined;
}

/** How the shop mostly ships: the way most of its lines go, the first one winning a tie. */
export function mainWay(deliverySpeeds: readonly Line[]): Way {
  const counts = new Map<Way, number>();
  for (const line of deliverySpeeds) {
    const way = wayOf(line);
    if (way) counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 'air';
}
