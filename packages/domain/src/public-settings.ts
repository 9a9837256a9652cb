import type { SettingName } from './settings.ts';

/**
 * Settings that visitors' pages get. Apart from the registry, whose ranges and units the pages do not need and
 * would otherwise load.
 */
export const publicSettingNames = [
  'smsWaitSeconds',
  'qrLoginSeconds',
  'passwordLeastLength',
  'forecastNeedsGoods',
  'instantDispatchMostParcels',
  'orderMostParcels',
  'claimWindowDays',
  'pointCents',
  'imageMostBytes',
  'sheetMostBytes',
] as const satisfies readonly SettingName[];
