/** Source of a tracking line, most trusted first. `estimate` marks lines that were not observed. */
export const trackSources = ['scan', 'carrier', 'customs', 'estimate'] as const;
export type TrackSource = (typeof trackSources)[number];

/** Transport phases from our warehouse to the receiver; all provider states are mapped to these. */
export const trackPhases = [
  'collected',
  'departed',
  'inTransit',
  'arrived',
  'atCustoms',
  'customsHeld',
  'cleared',
  'outForDelivery',
  'readyForPickup',
  'delivered',
  'failed',
  'returning',
] as const;
export type TrackPhase = (typeof trackPhases)[number];
