import type { DemoShop } from './demo-shop.ts';
import { harbourAbout } from './harbour/about.ts';
import { harbourCustomsAnnouncements } from './harbour/announcements-customs.ts';
import { harbourServiceAnnouncements } from './harbour/announcements-service.ts';
import { harbourTransportAnnouncements } from './harbour/announcements-transport.ts';
import { harbourBrand } from './harbour/brand.ts';
import { harbourCatalog } from './harbour/catalog.ts';
import { harbourFacts } from './harbour/facts.ts';
import { harbourFees } from './harbour/fees.ts';
import { harbourHelp } from './harbour/help.ts';
import { harbourNetwork } from './harbour/network.ts';
import { harbourPeople } from './harbour/people.ts';
import { hongKongPickupPoints } from './harbour/pickup-points-hong-kong.ts';
import { macauTaiwanPickupPoints } from './harbour/pickup-points-macau-taiwan.ts';
import { harbourProblems } from './harbour/problems.ts';
import { harbourCharges, harbourContraband } from './harbour/rules.ts';
import { harbourDomesticProcedure, harbourTeaching } from './harbour/teaching.ts';
import { legalArticles } from './texts/legal-articles.ts';
import { storageOf } from './texts/shop-facts.ts';

export const harbour: DemoShop = {
  tenantId: 2,
  tenantName: 'Harbour Express (Hong Kong) Limited',
  hosts: ['harbour.localhost'],
  languages: ['zhHanT', 'zhHans', 'en', 'vi'],
  timeZone: 'Asia/Hong_Kong',
  taxMode: 'excluded',
  filingNumber: '粤ICP备2026012345号-1',
  modules: [
    'consolidation',
    'marketplace',
    'cashOnDelivery',
    'dedicatedLine',
    'returns',
    'peers',
    'pickupPoint',
    'agent',
  ],
  ...harbourBrand,
  ...harbourCatalog,
  ...harbourNetwork,
  storage: storageOf(harbourFacts),
  ...harbourFees,
  ...harbourPeople,
  pickupPoints: [...hongKongPickupPoints, ...macauTaiwanPickupPoints],
  articles: [
    ...harbourAbout,
    ...legalArticles(harbourFacts, { contraband: harbourContraband, charges: harbourCharges }),
    ...harbourHelp,
    ...harbourTeaching,
    harbourDomesticProcedure,
    ...harbourProblems,
  ],
  announcements: [
    ...harbourTransportAnnouncements,
    ...harbourCustomsAnnouncements,
    ...harbourServiceAnnouncements,
  ].sort((a, b) => a.daysAgo - b.daysAgo),
};
