import { walletCalls } from '@onehaul/contract/wallet';
import { bind } from '../../http/bind.ts';
import { exportFlow, findFlow, getStatementFile } from './find-flow.ts';
import { getStatistics } from './get-statistics.ts';
import { activePackages } from './package.repository.ts';

export const walletRoutes = bind(walletCalls, {
  statistics: getStatistics,
  flow: findFlow,
  exportFlow,
  statement: getStatementFile,
  packages: ({ db, shop }) => db.all(activePackages, { shopId: shop.id }),
});
