/**
 * Why an order that is paid at the door needs somebody: it was refused, its carrier brings it back, it waits for a
 * person of the house, its goods are not in stock, or its carrier counted other money.
 */
export const codProblems = ['refused', 'returning', 'exception', 'stock', 'money'] as const;
export type CodProblem = (typeof codProblems)[number];
