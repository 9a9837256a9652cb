/** Points a shop grants for daily sign-ins (§1). */
type SignInRules = {
  readonly signInPoints: number;
  readonly signInStreakDays: number;
  readonly signInStreakPoints: number;
};

/** Points for the `streak`th day in a row; the last day of each full streak earns a bonus. */
export function pointsOfDay(streak: number, rules: SignInRules): number {
  const isFull = streak % rules.signInStreakDays === 0;
  return rules.signInPoints + (isFull ? rules.signInStreakPoints : 0);
}

/** Points of the following days if none is missed. */
export function upcomingSignInDays(
  streak: number,
  days: number,
  rules: SignInRules,
): { streak: number; points: number }[] {
  return Array.from({ length: days }, (_, index) => {
    const next = streak + index + 1;
    return { streak: next, points: pointsOfDay(next, rules) };
  });
}
