import { announcement } from '@onehaul/contract/console/studio/announcement';
import { article } from '@onehaul/contract/console/studio/article';
import { banner } from '@onehaul/contract/console/studio/banner';
import { campaign } from '@onehaul/contract/console/studio/campaign';
import { bin } from '@onehaul/contract/console/studio/bin';
import { brand } from '@onehaul/contract/console/studio/brand';
import { carrier } from '@onehaul/contract/console/studio/carrier';
import { carton } from '@onehaul/contract/console/studio/carton';
import { currency } from '@onehaul/contract/console/studio/currency';
import { deliverySpeed } from '@onehaul/contract/console/studio/delivery-speed';
import { destination } from '@onehaul/contract/console/studio/destination';
import { fileCalls } from '@onehaul/contract/console/studio/files';
import { goodsType } from '@onehaul/contract/console/studio/goods-type';
import { homePage } from '@onehaul/contract/console/studio/home-page';
import { line } from '@onehaul/contract/console/studio/line';
import { memberLevel } from '@onehaul/contract/console/studio/member-level';
import { noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import { invoiceLayout, labelLayout, orderSheetLayout } from '@onehaul/contract/console/studio/paper-layouts';
import { rechargePackage } from '@onehaul/contract/console/studio/recharge-package';
import { payType } from '@onehaul/contract/console/studio/pay-type';
import { pickupPoint } from '@onehaul/contract/console/studio/pickup-point';
import { profile } from '@onehaul/contract/console/studio/profile';
import { remoteArea } from '@onehaul/contract/console/studio/remote-area';
import { service, serviceOption } from '@onehaul/contract/console/studio/service';
import { shopModules } from '@onehaul/contract/console/studio/shop-modules';
import { video } from '@onehaul/contract/console/studio/video';
import { virtualWarehouse } from '@onehaul/contract/console/studio/virtual-warehouse';
import { warehouse } from '@onehaul/contract/console/studio/warehouse';
import { languages } from '@onehaul/domain/language';
import { loadLazyConsoleMessages } from '@onehaul/i18n/console-messages';
import { createTranslator } from '@onehaul/i18n/translator';
import { expect, test } from 'vitest';
import { studioActWords, studioDetails } from './studio-words.ts';

const places = [warehouse, virtualWarehouse, bin, pickupPoint, destination, carrier, deliverySpeed];
const others = [goodsType, line, remoteArea, carton, service, serviceOption, article, announcement];
const money = [payType, currency, memberLevel, campaign, rechargePackage];
const papers = [labelLayout, orderSheetLayout, invoiceLayout];
const shopItself = [profile, brand, homePage, shopModules, banner, video];
const resources = [...places, ...others, ...money, ...papers, ...shopItself];
const acts = [
  fileCalls.add,
  ...Object.values(noticeTemplateCalls),
  ...resources.flatMap(({ offered }) => offered),
]
  .filter(({ effect }) => effect === 'change')
  .map(({ path }) => path.slice('/console/'.length));

test.each(languages)('every change of the studio has its words in %s', async (language) => {
  const translator = createTranslator(language, await loadLazyConsoleMessages(language, ['audit', 'studio']));
  // Five changes of each list (four of one sorted by its key), two of each single record, four more of each with
  // drafts, the upload, and three of the texts of notices.
  expect(acts.length).toBe(22 * 5 - 1 + 7 * 2 + 2 * 4 + 1 + 3);
  for (const act of acts) {
    const words = studioActWords(act, translator.of('audit'), translator.of('studio'))!;
    expect(words).not.toMatch(/studio\.|one\.|resource\.|\{\{/);
  }
});

test('other acts are none of the studio', async () => {
  const translator = createTranslator('en', await loadLazyConsoleMessages('en', ['audit', 'studio']));
  expect(studioActWords('campaigns/save', translator.of('audit'), translator.of('studio'))).toBeUndefined();
});

test('changed fields are compared, and those of a new record listed', () => {
  const before = { sensitive: false };
  const after = { sensitive: true };
  expect(studioDetails({ version: 2, before, after })).toEqual({ version: 2, from: before, to: after });
  expect(studioDetails({ version: 1, after })).toEqual({ version: 1, sensitive: true });
});
