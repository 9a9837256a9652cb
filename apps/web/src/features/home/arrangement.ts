import type { HomeSection } from '@onehaul/domain/shop';
import type { TransportMode } from '@onehaul/ui/illustration/scene';

type Arrangement = {
  /** Layout of the hero: dark brand background, beside the illustration, or above it. */
  readonly hero: 'night' | 'beside' | 'above';
  readonly sections: readonly HomeSection[];
};

/** The shop's main transport decides the hero and the order of the sections. */
export const arrangements: Record<TransportMode, Arrangement> = {
  sea: {
    hero: 'night',
    sections: ['prices', 'steps', 'routes', 'warehouses', 'goods', 'reviews', 'announcements'],
  },
  air: {
    hero: 'beside',
    sections: ['figures', 'prices', 'routes', 'steps', 'goods', 'warehouses', 'reviews', 'announcements'],
  },
  land: {
    hero: 'above',
    sections: ['figures', 'prices', 'steps', 'warehouses', 'routes', 'goods', 'reviews', 'announcements'],
  },
};

/** Sections of the shop's own choice, or those of the arrangement. Figures are part of the night hero. */
export function arrangeHome(way: TransportMode, chosen: readonly HomeSection[]) {
  const { hero, sections } = arrangements[way];
  const hasHeroFigures = hero === 'night' && (chosen.length === 0 || chosen.includes('figures'));
  const shown = chosen.length > 0 ? chosen : sections;
  return { hero, hasHeroFigures, sections: shown.filter((name) => !(hasHeroFigures && name === 'figures')) };
}
