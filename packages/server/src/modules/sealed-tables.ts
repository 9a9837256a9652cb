import { sealedAddressTables } from './address/index.ts';
import { sealedSenderTables } from './mail-sender/index.ts';
import { sealedMarketplaceTables } from './marketplace/index.ts';
import { sealedOrderTables } from './order/index.ts';
import { sealedPaymentTables } from './payment/index.ts';
import { sealedPeerTables } from './peer/index.ts';
import { sealedStaffTables } from './staff/index.ts';
import { sealedWithdrawalTables } from './withdrawal/index.ts';
import type { SealedTable } from '../jobs/reseal.ts';

/** All tables with encrypted columns, except undo tokens and unfinished enrolments (minutes to live). */
export const sealedTables: readonly SealedTable[] = [
  ...sealedStaffTables,
  ...sealedPaymentTables,
  ...sealedWithdrawalTables,
  ...sealedAddressTables,
  ...sealedOrderTables,
  ...sealedPeerTables,
  ...sealedMarketplaceTables,
  ...sealedSenderTables,
];
