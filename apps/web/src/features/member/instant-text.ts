import { useDates } from '../../app/use-dates.ts';

/** Day and minute. */
export const useMinuteText = (): ((at: Date) => string) => useDates().moment;

/** A day in a sentence. */
export const useDayText = (): ((at: Date) => string) => useDates().longDay;
