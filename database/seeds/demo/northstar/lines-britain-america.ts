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
import { northstarTerms, taxes } from './terms-of-lines.ts';

const britain = { countryCode: 'GB' };
const america = { countryCode: 'US' };
const tax = { tax: taxes(20, 0) };
const americanTax = { tax: taxes(30, 0) };
const parcels = ['General goods', 'Battery inside', 'Branded goods'];
const expressToBritain = tariffOf(
  northstarTerms,
  byWeight({ divisor: 5000 }),
  { mode: 'firstContinued', price: firstAndMore(0.5, 138, 0.5, 36) },
  { ...tax, remoteAreas: [remote('gb-islands', eachKilogram(5), 180)], limits: limits(120, 70, 70) },
);

export const britainAndAmericaLines: DemoLine[] = [
  {
    ...britain,
    code: 'GB-DHL',
    names: { en: 'UK express', zhHans: '英国快递', zhHanT: '英國速遞', vi: 'Anh chuyển phát nhanh' },
    notes: {
      en: 'DHL to the door, divisor 5000. Taxes are estimated on the value and paid for you.',
      zhHans: 'DHL 送货上门，除 5000。税费按申报价值预估并代垫。',
      zhHanT: 'DHL 送貨上門，除 5000。稅費按申報價值預估並代墊。',
      vi: 'DHL giao tận nhà, chia 5000. Thuế ước theo giá trị và nộp hộ.',
    },
    warehouseCode: 'SZ',
    carrierCode: 'DHL',
    speed: 'Express',
    goods: parcels,
    versions: [since(150, changed(expressToBritain, -4)), since(30, expressToBritain, 'Fuel surcharge')],
  },
  {
    ...britain,
    code: 'GB-AIR',
    names: {
      en: 'UK air saver',
      zhHans: '英国经济空运',
      zhHanT: '英國經濟空運',
      vi: 'Anh đường bay tiết kiệm',
    },
    notes: {
      en: 'Evri for the last mile; each part of the weight at its own price.',
      zhHans: 'Evri 末端派送；分段累进计价。',
      zhHanT: 'Evri 末端派送；分段累進計價。',
      vi: 'Evri giao chặng cuối; tính lũy tiến theo nấc.',
    },
    warehouseCode: 'SZ',
    carrierCode: 'EVRI',
    speed: 'Air saver',
    goods: [...parcels, 'Cosmetics and liquids', 'Tea and dry food'],
    versions: [
      since(
        150,
        tariffOf(
          northstarTerms,
          byWeight({ leastKilograms: 0.5 }),
          {
            mode: 'tiered',
            bands: byKilograms([5, eachKilogram(66)], [20, eachKilogram(54)], [null, eachKilogram(47)]),
          },
          { ...tax, remoteAreas: [remote('gb-islands', fixed(60))], limits: limits(120, 60, 15) },
        ),
      ),
    ],
  },
  {
    ...britain,
    code: 'GB-SEA',
    names: { en: 'UK by sea', zhHans: '英国海运', zhHanT: '英國海運', vi: 'Anh đường biển' },
    notes: {
      en: 'Shared container, from 0.2 m³; DPD from the port is priced apart.',
      zhHans: '拼柜，0.2 立方起；港口到门由 DPD 另计。',
      zhHanT: '拼櫃，0.2 立方起；港口到門由 DPD 另計。',
      vi: 'Ghép container, từ 0,2 m³; DPD giao từ cảng tính riêng.',
    },
    warehouseCode: 'SH',
    carrierCode: 'DPD',
    speed: 'Sea to the UK and EU',
    goods: ['General goods', 'Tea and dry food'],
    versions: [
      since(
        150,
        tariffOf(
          northstarTerms,
          byVolume({ least: 0.2, kilogramsPerCubicMetre: 363, densest: 900 }),
          {
            mode: 'unitPerBand',
            bands: byCubicMetres([1, eachCubicMetre(2350)], [null, eachCubicMetre(2080)]),
          },
          {
            ...tax,
            delivery: {
              mode: 'fixedPerBand',
              bands: byCubicMetres([0.5, fixed(220)], [1.5, fixed(380)], [null, fixed(640)]),
            },
            remoteAreas: [remote('gb-islands', null)],
          },
        ),
      ),
    ],
  },
  {
    ...america,
    code: 'US-UPS',
    names: { en: 'US express', zhHans: '美国快递', zhHanT: '美國速遞', vi: 'Mỹ chuyển phát nhanh' },
    notes: {
      en: 'UPS to the door, measured in inches and pounds: cubic inches over 139.',
      zhHans: 'UPS 送货上门，按英寸和磅计：立方英寸除 139。',
      zhHanT: 'UPS 送貨上門，按英吋和磅計：立方英吋除 139。',
      vi: 'UPS giao tận nhà, đo bằng inch và pound: inch khối chia 139.',
    },
    warehouseCode: 'SZ',
    carrierCode: 'UPS',
    speed: 'Express',
    goods: parcels,
    versions: [
      since(
        150,
        tariffOf(
          northstarTerms,
          byWeight({ inches: 139 }),
          {
            mode: 'firstContinuedPerBand',
            bands: byKilograms([21, firstAndMore(0.5, 165, 0.5, 42)], [null, firstAndMore(21, 1590, 1, 68)]),
          },
          { ...americanTax, remoteAreas: [remote('us-beyond', eachKilogram(6), 210)] },
        ),
      ),
    ],
  },
  {
    ...america,
    code: 'US-AIR',
    names: {
      en: 'US air saver',
      zhHans: '美国经济空运',
      zhHanT: '美國經濟空運',
      vi: 'Mỹ đường bay tiết kiệm',
    },
    notes: {
      en: 'USPS for the last mile. Of what volume exceeds weight, half counts.',
      zhHans: 'USPS 末端派送。体积重超出部分按一半计。',
      zhHanT: 'USPS 末端派送。體積重超出部分按一半計。',
      vi: 'USPS giao chặng cuối. Phần khối vượt cân chỉ tính một nửa.',
    },
    warehouseCode: 'SZ',
    carrierCode: 'USPS',
    speed: 'Air saver',
    goods: [...parcels, 'Tea and dry food'],
    versions: [
      since(
        150,
        tariffOf(
          northstarTerms,
          byWeight({ divisor: 8000, choice: { rule: 'partial', excessBps: 5000 }, stepKilograms: 0.1 }),
          {
            mode: 'mixed',
            bands: byKilograms<Price>(
              [0.5, fixed(58)],
              [2, firstAndMore(0.5, 58, 0.1, 8.5)],
              [null, eachKilogram(86)],
            ),
          },
          { ...americanTax, limits: limits(90, 30, 20) },
        ),
      ),
    ],
  },
  {
    ...america,
    code: 'US-SEA',
    names: { en: 'US by sea', zhHans: '美国海运', zhHanT: '美國海運', vi: 'Mỹ đường biển' },
    notes: {
      en: 'By the kilogram from 12 kg a box, UPS from the port; not to Alaska, Hawaii and the islands.',
      zhHans: '按公斤计，每箱 12 公斤起，UPS 派送；不到阿拉斯加、夏威夷和岛屿。',
      zhHanT: '按公斤計，每箱 12 公斤起，UPS 派送；不到阿拉斯加、夏威夷和島嶼。',
      vi: 'Tính theo kg, từ 12 kg mỗi thùng, UPS giao; không đến Alaska, Hawaii và các đảo.',
    },
    warehouseCode: 'SH',
    carrierCode: 'UPS',
    speed: 'Sea to the US',
    goods: ['General goods', 'Tea and dry food'],
    versions: [
      since(
        150,
        tariffOf(
          northstarTerms,
          { ...byWeight({ stepKilograms: 1 }), boxMinimum: 12_000 },
          {
            mode: 'unitPerBand',
            bands: byKilograms(
              [50, eachKilogram(16.5)],
              [100, eachKilogram(14.8)],
              [null, eachKilogram(13.2)],
            ),
          },
          { ...americanTax, remoteAreas: [remote('us-beyond', null)] },
        ),
      ),
    ],
  },
];
