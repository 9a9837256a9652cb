import type { DemoShop } from './demo-shop.ts';
import { northstarAbout } from './northstar/about.ts';
import { northstarCustomsAnnouncements } from './northstar/announcements-customs.ts';
import { northstarServiceAnnouncements } from './northstar/announcements-service.ts';
import { northstarBrand } from './northstar/brand.ts';
import { northstarCatalog } from './northstar/catalog.ts';
import { northstarFacts } from './northstar/facts.ts';
import { northstarFees } from './northstar/fees.ts';
import { northstarHelp } from './northstar/help.ts';
import { northstarNetwork } from './northstar/network.ts';
import { northstarPeople } from './northstar/people.ts';
import { northstarProblems } from './northstar/problems.ts';
import { northstarCharges, northstarContraband } from './northstar/rules.ts';
import { northstarDomesticProcedure, northstarTeaching } from './northstar/teaching.ts';
import { legalArticles } from './texts/legal-articles.ts';
import { storageOf } from './texts/shop-facts.ts';

export const northstar: DemoShop = {
  tenantId: 4,
  tenantName: 'NorthStar Forwarding Limited',
  hosts: ['northstar.localhost'],
  languages: ['en', 'zhHans', 'zhHanT', 'vi'],
  timeZone: 'Europe/London',
  taxMode: 'excluded',
  filingNumber: '',
  modules: ['consolidation', 'agent'],
  ...northstarBrand,
  ...northstarCatalog,
  ...northstarNetwork,
  storage: storageOf(northstarFacts),
  ...northstarFees,
  ...northstarPeople,
  articles: [
    ...northstarAbout,
    ...legalArticles(northstarFacts, { contraband: northstarContraband, charges: northstarCharges }),
    ...northstarHelp,
    ...northstarTeaching,
    northstarDomesticProcedure,
    ...northstarProblems,
  ],
  announcements: [...northstarCustomsAnnouncements, ...northstarServiceAnnouncements].sort(
    (a, b) => a.daysAgo - b.daysAgo,
  ),
};
