import type { Way } from '@onehaul/ui/illustration/scene';

export type SectionName = 'steps' | 'routes' | 'warehouses' | 'goods' | 'figures' | 'announcements';
type Arrangement = {
  /** How the first screen stands: on the brand's dark ground, beside the drawing, or above it. */
  readonly hero: 'night' | 'beside' | 'above';
  readonly sections: readonly SectionName[];
};

/** A shop looks like what it does: its main way decides the first screen and what is told first. */
export const arrangements: Record<Way, Arrangement> = {
  sea: { hero: 'night', sections: ['steps', 'routes', 'warehouses', 'goods', 'announcements'] },
  air: { hero: 'beside', sections: ['figures', 'routes', 'steps', 'goods', 'warehouses', 'announcements'] },
  land: { hero: 'above', sections: ['figures', 'steps', 'warehouses', 'routes', 'goods', 'announcements'] },
};
