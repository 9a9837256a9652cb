export { addProof, storeProof } from './add-proof.ts';
export { approveWithdrawal } from './approve-withdrawal.ts';
export { cardPrint, sealCard } from './card-secret.ts';
export { payWithdrawal } from './pay-withdrawal.ts';
export { refuseWithdrawal } from './refuse-withdrawal.ts';
export { findWithdrawals, revealCard } from './withdrawal-desk.ts';
export { openWithdrawalRoutes } from './withdrawal.routes.ts';
