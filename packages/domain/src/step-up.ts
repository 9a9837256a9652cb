/**
 * Validity of a step-up authentication, during which calls that could give the account away are allowed
 * (S-d).
 */
export const proofMinutes = 10;
