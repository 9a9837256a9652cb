import type { Price } from '@onehaul/domain/fee/tariff';
import type { DemoLine } from '../demo-shop.ts';
import {
  byCubicMetres,
  byKilograms,
  byVolume,
  byWeight,
  changed,
  discounts,
  eachCubicMetre,
  eachKilogram,
  firstAndMore,
  fixed,
  limits,
  remote,
  since,
  storage,
  tariffOf,
} from '../tariff-parts.ts';

const terms = {
  storage: storage(15, 60),
  insurance: { bps: 200, least: 300, mostCover: 5_000_000 },
  collection: { bands: [{ upToMinor: 1_000_000, minor: 0, bps: 120 }], least: 500 },
  discount: discounts(1, 3, 5),
  rounding: { step: 10, direction: 'up' as const },
  remoteAreas: [remote('vn-mountains', eachKilogram(1.5), 12), remote('vn-islands', eachKilogram(3), 25)],
};
/** Duty and VAT by declaration, and a handling fee. */
const byDeclaration = {
  mode: 'onValue',
  dutyBps: 1800,
  freeUpToMinor: 0,
  commissionBps: 500,
  leastCommission: 8000,
} as const;

const toVietnam = { countryCode: 'VN' };
const lightGoods = ['General goods', 'Electronics with battery', 'Fragile, ceramics, glass'];
const lots = ['General goods', 'Machinery and bulk lots', 'Fragile, ceramics, glass'];

const roadTariff = tariffOf(
  terms,
  byWeight({ choice: { rule: 'threshold', overBps: 15_000 }, comparing: 'summed', leastKilograms: 1 }),
  {
    mode: 'unitPerBand',
    bands: byKilograms(
      [10, eachKilogram(9.8)],
      [30, eachKilogram(8.6)],
      [100, eachKilogram(7.4)],
      [null, eachKilogram(6.6)],
    ),
  },
);

