import type { DemoShop } from './demo-shop.ts';
import { saomaiAbout } from './saomai/about.ts';
import { saomaiServiceAnnouncements } from './saomai/announcements-service.ts';
import { saomaiTransportAnnouncements } from './saomai/announcements-transport.ts';
import { saomaiBrand } from './saomai/brand.ts';
import { saomaiCatalog } from './saomai/catalog.ts';
import { saomaiFacts } from './saomai/facts.ts';
import { saomaiFees } from './saomai/fees.ts';
import { saomaiHelp } from './saomai/help.ts';
import { saomaiNetwork } from './saomai/network.ts';
import { saomaiPeople } from './saomai/people.ts';
import { saomaiProblems } from './saomai/problems.ts';
import { saomaiCharges, saomaiContraband } from './saomai/rules.ts';
import { saomaiDomesticProcedure, saomaiTeaching } from './saomai/teaching.ts';
import { legalArticles } from './texts/legal-articles.ts';
import { storageOf } from './texts/shop-facts.ts';

export const saomai: DemoShop = {
  tenantId: 3,
  tenantName: 'Công ty TNHH Vận chuyển Sao Mai',
  hosts: ['saomai.localhost'],
  languages: ['vi', 'zhHans', 'en', 'zhHanT'],
  timeZone: 'Asia/Ho_Chi_Minh',
  taxMode: 'included',
  filingNumber: '',
  modules: ['consolidation', 'cashOnDelivery', 'dedicatedLine'],
  ...saomaiBrand,
  ...saomaiCatalog,
  ...saomaiNetwork,
  storage: storageOf(saomaiFacts),
  ...saomaiFees,
  ...saomaiPeople,
  articles: [
    ...saomaiAbout,
    ...legalArticles(saomaiFacts, { contraband: saomaiContraband, charges: saomaiCharges }),
    ...saomaiHelp,
    ...saomaiTeaching,
    saomaiDomesticProcedure,
    ...saomaiProblems,
  ],
  announcements: [...saomaiTransportAnnouncements, ...saomaiServiceAnnouncements].sort(
    (a, b) => a.daysAgo - b.daysAgo,
  ),
};
