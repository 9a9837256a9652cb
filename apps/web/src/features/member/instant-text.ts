import { useDates } from '../../app/use-dates.ts';

/** Formats day and minute. */
export const useMinuteText = (): ((at: Date) => string) => useDates().moment;

/** Formats a day for use in a sentence. */
export const useDayText = (): ((at: Date) => string) => useDates().longDay;