export const saomaiLines: DemoLine[] = [
  {
    ...toVietnam,
    code: 'HN-FAST',
    names: {
      vi: 'Bưu kiện nhanh Hà Nội',
      zhHans: '河内包裹快线',
      en: 'Hanoi parcel express',
      zhHanT: '河內包裹快線',
    },
    notes: {
      vi: 'Xe chạy hằng đêm, GHN giao tận nhà. Đã gồm thuế nhập khẩu và VAT.',
      zhHans: '每晚发车，GHN 送货上门。已含进口税和增值税。',
      en: 'A truck every night, GHN to the door. Import duty and VAT included.',
      zhHanT: '每晚發車，GHN 送貨上門。已含進口稅和增值稅。',
    },
    warehouseCode: 'NN',
    carrierCode: 'GHN',
    speed: 'Hanoi parcel express',
    goods: [...lightGoods, 'Liquids, powders, cosmetics'],
    versions: [
      since(
        180,
        tariffOf(
          terms,
          byWeight(),
          { mode: 'firstContinued', price: firstAndMore(1, 26, 0.5, 7) },
          { limits: limits(120, 50, 30) },
        ),
      ),
    ],
  },
  {
    ...toVietnam,
    code: 'HN-ROAD',
    names: {
      vi: 'Đường bộ Hà Nội theo kg',
      zhHans: '河内陆运按公斤',
      en: 'Hanoi by road, per kilogram',
      zhHanT: '河內陸運按公斤',
    },
    notes: {
      vi: 'Càng nặng càng rẻ; chỉ tính khối khi vượt một lần rưỡi cân thực.',
      zhHans: '越重越便宜；体积重超过实重一倍半才计体积。',
      en: 'Cheaper the heavier. Volume counts only beyond one and a half times the weight.',
      zhHanT: '越重越便宜；體積重超過實重一倍半才計體積。',
    },
    warehouseCode: 'GZ',
    carrierCode: 'SAOMAI',
    speed: 'Hanoi by road',
    goods: lightGoods,
    versions: [since(180, changed(roadTariff, 5)), since(14, roadTariff, 'Second truck a night')],
  },
  {
    ...toVietnam,
    code: 'HN-CBM',
    names: {
      vi: 'Đường bộ Hà Nội theo khối',
      zhHans: '河内陆运按立方',
      en: 'Hanoi by road, per cubic metre',
      zhHanT: '河內陸運按立方',
    },
    notes: {
      vi: 'Hàng lô nhẹ cồng kềnh, từ 0,3 m³; hàng nặng hơn 250 kg/m³ tính theo cân quy đổi.',
      zhHans: '轻抛批量货，0.3 立方起；每立方超过 250 公斤按重量折算。',
      en: 'For light, bulky lots from 0.3 m³; above 250 kg/m³ the weight is counted as volume.',
      zhHanT: '輕拋批量貨，0.3 立方起；每立方超過 250 公斤按重量折算。',
    },
    warehouseCode: 'GZ',
    carrierCode: 'SAOMAI',
    speed: 'Hanoi by road',
    goods: lots,
    versions: [
      since(
        180,
        tariffOf(
          terms,
          byVolume({ least: 0.3, kilogramsPerCubicMetre: 250 }),
          {
            mode: 'unitPerBand',
            bands: byCubicMetres(
              [3, eachCubicMetre(980)],
              [10, eachCubicMetre(900)],
              [null, eachCubicMetre(840)],
            ),
          },
          {
            delivery: {
              mode: 'firstContinued',
              price: { ...firstAndMore(1, 60, 1, 60), first: 1_000_000, step: 1_000_000 },
            },
          },
        ),
      ),
    ],
  },
  {
    ...toVietnam,
    code: 'HN-POST',
    names: {
      vi: 'Bưu phẩm VNPost',
      zhHans: '越南邮政小包',
      en: 'Vietnam Post small packet',
      zhHanT: '越南郵政小包',
    },
    notes: {
      vi: 'Giá trọn theo nấc, tới mọi xã, không phụ phí vùng xa; tối đa 5 kg.',
      zhHans: '按重量段一口价，送达各乡，无偏远费；最重 5 公斤。',
      en: 'One price for each band, to every commune, no remote surcharge. At most 5 kg.',
      zhHanT: '按重量段一口價，送達各鄉，無偏遠費；最重 5 公斤。',
    },
    warehouseCode: 'NN',
    carrierCode: 'VNP',
    speed: 'Hanoi parcel express',
    goods: ['General goods'],
    versions: [
      since(
        120,
        tariffOf(
          terms,
          byWeight({ choice: { rule: 'actual' }, stepKilograms: 0.1 }),
          {
            mode: 'fixedPerBand',
            bands: byKilograms([0.5, fixed(18)], [1, fixed(25)], [2, fixed(39)], [5, fixed(74)]),
          },
          { remoteAreas: [], surcharges: [], limits: limits(60, 5, 5), insurance: null, collection: null },
        ),
      ),
    ],
  },
  {
    ...toVietnam,
    code: 'SG-ROAD',
    names: {
      vi: 'Đường bộ TP. Hồ Chí Minh',
      zhHans: '胡志明市陆运',
      en: 'Ho Chi Minh City by road',
      zhHanT: '胡志明市陸運',
    },
    notes: {
      vi: 'Tính lũy tiến: mỗi phần cân theo giá của nấc đó. GHTK giao chặng cuối.',
      zhHans: '累进计价：各段重量按各段价格。GHTK 末端派送。',
      en: 'Each part of the weight at the price of its tier. GHTK for the last mile.',
      zhHanT: '累進計價：各段重量按各段價格。GHTK 末端派送。',
    },
    warehouseCode: 'GZ',
    carrierCode: 'GHTK',
    speed: 'Ho Chi Minh City by road',
    goods: lightGoods,
    versions: [
      since(
        160,
        tariffOf(terms, byWeight({ comparing: 'summed' }), {
          mode: 'tiered',
          bands: byKilograms([5, eachKilogram(15)], [20, eachKilogram(12)], [null, eachKilogram(9.5)]),
        }),
      ),
    ],
  },
  {
    ...toVietnam,
    code: 'SG-AIR',
    names: {
      vi: 'Đường bay TP. Hồ Chí Minh',
      zhHans: '胡志明市空运',
      en: 'Ho Chi Minh City by air',
      zhHanT: '胡志明市空運',
    },
    notes: {
      vi: 'Chia 5000, lấy số lớn hơn; từ 10 kg có giá riêng.',
      zhHans: '除 5000 取大者；10 公斤起另有价格。',
      en: 'Divisor 5000, the greater counts; a price of its own from 10 kg.',
      zhHanT: '除 5000 取大者；10 公斤起另有價格。',
    },
    warehouseCode: 'GZ',
    carrierCode: 'VTP',
    speed: 'Ho Chi Minh City by air',
    goods: ['General goods', 'Liquids, powders, cosmetics'],
    versions: [
      since(
        160,
        tariffOf(
          terms,
          byWeight({ divisor: 5000 }),
          {
            mode: 'firstContinuedPerBand',
            bands: byKilograms([10, firstAndMore(1, 45, 0.5, 14)], [null, firstAndMore(10, 275, 1, 24)]),
          },
          { limits: limits(150, 150, 30) },
        ),
      ),
    ],
  },
  {
    ...toVietnam,
    code: 'OFF-ROAD',
    names: {
      vi: 'Chính ngạch đường bộ',
      zhHans: '正式报关陆运',
      en: 'Official line by road',
      zhHanT: '正式報關陸運',
    },
    notes: {
      vi: 'Có tờ khai và hóa đơn. Thuế ước theo giá khai, tách khỏi cước.',
      zhHans: '有报关单和发票。税款按申报价值预估，与运费分开。',
      en: 'With declaration and invoice. Tax is estimated on the declared value, apart from freight.',
      zhHanT: '有報關單和發票。稅款按申報價值預估，與運費分開。',
    },
    warehouseCode: 'PX',
    carrierCode: 'SAOMAI',
    speed: 'Official line by road',
    goods: [...lots, 'Liquids, powders, cosmetics', 'Electronics with battery'],
    versions: [
      since(
        160,
        tariffOf(
          terms,
          byWeight({ divisor: 4000, leastKilograms: 20, stepKilograms: 1, comparing: 'summed' }),
          {
            mode: 'mixed',
            bands: byKilograms<Price>([30, fixed(260)], [100, eachKilogram(7.9)], [null, eachKilogram(6.2)]),
          },
          { tax: byDeclaration, limits: limits(200, 300, 150) },
        ),
      ),
    ],
  },
  {
    ...toVietnam,
    code: 'OFF-SEA',
    names: {
      vi: 'Chính ngạch đường biển',
      zhHans: '正式报关海运',
      en: 'Official line by sea',
      zhHanT: '正式報關海運',
    },
    notes: {
      vi: 'Ghép container về Hải Phòng, từ 0,5 m³; giao tận kho tính riêng.',
      zhHans: '拼柜到海防，0.5 立方起；送货到仓另计。',
      en: 'Shared container to Hai Phong from 0.5 m³; delivery to your store is priced apart.',
      zhHanT: '拼櫃到海防，0.5 立方起；送貨到倉另計。',
    },
    warehouseCode: 'GZ',
    carrierCode: 'SAOMAI',
    speed: 'Official line by sea, Hai Phong',
    goods: lots,
    versions: [
      since(
        160,
        tariffOf(
          terms,
          byVolume({ least: 0.5, kilogramsPerCubicMetre: 500, densest: 1200 }),
          {
            mode: 'unitPerBand',
            bands: byCubicMetres([2, eachCubicMetre(560)], [null, eachCubicMetre(480)]),
          },
          {
            tax: byDeclaration,
            delivery: {
              mode: 'fixedPerBand',
              bands: byCubicMetres([1, fixed(120)], [5, fixed(280)], [null, fixed(520)]),
            },
          },
        ),
      ),
    ],
  },
];
