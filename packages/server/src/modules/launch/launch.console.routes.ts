import { launchCalls } from '@onehaul/contract/console/launch';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { createFeeBooks, createTariffs } from '../fee/index.ts';
import { addPracticeShop } from './add-practice-shop.ts';
import { goLive, pauseShop, resumeShop } from './change-state.ts';
import { getLaunch, type LaunchServices } from './get-launch.ts';
import { openShopPreview, renewPreviewLink } from './preview-link.ts';

export function createLaunchConsoleRoutes(services: Services): StaffRoute[] {
  const originOf = services.payment?.originOf ?? ((host: string) => `https://${host}`);
  const launch: LaunchServices = {
    books: createFeeBooks(createTariffs()),
    originOf,
    shopDomain: services.platform?.shopDomain ?? '',
    hasMail: services.mail !== undefined,
  };
  return bindStaff(launchCalls, {
    get: (context, of) => getLaunch(launch, context, of),
    goLive: (context, of) => goLive(launch, context, of),
    pause: pauseShop,
    resume: resumeShop,
    addPractice: (context, of) => addPracticeShop(launch.shopDomain, context, of),
    renewPreviewLink: (context, of) => renewPreviewLink(context, of, originOf),
    openPreview: (context, of) => openShopPreview(context, of, originOf),
  });
}
