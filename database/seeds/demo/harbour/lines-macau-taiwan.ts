import type { DemoLine } from '../demo-shop.ts';
import {
  byCubicMetres,
  byKilograms,
  byVolume,
  byWeight,
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

const receiverPays = { tax: { mode: 'receiver' as const } };
const outerIslands = [remote('tw-outer-islands', eachKilogram(8), 80)];

export const macauAndTaiwanLines: DemoLine[] = [
  {
    code: 'MO-ROAD',
    delivery: 'either',
    names: { zhHanT: '澳門陸運', zhHans: '澳门陆运', en: 'Macau by road', vi: 'Ma Cao đường bộ' },
    notes: {
      zhHanT: '經港珠澳大橋，體積重超出部分按一半計。',
      zhHans: '经港珠澳大桥，体积重超出部分按一半计。',
      en: 'Over the Hong Kong–Zhuhai–Macau bridge. Of what volume exceeds weight, half counts.',
      vi: 'Qua cầu Hồng Kông–Châu Hải–Ma Cao; phần khối vượt cân chỉ tính một nửa.',
    },
    warehouseCode: 'DG',
    countryCode: 'MO',
    carrierCode: 'HEX',
    speed: 'HK/Macau road standard',
    goods: ['General goods', 'Built-in battery', 'Liquids, creams, powders', 'Packaged food'],
    versions: [
      since(
        200,
        tariffOf(
          harbourTerms,
          byWeight({ choice: { rule: 'partial', excessBps: 5000 } }),
          { mode: 'firstContinued', price: firstAndMore(1, 25, 1, 9) },
          { remoteAreas: [remote('mo-coloane', fixed(20))] },
        ),
      ),
    ],
  },
  {
    code: 'TW-AIR',
    names: {
      zhHanT: '台灣空運宅配',
      zhHans: '台湾空运宅配',
      en: 'Taiwan air to the door',
      vi: 'Đài Loan đường bay tận nhà',
    },
    notes: {
      zhHanT: '黑貓宅配到府，除 6000 取大者；關稅由收件人按稅單支付。',
      zhHans: '黑猫宅配到府，除 6000 取大者；关税由收件人按税单支付。',
      en: 'Black Cat to the door, divisor 6000, the greater counts. The receiver pays tax on the customs bill.',
      vi: 'Black Cat giao tận nhà, chia 6000, lấy số lớn hơn; người nhận trả thuế theo tờ thuế.',
    },
    warehouseCode: 'YW',
    countryCode: 'TW',
    carrierCode: 'TCAT',
    speed: 'Taiwan air',
    goods: ['General goods', 'Branded goods'],
    versions: [
      since(
        150,
        tariffOf(
          harbourTerms,
          byWeight(),
          { mode: 'firstContinued', price: firstAndMore(1, 38, 0.5, 9) },
          { ...receiverPays, remoteAreas: outerIslands, limits: limits(150, 100, 20) },
        ),
      ),
    ],
  },
  {
    code: 'TW-SEA',
    names: { zhHanT: '台灣海快', zhHans: '台湾海快', en: 'Taiwan sea express', vi: 'Đài Loan biển nhanh' },
    notes: {
      zhHanT: '按實重計價，體積重超出部分另計材積費。',
      zhHans: '按实重计价，体积重超出部分另计材积费。',
      en: 'By actual weight; what volume exceeds it is priced apart.',
      vi: 'Tính theo cân thực; phần khối vượt tính phí riêng.',
    },
    warehouseCode: 'QZ',
    countryCode: 'TW',
    carrierCode: 'HCT',
    speed: 'Taiwan sea express',
    goods: ['General goods', 'Built-in battery', 'Liquids, creams, powders', 'Packaged food'],
    versions: [
      since(
        150,
        tariffOf(
          harbourTerms,
          byWeight({ choice: { rule: 'excessApart', price: eachKilogram(3.5) }, leastKilograms: 1 }),
          {
            mode: 'unitPerBand',
            bands: byKilograms([10, eachKilogram(15)], [50, eachKilogram(13)], [null, eachKilogram(11.5)]),
          },
          { ...receiverPays, remoteAreas: outerIslands },
        ),
      ),
    ],
  },
  {
    code: 'TW-711',
    delivery: 'pickup',
    names: {
      zhHanT: '台灣超商取貨',
      zhHans: '台湾超商取货',
      en: 'Taiwan convenience store',
      vi: 'Đài Loan lấy tại cửa hàng',
    },
    notes: {
      zhHanT: '7-11 門市取貨，一箱一單，最重 5 公斤，最長 45 厘米。',
      zhHans: '7-11 门店取货，一箱一单，最重 5 公斤，最长 45 厘米。',
      en: 'Collected at a 7-Eleven: one box an order, 5 kg and 45 cm at most.',
      vi: 'Lấy tại 7-Eleven: mỗi đơn một thùng, tối đa 5 kg và 45 cm.',
    },
    warehouseCode: 'YW',
    countryCode: 'TW',
    carrierCode: 'TW711',
    speed: 'Taiwan air',
    goods: ['General goods', 'Branded goods'],
    versions: [
      since(
        100,
        tariffOf(
          harbourTerms,
          byWeight({ choice: { rule: 'actual' }, stepKilograms: 0.1 }),
          { mode: 'fixedPerBand', bands: byKilograms([1, fixed(32)], [3, fixed(55)], [5, fixed(78)]) },
          {
            ...receiverPays,
            surcharges: [],
            limits: { ...limits(45, 5, 5), boxes: 1 },
            remoteAreas: [remote('tw-outer-islands', null)],
          },
        ),
      ),
    ],
  },
  {
    code: 'TW-BULKY',
    names: {
      zhHanT: '台灣大件海運',
      zhHans: '台湾大件海运',
      en: 'Taiwan bulky by sea',
      vi: 'Đài Loan hàng cồng kềnh đường biển',
    },
    notes: {
      zhHanT: '按立方計，0.2 立方起；新竹物流送到樓下。',
      zhHans: '按立方计，0.2 立方起；新竹物流送到楼下。',
      en: 'By the cubic metre from 0.2 m³; HCT delivers to the ground floor.',
      vi: 'Tính theo m³, từ 0,2 m³; HCT giao đến tầng trệt.',
    },
    warehouseCode: 'QZ',
    countryCode: 'TW',
    carrierCode: 'HCT',
    speed: 'Bulky sea freight',
    goods: ['General goods', 'Furniture and bulky goods'],
    versions: [
      since(
        150,
        tariffOf(
          harbourTerms,
          byVolume({ least: 0.2, kilogramsPerCubicMetre: 300, densest: 800 }),
          {
            mode: 'tiered',
            bands: byCubicMetres(
              [1, eachCubicMetre(1280)],
              [3, eachCubicMetre(1120)],
              [null, eachCubicMetre(990)],
            ),
          },
          {
            ...receiverPays,
            delivery: { mode: 'unitPerBand', bands: byCubicMetres([null, eachCubicMetre(260)]) },
          },
        ),
      ),
    ],
  },
];
