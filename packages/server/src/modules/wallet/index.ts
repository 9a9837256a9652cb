export { findBalances } from './find-balances.ts';
export { packageForAmount } from './package.repository.ts';
export { postJournal } from './post-journal.ts';
export { proveWhole } from './prove-ledger.ts';
export { walletConsoleRoutes } from './wallet.console.routes.ts';
export { walletJobs } from './wallet.jobs.ts';
export { walletRoutes } from './wallet.routes.ts';
export { rechargePackageStore } from './wallet.stores.ts';
