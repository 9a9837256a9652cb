export { findBalances } from './find-balances.ts';
export { postJournal } from './post-journal.ts';
export { walletJobs } from './wallet.jobs.ts';
