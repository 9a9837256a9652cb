import type { DeliverySpeed } from '@onehaul/contract/catalog';
import type { Way } from '@onehaul/ui/illustration/scene';

type Line = Pick<DeliverySpeed, 'transport' | 'minimumDays'>;

/** An express line of three days or more counts as air; a faster one may use any transport: not counted. */
function wayOf({ transport, minimumDays }: Line): Way | undefined {
  if (transport !== 'express') return transport;
  return minimumDays >= 3 ? 'air' : undefined;
}

/** Returns the shop's main transport: the one most of its lines use, the first one winning a tie. */
export function mainWay(deliverySpeeds: readonly Line[]): Way {
  const counts = new Map<Way, number>();
  for (const line of deliverySpeeds) {
    const way = wayOf(line);
    if (way) counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 'air';
}
