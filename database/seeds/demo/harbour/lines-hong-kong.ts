import type { Price } from '@onehaul/domain/fee/tariff';
import type { DemoLine } from '../demo-shop.ts';
import {
  byCubicMetres,
  byKilograms,
  byVolume,
  byWeight,
  changed,
  eachCubicMetre,
  eachKilogram,
  firstAndMore,
  fixed,
  limits,
  remote,
  since,
  tariffOf,
} from '../tariff-parts.ts';
import { harbourTerms } from './terms-of-lines.ts';

const toHongKong = { warehouseCode: 'DG', countryCode: 'HK' };
const everything = [
  'General goods',
  'Built-in battery',
  'Liquids, creams, powders',
  'Packaged food',
  'Branded goods',
];
const islands = [remote('hk-islands', eachKilogram(2), 30)];

const expressTariff = tariffOf(
  harbourTerms,
  byWeight({ divisor: 6000 }),
  { mode: 'firstContinued', price: firstAndMore(1, 20, 0.5, 4.5) },
  { remoteAreas: islands, limits: limits(150, 100, 30) },
);
const standardTariff = tariffOf(
  harbourTerms,
  byWeight({ choice: { rule: 'actual' }, leastKilograms: 1, stepKilograms: 0.1 }),
  {
    mode: 'unitPerBand',
    bands: byKilograms(
      [10, eachKilogram(8)],
      [30, eachKilogram(6.8)],
      [100, eachKilogram(5.9)],
      [null, eachKilogram(5.2)],
    ),
  },
  { remoteAreas: [remote('hk-islands', fixed(40))] },
);

