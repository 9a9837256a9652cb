import { platformCompanyCalls } from '@onehaul/contract/platform/companies';
import { platformPlanCalls } from '@onehaul/contract/platform/plans';
import { bindPlatform, type PlatformRoute } from '../../http/bind-platform.ts';
import type { Services } from '../../services.ts';
import { apply, checkName, getApplication, isSignUpOpen, openFromApplication } from './apply.ts';
import { latestPlans } from './plan.repository.ts';
import { platformOf } from './platform.ts';

/** Calls of the platform's own pages, where companies sign up. */
export const createCompanyPlatformRoutes = (services: Services): PlatformRoute[] => [
  ...bindPlatform(platformCompanyCalls, {
    checkName: (_context, { label }) => checkName(services, label),
    apply: (context, input) => apply(services, context, input),
    getApplication: (_context, { token }) => getApplication(services, token),
    open: (context, input) => openFromApplication(services, context, input),
  }),
  ...bindPlatform(platformPlanCalls, {
    list: async () => ({
      items: (await services.database.platform.all(latestPlans, {})).filter(({ isOffered }) => isOffered),
      shopDomain: platformOf(services).shopDomain,
      isSignUpOpen: isSignUpOpen(services),
    }),
  }),
];
