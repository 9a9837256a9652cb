export { cardPrint, sealCard } from './card-secret.ts';
export { createWithdrawalRoutes } from './withdrawal.routes.ts';
export { sealedWithdrawalTables } from './sealed-tables.ts';
export { createWithdrawalConsoleRoutes } from './withdrawal.console.routes.ts';
