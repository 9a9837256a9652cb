export const statementStates = ['issued', 'paid'] as const;
export type StatementState = (typeof statementStates)[number];

export const statementWays = ['balance', 'bank'] as const;
export type StatementWay = (typeof statementWays)[number];

/** Months and days as text, `2026-11` and `2026-11-14`: such texts stand in the order of time. */
export const isMonthOver = (month: string, today: string) => month < today.slice(0, 7);

/** A transfer's number as it is compared: without spaces, in capitals. */
export const transferNumberOf = (typed: string) =>
  typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
