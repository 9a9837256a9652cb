import type { TransportMode } from '@onehaul/ui/illustration/scene';

export type SectionName = 'steps' | 'routes' | 'warehouses' | 'goods' | 'figures' | 'announcements';
type Arrangement = {
  /** Layout of the hero: dark brand background, beside the illustration, or above it. */
  readonly hero: 'night' | 'beside' | 'above';
  readonly sections: readonly SectionName[];
};

/** The shop's main transport decides the hero and the order of the sections. */
export const arrangements: Record<TransportMode, Arrangement> = {
  sea: { hero: 'night', sections: ['steps', 'routes', 'warehouses', 'goods', 'announcements'] },
  air: { hero: 'beside', sections: ['figures', 'routes', 'steps', 'goods', 'warehouses', 'announcements'] },
  land: { hero: 'above', sections: ['figures', 'steps', 'warehouses', 'routes', 'goods', 'announcements'] },
};
