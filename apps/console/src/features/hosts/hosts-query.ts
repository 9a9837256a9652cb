/** Queries of a shop's addresses and sender, and what a change of them makes stale. */
export const hostsQuery = 'hosts';
export const senderQuery = 'mailSender';
export const staleAfterChange = [hostsQuery, 'audit'] as const;
export const staleAfterSender = [senderQuery, 'audit'] as const;

/** How often a list is read again while a domain waits for its records. */
export const waitingMs = 20_000;
