export const statementStates = ['issued', 'paid'] as const;
export type StatementState = (typeof statementStates)[number];

export const statementPayMethods = ['balance', 'bank'] as const;
export type StatementPayMethod = (typeof statementPayMethods)[number];

/** Months and days as ISO text, `2026-11` and `2026-11-14`, which sorts chronologically. */
export const isMonthOver = (month: string, today: string) => month < today.slice(0, 7);

/** Normalised for comparison: no spaces, upper case. */
export const normalizeTransferNumber = (typed: string) =>
  typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
