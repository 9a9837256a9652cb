import { launchCalls } from '@onehaul/contract/console/launch';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { createFeeBooks, createTariffs } from '../fee/index.ts';
import { addPracticeShop, preparePracticeShop } from './add-practice-shop.ts';
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
  const { addPractice, ...others } = launchCalls;
  const handlers = bindStaff(others, {
    get: (context, of) => getLaunch(launch, context, of),
    goLive: (context, of) => goLive(launch, context, of),
    pause: pauseShop,
    resume: resumeShop,
    renewPreviewLink: (context, of) => renewPreviewLink(context, of, originOf),
    openPreview: (context, of) => openShopPreview(context, of, originOf),
  });
  const practice = bindStaffPrepared(
    addPractice,
    (context, of) => preparePracticeShop(services, context, of),
    (context, ready) => addPracticeShop(launch.shopDomain, context, ready),
  );
  return [...handlers, practice];
}
