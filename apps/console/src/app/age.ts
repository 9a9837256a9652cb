const hourMs = 3_600_000;

export type Age = { readonly unit: 'ageHours' | 'ageDays'; readonly count: number };

/** Returns the waiting time in whole hours up to two days, in whole days after that. */
export function ageOf(since: Date, now: Date): Age {
  const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / hourMs));
  return hours < 48 ? { unit: 'ageHours', count: hours } : { unit: 'ageDays', count: Math.floor(hours / 24) };
}
