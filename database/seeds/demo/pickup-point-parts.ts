import type { FourTexts } from './demo-shop.ts';

export type DemoPickupPoint = {
  kind: 'counter' | 'partner' | 'locker';
  names: FourTexts;
  countryCode: string;
  regionId: string;
  address: string;
  postcode: string;
  phone: string;
  telephone: string;
  hours: FourTexts;
  notes: FourTexts;
  serviceChargeCents: number;
  storageDays: number;
  longitude: number;
  latitude: number;
  isOpen: boolean;
};

const kindNames = {
  counter: { zhHanT: '自提點', zhHans: '自提点', en: 'counter', vi: 'Quầy nhận hàng' },
  partner: { zhHanT: '合作店', zhHans: '合作店', en: 'partner shop', vi: 'Cửa hàng đối tác' },
  locker: { zhHanT: '智能櫃', zhHans: '智能柜', en: 'locker', vi: 'Tủ thông minh' },
} as const;

const kindHours: Record<DemoPickupPoint['kind'], FourTexts> = {
  counter: {
    zhHanT: '星期一至六 11:00–20:30，星期日及公眾假期 12:00–18:00',
    zhHans: '周一至周六 11:00–20:30，周日及公众假期 12:00–18:00',
    en: 'Mon–Sat 11:00–20:30, Sundays and holidays 12:00–18:00',
    vi: 'Thứ Hai–Thứ Bảy 11:00–20:30, Chủ nhật và ngày lễ 12:00–18:00',
  },
  partner: {
    zhHanT: '每日 10:00–22:00',
    zhHans: '每日 10:00–22:00',
    en: 'Daily 10:00–22:00',
    vi: 'Hằng ngày 10:00–22:00',
  },
  locker: {
    zhHanT: '24 小時開放',
    zhHans: '24 小时开放',
    en: 'Open around the clock',
    vi: 'Mở cửa 24/24',
  },
};

const kindNotes: Record<DemoPickupPoint['kind'], FourTexts> = {
  counter: {
    zhHanT: '請帶取件碼及會員編號。可用八達通、微信支付或現金付款，超過 30 公斤的貨件設有手推車。',
    zhHans: '请带取件码和会员编号。可用八达通、微信支付或现金付款，超过 30 公斤的货件可借用手推车。',
    en: 'Bring your pickup code and member code. Octopus, WeChat Pay and cash; a trolley is there for more than 30 kg.',
    vi: 'Vui lòng mang mã nhận hàng và mã thành viên. Nhận thẻ Octopus, WeChat Pay và tiền mặt; có xe đẩy cho hàng trên 30 kg.',
  },
  partner: {
    zhHanT: '每件不超過 20 公斤、三邊之和不超過 120 厘米。店員只核對取件碼，不代收運費。',
    zhHans: '每件不超过 20 公斤、三边之和不超过 120 厘米。店员只核对取件码，不代收运费。',
    en: 'Up to 20 kg and 120 cm of all three sides. The staff only check the pickup code and take no freight.',
    vi: 'Mỗi kiện tối đa 20 kg, tổng ba cạnh tối đa 120 cm. Nhân viên chỉ kiểm tra mã nhận hàng, không thu hộ cước phí.',
  },
  locker: {
    zhHanT: '每格最大 40 × 35 × 60 厘米、10 公斤。收到取件碼後請於期限內領取，逾期會退回倉庫。',
    zhHans: '每格最大 40 × 35 × 60 厘米、10 公斤。收到取件码后请在期限内领取，逾期会退回仓库。',
    en: 'Boxes up to 40 × 35 × 60 cm and 10 kg. Fetch it within the days given, or it goes back to the warehouse.',
    vi: 'Ô tủ tối đa 40 × 35 × 60 cm, 10 kg. Vui lòng nhận trong thời hạn, quá hạn hàng sẽ được trả về kho.',
  },
};

const kindTerms = {
  counter: { serviceChargeCents: 0, storageDays: 7 },
  partner: { serviceChargeCents: 500, storageDays: 5 },
  locker: { serviceChargeCents: 300, storageDays: 3 },
} as const;

type Place = readonly [zhHanT: string, zhHans: string, en: string, vi?: string];

/** A pickup point by kind, neighbourhood and location; defaults per kind are defined above. */
export function pickupPoint(
  kind: DemoPickupPoint['kind'],
  [zhHanT, zhHans, en, vi = en]: Place,
  regionId: string,
  address: string,
  [latitude, longitude]: readonly [number, number],
  own: Partial<DemoPickupPoint> = {},
): DemoPickupPoint {
  const word = kindNames[kind];
  return {
    kind,
    names: {
      zhHanT: zhHanT + word.zhHanT,
      zhHans: zhHans + word.zhHans,
      en: `${en} ${word.en}`,
      vi: `${word.vi} ${vi}`,
    },
    countryCode: regionId.slice(0, 2),
    regionId,
    address,
    postcode: '',
    phone: '',
    telephone: '',
    hours: kindHours[kind],
    notes: kindNotes[kind],
    ...kindTerms[kind],
    longitude,
    latitude,
    isOpen: true,
    ...own,
  };
}
