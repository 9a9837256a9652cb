import { euCodes, rule, type RuleRow, unproved } from './customs-rule-row.ts';
import { refusedGoods } from './customs-refused-goods.ts';
import { stopWords } from './customs-stop-words.ts';

const icsUrl = 'https://bridgehouse.law/europe-implements-import-control-system-2-ics2-on-march-1-2023/';

/** Required data per shipment, value limits and restrictions by destination, each with its start date. */
const destinations: readonly RuleRow[] = [
  rule({
    id: 'tw-consignee',
    countryCodes: ['TW'],
    kind: 'document',
    topic: 'consignee',
    validFrom: '2026-03-01',
    sourceUrl: 'https://finance.ettoday.net/news/3122318',
    notes: {
      zhHans:
        '台湾快递简易进口须由收件人先在 EZ WAY 按“申報相符”，海关才受理；姓名、手机和证号要与 EZ WAY 登记一致。',
      zhHanT:
        '台灣快遞簡易進口須由收件人先在 EZ WAY 按「申報相符」，海關才受理；姓名、手機及證號須與 EZ WAY 登記一致。',
      en: 'The receiver must press 申報相符 in EZ WAY before Taiwan’s customs accepts the filing; name, mobile and ID must be those registered there.',
      vi: 'Người nhận phải bấm 申報相符 trong EZ WAY thì hải quan Đài Loan mới nhận tờ khai; tên, số di động và số giấy tờ phải khớp với đăng ký.',
    },
  }),
  rule({
    id: 'tw-free-value',
    countryCodes: ['TW'],
    kind: 'limit',
    topic: 'value',
    validFrom: '2018-01-01',
    sourceUrl: 'https://tokyolume.com/pages/taiwan-customs-duties-de-minimis',
    terms: { value: { minor: 200_000, currency: 'TWD' }, timesAHalfYear: 6 },
    notes: unproved({
      zhHans: '完税价格新台币 2,000 元以内免税，同一收件人每半年 6 次，第 7 次起课税。',
      zhHanT: '完稅價格新台幣 2,000 元以內免稅，同一收件人每半年 6 次，第 7 次起課稅。',
      en: 'Free of tax up to NT$2,000, six times per half-year for one receiver; the seventh is taxed.',
      vi: 'Miễn thuế đến 2.000 Đài tệ, mỗi người nhận 6 lần trong nửa năm; từ lần thứ 7 phải chịu thuế.',
    }),
  }),
  rule({
    id: 'vn-free-value',
    countryCodes: ['VN'],
    kind: 'limit',
    topic: 'value',
    validFrom: '2010-12-01',
    validUntil: '2025-02-18',
    sourceUrl: 'https://english.thesaigontimes.vn/vat-exemption-ends-for-de-minimis-imports-from-february-18',
    terms: { value: { minor: 1_000_000, currency: 'VND' } },
    notes: {
      zhHans: '100 万越南盾以内的快件免增值税。',
      zhHanT: '100 萬越南盾以內的快件免增值稅。',
      en: 'Express goods up to VND 1 million are free of VAT.',
      vi: 'Hàng chuyển phát nhanh đến 1 triệu đồng được miễn thuế GTGT.',
    },
  }),
  rule({
    id: 'vn-all-taxed',
    countryCodes: ['VN'],
    kind: 'duty',
    topic: 'value',
    validFrom: '2025-02-18',
    sourceUrl: 'https://english.thesaigontimes.vn/vat-exemption-ends-for-de-minimis-imports-from-february-18',
    notes: {
      zhHans: '越南自 2025-02-18 起取消小额免税，快件从第一盾起计税。',
      zhHanT: '越南自 2025-02-18 起取消小額免稅，快件由第一盾起計稅。',
      en: 'Since 2025-02-18 Vietnam taxes express goods from the first đồng.',
      vi: 'Từ 18/02/2025 Việt Nam bỏ miễn thuế hàng giá trị nhỏ: hàng chuyển phát nhanh chịu thuế từ đồng đầu tiên.',
    },
  }),
  rule({
    id: 'eu-hs-code',
    countryCodes: euCodes,
    kind: 'document',
    topic: 'hsCode',
    validFrom: '2023-03-01',
    sourceUrl: icsUrl,
    notes: {
      zhHans: '欧盟要求每项货物填至少 6 位 HS 编码和真实品名。',
      zhHanT: '歐盟要求每項貨物填至少 6 位 HS 編碼及真實品名。',
      en: 'The EU asks for at least six digits of the HS code and a real description of every item.',
      vi: 'EU yêu cầu mỗi mặt hàng có ít nhất 6 số mã HS và tên hàng thật.',
    },
  }),
  rule({
    id: 'eu-three-euro',
    countryCodes: euCodes,
    kind: 'duty',
    topic: 'value',
    validFrom: '2026-07-01',
    sourceUrl: 'https://merchants.glopal.com/en-us/blog/eu-customs-changes-on-1st-july-2026',
    terms: { value: { minor: 15_000, currency: 'EUR' }, perHsCode: { minor: 300, currency: 'EUR' } },
    notes: unproved({
      zhHans: '150 欧元以内的货件按 6 位 HS 编码每项收 3 欧元关税，预计到 2028 年。',
      zhHanT: '150 歐元以內的貨件按 6 位 HS 編碼每項收 3 歐元關稅，預計至 2028 年。',
      en: 'Up to €150 the EU charges €3 for each different HS-6 line, planned until 2028.',
      vi: 'Đến 150 euro, EU thu 3 euro cho mỗi dòng HS 6 số khác nhau, dự kiến đến 2028.',
    }),
  }),
  rule({
    id: 'us-free-value',
    countryCodes: ['US'],
    kind: 'limit',
    topic: 'value',
    validFrom: '2016-03-10',
    validUntil: '2025-08-29',
    sourceUrl: 'https://www.mallorygroup.com/executive-order-suspending-duty-free-de-minimis-treatment/',
    terms: { value: { minor: 80_000, currency: 'USD' } },
    notes: {
      zhHans: '800 美元以内免税。',
      zhHanT: '800 美元以內免稅。',
      en: 'Free of duty up to US$800.',
      vi: 'Miễn thuế đến 800 đô la Mỹ.',
    },
  }),
  rule({
    id: 'us-all-dutiable',
    countryCodes: ['US'],
    kind: 'duty',
    topic: 'value',
    validFrom: '2025-08-29',
    sourceUrl: 'https://www.mallorygroup.com/executive-order-suspending-duty-free-de-minimis-treatment/',
    notes: unproved({
      zhHans: '美国自 2025-08-29 起对所有国家取消小额免税，任何金额都要报关纳税。',
      zhHanT: '美國自 2025-08-29 起對所有國家取消小額免稅，任何金額都要報關納稅。',
      en: 'Since 2025-08-29 the US lets nothing in free for its low value, from any country.',
      vi: 'Từ 29/08/2025 Mỹ bỏ miễn thuế hàng giá trị nhỏ với mọi quốc gia.',
    }),
  }),
  rule({
    id: 'us-origin',
    countryCodes: ['US'],
    kind: 'document',
    topic: 'origin',
    validFrom: '2025-08-29',
    sourceUrl: 'https://thelegislativeledger.com/executive/xecutive-rder-mending-uspension-uty-ree',
    notes: unproved({
      zhHans: '寄美国须逐项申报原产国和实际价值。',
      zhHanT: '寄美國須逐項申報原產國及實際價值。',
      en: 'Goods to the US declare their country of origin and exact value, item by item.',
      vi: 'Hàng đi Mỹ phải khai nước xuất xứ và giá trị thật của từng mặt hàng.',
    }),
  }),
  rule({
    id: 'gb-low-value',
    countryCodes: ['GB'],
    kind: 'limit',
    topic: 'value',
    validFrom: '2021-01-01',
    sourceUrl: 'https://www.gov.uk/guidance/vat-and-overseas-goods-sold-directly-to-customers-in-the-uk',
    terms: { value: { minor: 13_500, currency: 'GBP' } },
    notes: unproved({
      zhHans: '英国 135 英镑以内免关税，超过部分须缴关税和进口增值税。',
      zhHanT: '英國 135 英鎊以內免關稅，超過須繳關稅及進口增值稅。',
      en: 'Up to £135 no customs duty is due in the UK; above it duty and import VAT are.',
      vi: 'Đến 135 bảng Anh không phải nộp thuế nhập khẩu vào Anh; vượt mức phải nộp thuế nhập khẩu và VAT.',
    }),
  }),
  rule({
    id: 'cn-personal-mail',
    countryCodes: ['CN'],
    kind: 'limit',
    topic: 'value',
    validFrom: '2010-09-01',
    sourceUrl: 'https://ssopdot.com/blog/6447.html',
    terms: { value: { minor: 100_000, currency: 'CNY' } },
    notes: unproved({
      zhHans: '个人邮寄进境限值：港澳台 800 元，其他 1,000 元；税额 50 元以内免征，单件不可分割可超出。',
      zhHanT: '個人郵寄進境限值：港澳台 800 元，其他 1,000 元；稅額 50 元以內免徵，單件不可分割可超出。',
      en: 'Personal mail into China: RMB 800 from Hong Kong, Macau and Taiwan, 1,000 from elsewhere; up to RMB 50 of duty is waived, one indivisible item may exceed it.',
      vi: 'Bưu phẩm cá nhân vào Trung Quốc: 800 tệ từ Hồng Kông, Ma Cao, Đài Loan, 1.000 tệ từ nơi khác; thuế đến 50 tệ được miễn, một món không tách rời được vượt mức.',
    }),
  }),
];

/** All rules of the platform. Ids are permanent, because orders and people may cite them. */
export const customsRules: readonly RuleRow[] = [...stopWords, ...refusedGoods, ...destinations];
