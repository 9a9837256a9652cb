/** How long a proof of person lasts: calls that could give the account away are let through meanwhile (S-d). */
export const proofMinutes = 10;
