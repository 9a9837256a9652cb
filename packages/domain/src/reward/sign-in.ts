/** What a shop gives for coming by (§1). */
type SignInRules = {
  readonly signInPoints: number;
  readonly signInStreakDays: number;
  readonly signInStreakPoints: number;
};

/** For a day that is the `streak`th in a row: every last day of a full streak brings more. */
export function pointsOfDay(streak: number, rules: SignInRules): number {
  const isFull = streak % rules.signInStreakDays === 0;
  return rules.signInPoints + (isFull ? rules.signInStreakPoints : 0);
}

/** What the days after a streak of so many bring, if none is missed. */
export function comingDays(
  streak: number,
  days: number,
  rules: SignInRules,
): { streak: number; points: number }[] {
  return Array.from({ length: days }, (_, index) => {
    const next = streak + index + 1;
    return { streak: next, points: pointsOfDay(next, rules) };
  });
}
