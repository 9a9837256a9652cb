/** Ranges of days that move with the calendar, so that a link or a saved view stays about the same time. */
export const dayPresets = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type DayPreset = (typeof dayPresets)[number];
