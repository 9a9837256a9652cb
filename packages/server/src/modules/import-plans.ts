import type { Services } from '../services.ts';
import { createCodOrderPlan } from './cod/index.ts';
import { createCustomsBook } from './customs/index.ts';
import { createBoxListPlan } from './dedicated/index.ts';
import type { ImportPlan } from './import/index.ts';
import { createMarketplaceShipmentPlan } from './marketplace/index.ts';
import { createPeerOrderPlan } from './peer/index.ts';
import { returnListPlan } from './returns/index.ts';
import { skuImport } from './stock/index.ts';

/** All import plans. */
export function createImportPlans(services: Pick<Services, 'keys'>): readonly ImportPlan[] {
  return [
    createCodOrderPlan(services),
    createPeerOrderPlan(services),
    createBoxListPlan(createCustomsBook()),
    returnListPlan,
    skuImport,
    createMarketplaceShipmentPlan(services),
  ];
}