export const hongKongLines: DemoLine[] = [
  {
    ...toHongKong,
    code: 'HK-SF',
    delivery: 'either',
    names: {
      zhHanT: '香港順豐特快',
      zhHans: '香港顺丰特快',
      en: 'Hong Kong SF express',
      vi: 'Hồng Kông SF hỏa tốc',
    },
    notes: {
      zhHanT: '每晚過關，順豐上門或自提櫃，重量與體積取大者。',
      zhHans: '每晚过关，顺丰上门或自提柜，重量与体积取大者。',
      en: 'Across the border every night, SF to the door or locker. The greater of weight and volume counts.',
      vi: 'Qua cửa khẩu mỗi đêm, SF giao tận nhà hoặc tủ. Tính theo số lớn hơn giữa cân và khối.',
    },
    carrierCode: 'SF',
    speed: 'HK/Macau road express',
    goods: everything,
    versions: [
      since(200, changed(expressTariff, -6), 'New year price list'),
      since(21, expressTariff, 'Fuel and tolls'),
    ],
  },
  {
    ...toHongKong,
    code: 'HK-ROAD',
    names: {
      zhHanT: '香港陸運實重',
      zhHans: '香港陆运实重',
      en: 'Hong Kong road, actual weight',
      vi: 'Hồng Kông đường bộ, cân thực',
    },
    notes: {
      zhHanT: '不計體積，適合輕拋貨；10 公斤起有折扣段。',
      zhHans: '不计体积，适合轻抛货；10 公斤起有优惠段。',
      en: 'Volume is not counted: good for light, bulky goods. Cheaper from 10 kg.',
      vi: 'Không tính khối, hợp với hàng nhẹ cồng kềnh; từ 10 kg rẻ hơn.',
    },
    carrierCode: 'HEX',
    speed: 'HK/Macau road standard',
    goods: everything,
    versions: [since(200, standardTariff), since(-9, changed(standardTariff, 4), 'Spring price list')],
  },
  {
    ...toHongKong,
    code: 'HK-ECO',
    names: {
      zhHanT: '香港中通經濟',
      zhHans: '香港中通经济',
      en: 'Hong Kong ZTO economy',
      vi: 'Hồng Kông ZTO tiết kiệm',
    },
    notes: {
      zhHanT: '分段累進計價；體積重超過實重一倍半才計體積。',
      zhHans: '分段累进计价；体积重超过实重一倍半才计体积。',
      en: 'Each part of the weight at its own price. Volume counts only beyond one and a half times the weight.',
      vi: 'Tính lũy tiến theo nấc; chỉ tính khối khi quá một lần rưỡi cân thực.',
    },
    carrierCode: 'ZTO',
    speed: 'HK/Macau road standard',
    goods: ['General goods', 'Packaged food'],
    versions: [
      since(
        160,
        tariffOf(
          harbourTerms,
          byWeight({ choice: { rule: 'threshold', overBps: 15_000 }, comparing: 'summed' }),
          {
            mode: 'tiered',
            bands: byKilograms([5, eachKilogram(10)], [20, eachKilogram(6)], [null, eachKilogram(4.8)]),
          },
          { remoteAreas: [remote('hk-islands', null)] },
        ),
      ),
    ],
  },
  {
    ...toHongKong,
    code: 'HK-POST',
    names: {
      zhHanT: '香港郵政小包',
      zhHans: '香港邮政小包',
      en: 'Hongkong Post parcel',
      vi: 'Bưu kiện Hồng Kông',
    },
    notes: {
      zhHanT: '按重量段一口價，離島不加價；每箱最重 20 公斤。',
      zhHans: '按重量段一口价，离岛不加价；每箱最重 20 公斤。',
      en: 'One price for each weight band, islands at no extra. At most 20 kg a box.',
      vi: 'Giá trọn theo nấc cân, đảo không phụ thu; mỗi thùng tối đa 20 kg.',
    },
    carrierCode: 'HKPOST',
    speed: 'HK/Macau road standard',
    goods: ['General goods', 'Liquids, creams, powders', 'Branded goods'],
    versions: [
      since(
        160,
        tariffOf(
          harbourTerms,
          byWeight({ divisor: 8000 }),
          {
            mode: 'fixedPerBand',
            bands: byKilograms(
              [1, fixed(24)],
              [2, fixed(30)],
              [3, fixed(36)],
              [5, fixed(49)],
              [10, fixed(84)],
              [20, fixed(150)],
            ),
          },
          { limits: limits(105, 20, 20), insurance: null },
        ),
      ),
    ],
  },
  {
    ...toHongKong,
    code: 'HK-POINT',
    delivery: 'pickup',
    names: {
      zhHanT: '香港自提點',
      zhHans: '香港自提点',
      en: 'Hong Kong pickup point',
      vi: 'Điểm nhận Hồng Kông',
    },
    notes: {
      zhHanT: '到自提點取件，價錢最平；每箱最重 20 公斤。',
      zhHans: '到自提点取件，价格最低；每箱最重 20 公斤。',
      en: 'Collected at a pickup point, at the lowest price. At most 20 kg a box.',
      vi: 'Tự lấy tại điểm nhận, giá thấp nhất; mỗi thùng tối đa 20 kg.',
    },
    carrierCode: 'HEX',
    speed: 'HK/Macau road standard',
    goods: everything,
    versions: [
      since(
        120,
        tariffOf(
          harbourTerms,
          byWeight({ stepKilograms: 1 }),
          {
            mode: 'firstContinuedPerBand',
            bands: byKilograms([10, firstAndMore(1, 12, 1, 5)], [null, firstAndMore(10, 55, 1, 4.2)]),
          },
          { limits: limits(120, 100, 20) },
        ),
      ),
    ],
  },
  {
    ...toHongKong,
    code: 'HK-BULKY',
    names: {
      zhHanT: '香港大件傢俬',
      zhHans: '香港大件家具',
      en: 'Hong Kong furniture',
      vi: 'Hồng Kông nội thất',
    },
    notes: {
      zhHanT: '按立方計，0.3 立方以內一口價；送貨上門另計，唐樓請先查詢。',
      zhHans: '按立方计，0.3 立方以内一口价；送货上门另计，无电梯请先咨询。',
      en: 'By the cubic metre, one price up to 0.3 m³; delivery to the door is priced apart. Ask first where there is no lift.',
      vi: 'Tính theo m³, đến 0,3 m³ giá trọn; giao tận nhà tính riêng. Nhà không thang máy xin hỏi trước.',
    },
    carrierCode: 'HEX',
    speed: 'HK/Macau bulky delivery',
    goods: ['General goods', 'Furniture and bulky goods'],
    versions: [
      since(
        200,
        tariffOf(
          harbourTerms,
          byVolume({ least: 0.1, kilogramsPerCubicMetre: 350 }),
          {
            mode: 'mixed',
            bands: byCubicMetres<Price>(
              [0.3, fixed(168)],
              [1, eachCubicMetre(540)],
              [null, eachCubicMetre(490)],
            ),
          },
          {
            delivery: {
              mode: 'fixedPerBand',
              bands: byCubicMetres([0.5, fixed(80)], [2, fixed(150)], [null, fixed(260)]),
            },
            remoteAreas: [remote('hk-islands', null)],
            limits: limits(200, 300),
          },
        ),
      ),
    ],
  },
  {
    warehouseCode: 'YW',
    countryCode: 'HK',
    code: 'HK-YW-AIR',
    names: {
      zhHanT: '義烏直飛香港',
      zhHans: '义乌直飞香港',
      en: 'Yiwu to Hong Kong by air',
      vi: 'Nghĩa Ô bay Hồng Kông',
    },
    notes: {
      zhHanT: '體積重與實重各計一半，除 5000。',
      zhHans: '体积重与实重各计一半，除 5000。',
      en: 'Halfway between weight and volume, divided by 5000.',
      vi: 'Lấy trung bình cân thực và cân khối, chia 5000.',
    },
    carrierCode: 'SF',
    speed: 'Hong Kong air direct',
    goods: ['General goods', 'Built-in battery', 'Branded goods'],
    versions: [
      since(
        90,
        tariffOf(
          harbourTerms,
          byWeight({ divisor: 5000, choice: { rule: 'half' } }),
          {
            mode: 'unitPerBand',
            bands: byKilograms([5, eachKilogram(19)], [21, eachKilogram(16.5)], [null, eachKilogram(14.8)]),
          },
          { remoteAreas: islands },
        ),
      ),
    ],
  },
];
