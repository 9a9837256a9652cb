/**
 * Why a cash-on-delivery order needs attention: refused, on its way back, waiting for staff, out of stock, or
 * the carrier collected an amount other than the expected one.
 */
export const codProblems = ['refused', 'returning', 'exception', 'stock', 'money'] as const;
export type CodProblem = (typeof codProblems)[number];
