import type { Services } from '../services.ts';
import { openCodOrderPlan } from './cod/index.ts';
import { openCustomsBook } from './customs/index.ts';
import { openBoxListPlan } from './dedicated/index.ts';
import type { ImportPlan } from './import/index.ts';
import { openMarketplaceShipment } from './marketplace/index.ts';
import { openPeerOrderPlan } from './peer/index.ts';
import { returnListPlan } from './returns/index.ts';
import { skuImport } from './stock/index.ts';

/** All import plans. */
export function openImportPlans(services: Pick<Services, 'keys'>): readonly ImportPlan[] {
  return [
    openCodOrderPlan(services),
    openPeerOrderPlan(services),
    openBoxListPlan(openCustomsBook()),
    returnListPlan,
    skuImport,
    openMarketplaceShipment(services),
  ];
}
