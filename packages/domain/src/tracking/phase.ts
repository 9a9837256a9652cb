/** Who knows it. A line that nobody saw happen is an estimate and says so. */
export const trackSources = ['scan', 'carrier', 'customs', 'estimate'] as const;
export type TrackSource = (typeof trackSources)[number];

/** Where goods are on the way from our door to the receiver's; every provider's words are read into these. */
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
