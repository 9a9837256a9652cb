import type { DeliverySpeed } from '@onehaul/contract/catalog';
import type { TransportMode } from '@onehaul/ui/illustration/scene';

type Line = Pick<DeliverySpeed, 'transport' | 'minimumDays'>;

/** An express line of three days or more counts as air; a faster one may use any transport: not counted. */
function transportOf({ transport, minimumDays }: Line): TransportMode | undefined {
  if (transport !== 'express') return transport;
  return minimumDays >= 3 ? 'air' : undefined;
}

/** Returns the shop's main transport: the one most of its lines use, the first one winning a tie. */
export function mainTransport(deliverySpeeds: readonly Line[]): TransportMode {
  const counts = new Map<TransportMode, number>();
  for (const line of deliverySpeeds) {
    const transport = transportOf(line);
    if (transport) counts.set(transport, (counts.get(transport) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 'air';
}
