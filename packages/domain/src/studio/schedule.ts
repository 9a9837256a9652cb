const maxDaysAhead = 366;
const dayMs = 86_400_000;

/** Content can be published at a later time, at most a year ahead: a mistyped year must not hide it. */
export const isPublishTime = (at: Date, now: Date): boolean =>
  at > now && at.getTime() - now.getTime() <= maxDaysAhead * dayMs;
