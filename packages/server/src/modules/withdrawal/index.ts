export { cardPrint, sealCard } from './card-secret.ts';
export { openWithdrawalRoutes } from './withdrawal.routes.ts';
export { sealedWithdrawalTables } from './sealed-tables.ts';
export { openWithdrawalConsoleRoutes } from './withdrawal.console.routes.ts';
