import { settingCalls } from '@onehaul/contract/console/settings';
import { bindStaff } from '../../http/bind-staff.ts';
import { revertSettings, saveSettings } from './change-settings.ts';
import { findSettingHistory, findSettingsAtDesk } from './find-settings-for-staff.ts';

/** Console routes for a shop's settings. */
export const settingConsoleRoutes = bindStaff(settingCalls, {
  get: ({ db }, { shopId }) => findSettingsAtDesk(db, shopId),
  save: saveSettings,
  history: async ({ db }, { shopId, group }) => ({ items: await findSettingHistory(db, shopId, group) }),
  revert: revertSettings,
});
