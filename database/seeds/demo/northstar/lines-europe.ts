import type { DemoLine } from '../demo-shop.ts';
import {
  byKilograms,
  byWeight,
  eachKilogram,
  firstAndMore,
  fixed,
  limits,
  remote,
  since,
  tariffOf,
} from '../tariff-parts.ts';
import { northstarTerms, taxes } from './terms-of-lines.ts';

const goods = ['General goods', 'Battery inside', 'Cosmetics and liquids', 'Branded goods'];
const air = { warehouseCode: 'SZ', speed: 'Air saver', goods };

/** Air tariff of an EU country: the same tables with its own price and VAT. */
const airTariff = (yuan: number, vat: number, area?: string) =>
  tariffOf(
    northstarTerms,
    byWeight({ leastKilograms: 0.5 }),
    {
      mode: 'unitPerBand',
      bands: byKilograms(
        [5, eachKilogram(yuan)],
        [20, eachKilogram(yuan - 9)],
        [null, eachKilogram(yuan - 15)],
      ),
    },
    {
      tax: taxes(vat, 0),
      limits: limits(120, 100, 30),
      remoteAreas: area ? [remote(area, eachKilogram(4), 90)] : [],
    },
  );

const airNotes = {
  en: 'GLS for the last mile, divisor 6000, cheaper from 5 kg. Import VAT is estimated and paid for you.',
  zhHans: 'GLS 末端派送，除 6000，5 公斤起有优惠。进口增值税预估并代垫。',
  zhHanT: 'GLS 末端派送，除 6000，5 公斤起有優惠。進口增值稅預估並代墊。',
  vi: 'GLS giao chặng cuối, chia 6000, từ 5 kg rẻ hơn. VAT nhập khẩu ước và nộp hộ.',
};

export const europeLines: DemoLine[] = [
  {
    ...air,
    code: 'DE-AIR',
    names: { en: 'Germany by air', zhHans: '德国空运', zhHanT: '德國空運', vi: 'Đức đường bay' },
    notes: airNotes,
    countryCode: 'DE',
    carrierCode: 'GLS',
    versions: [since(150, airTariff(72, 19, 'de-islands'))],
  },
  {
    code: 'DE-RAIL',
    names: { en: 'Germany by rail', zhHans: '德国铁路', zhHanT: '德國鐵路', vi: 'Đức tàu hỏa' },
    notes: {
      en: 'First weight of 10 kg, then by the kilogram; DHL from Duisburg.',
      zhHans: '首重 10 公斤，续重按公斤；杜伊斯堡起 DHL 派送。',
      zhHanT: '首重 10 公斤，續重按公斤；杜伊斯堡起 DHL 派送。',
      vi: '10 kg đầu trọn giá, sau đó theo kg; DHL giao từ Duisburg.',
    },
    warehouseCode: 'SH',
    countryCode: 'DE',
    carrierCode: 'DHL',
    speed: 'Rail to Europe',
    goods: ['General goods', 'Battery inside'],
    versions: [
      since(
        150,
        tariffOf(
          northstarTerms,
          byWeight({ comparing: 'summed', stepKilograms: 1 }),
          { mode: 'firstContinued', price: firstAndMore(10, 298, 1, 23) },
          { tax: taxes(19, 0), remoteAreas: [remote('de-islands', fixed(120))] },
        ),
      ),
    ],
  },
  {
    ...air,
    code: 'FR-AIR',
    names: { en: 'France by air', zhHans: '法国空运', zhHanT: '法國空運', vi: 'Pháp đường bay' },
    notes: airNotes,
    countryCode: 'FR',
    carrierCode: 'GLS',
    versions: [since(150, airTariff(76, 20, 'fr-corsica'))],
  },
  {
    ...air,
    code: 'ES-AIR',
    names: { en: 'Spain by air', zhHans: '西班牙空运', zhHanT: '西班牙空運', vi: 'Tây Ban Nha đường bay' },
    notes: airNotes,
    countryCode: 'ES',
    carrierCode: 'GLS',
    versions: [since(150, airTariff(79, 21, 'es-islands'))],
  },
  {
    ...air,
    code: 'IT-AIR',
    names: { en: 'Italy by air', zhHans: '意大利空运', zhHanT: '意大利空運', vi: 'Ý đường bay' },
    notes: airNotes,
    countryCode: 'IT',
    carrierCode: 'GLS',
    versions: [since(150, airTariff(79, 22, 'it-islands'))],
  },
  {
    code: 'NL-POST',
    names: { en: 'Netherlands small packet', zhHans: '荷兰小包', zhHanT: '荷蘭小包', vi: 'Bưu phẩm Hà Lan' },
    notes: {
      en: 'One price for each weight band up to 3 kg, tracked to the letterbox.',
      zhHans: '3 公斤内按重量段一口价，全程可查，投递信箱。',
      zhHanT: '3 公斤內按重量段一口價，全程可查，投遞信箱。',
      vi: 'Giá trọn theo nấc đến 3 kg, có theo dõi đến hộp thư.',
    },
    warehouseCode: 'SZ',
    countryCode: 'NL',
    carrierCode: 'DHL',
    speed: 'Air saver',
    goods: ['General goods', 'Branded goods'],
    versions: [
      since(
        150,
        tariffOf(
          northstarTerms,
          byWeight({ choice: { rule: 'actual' }, stepKilograms: 0.1 }),
          {
            mode: 'fixedPerBand',
            bands: byKilograms(
              [0.25, fixed(39)],
              [0.5, fixed(52)],
              [1, fixed(82)],
              [2, fixed(146)],
              [3, fixed(208)],
            ),
          },
          { tax: taxes(21, 0), surcharges: [], limits: limits(60, 3, 3), insurance: null },
        ),
      ),
    ],
  },
  {
    ...air,
    code: 'IE-AIR',
    names: { en: 'Ireland by air', zhHans: '爱尔兰空运', zhHanT: '愛爾蘭空運', vi: 'Ireland đường bay' },
    notes: {
      en: 'DPD for the last mile; volume counts only beyond one and a half times the weight.',
      zhHans: 'DPD 末端派送；体积重超过实重一倍半才计体积。',
      zhHanT: 'DPD 末端派送；體積重超過實重一倍半才計體積。',
      vi: 'DPD giao chặng cuối; chỉ tính khối khi quá một lần rưỡi cân thực.',
    },
    countryCode: 'IE',
    carrierCode: 'DPD',
    versions: [
      since(
        150,
        tariffOf(
          northstarTerms,
          byWeight({ choice: { rule: 'threshold', overBps: 15_000 } }),
          { mode: 'firstContinued', price: firstAndMore(0.5, 62, 0.5, 39) },
          { tax: taxes(23, 0), limits: limits(120, 60, 30) },
        ),
      ),
    ],
  },
];
