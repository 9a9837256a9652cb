export { findBalances } from './find-balances.ts';
export { addPackage, changePackage, packageOf, packagesOfCompany } from './package.repository.ts';
export { postJournal } from './post-journal.ts';
export { walletJobs } from './wallet.jobs.ts';
export { walletRoutes } from './wallet.routes.ts';
