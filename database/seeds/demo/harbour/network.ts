import type { DemoShop } from '../demo-shop.ts';

const warehouseHours = {
  zhHanT: '星期一至六 08:30–21:00（收貨至 20:00）；星期日 09:00–18:00',
  zhHans: '周一至周六 08:30–21:00（收货至 20:00）；周日 09:00–18:00',
  en: 'Mon–Sat 08:30–21:00 (receiving until 20:00); Sun 09:00–18:00',
  vi: 'Thứ 2–7 08:30–21:00 (nhận hàng đến 20:00); Chủ nhật 09:00–18:00',
};

export const harbourNetwork = {
  warehouses: [
    {
      code: 'DG',
      names: {
        zhHanT: '東莞虎門倉',
        zhHans: '东莞虎门仓',
        en: 'Dongguan Humen',
        vi: 'Kho Hổ Môn, Đông Quản',
      },
      countryCode: 'CN',
      receiver: '海港集运',
      phone: '15407692201',
      address: '广东省东莞市虎门镇怀德社区怀林路126号海港物流园3栋1楼',
      postcode: '523926',
      hours: warehouseHours,
      notes: {
        zhHanT: '港澳陸運的主要出貨倉，每晚兩班車過關。大件傢俬請寄此倉。',
        zhHans: '港澳陆运的主要出货仓，每晚两班车过关。大件家具请寄此仓。',
        en: 'Main dispatch for Hong Kong and Macau by road, two trucks across the border every night. Send furniture here.',
        vi: 'Kho xuất chính cho tuyến bộ Hồng Kông, Ma Cao, mỗi đêm hai chuyến qua cửa khẩu. Nội thất xin gửi về kho này.',
      },
    },
    {
      code: 'YW',
      names: { zhHanT: '義烏倉', zhHans: '义乌仓', en: 'Yiwu', vi: 'Kho Nghĩa Ô' },
      countryCode: 'CN',
      receiver: '海港集运',
      phone: '15405792202',
      address: '浙江省金华市义乌市北苑街道春晗路88号陆港电商小镇B5栋2号门',
      postcode: '322000',
      hours: warehouseHours,
      notes: {
        zhHanT: '鄰近江浙滬賣家，台灣空運在此出貨。小商品批發貨請寄此倉。',
        zhHans: '靠近江浙沪卖家，台湾空运在此出货。小商品批发货请寄此仓。',
        en: 'Close to sellers in Zhejiang, Jiangsu and Shanghai; air line to Taiwan. Best for small wholesale goods.',
        vi: 'Gần người bán vùng Chiết Giang, Giang Tô, Thượng Hải; xuất hàng bay Đài Loan. Hợp với hàng sỉ nhỏ.',
      },
    },
    {
      code: 'QZ',
      names: {
        zhHanT: '泉州石獅倉',
        zhHans: '泉州石狮仓',
        en: 'Quanzhou Shishi',
        vi: 'Kho Thạch Sư, Tuyền Châu',
      },
      countryCode: 'CN',
      receiver: '海港集运',
      phone: '15405952203',
      address: '福建省泉州市石狮市灵秀镇石永一路19号闽台跨境产业园1号库',
      postcode: '362700',
      hours: warehouseHours,
      notes: {
        zhHanT: '台灣海快的出貨倉，逢星期二、四、六截單開船。敏感貨請寄此倉。',
        zhHans: '台湾海快的出货仓，每周二、四、六截单开船。敏感货请寄此仓。',
        en: 'Sea express to Taiwan, cut-off every Tuesday, Thursday and Saturday. Send sensitive goods here.',
        vi: 'Kho xuất tuyến biển nhanh Đài Loan, chốt đơn thứ 3, 5, 7. Hàng nhạy cảm xin gửi về kho này.',
      },
    },
  ],
  virtualWarehouses: [
    {
      warehouseCode: 'DG',
      names: {
        zhHanT: '香港葵涌轉運地址',
        zhHans: '香港葵涌转运地址',
        en: 'Hong Kong forwarding address',
        vi: 'Địa chỉ trung chuyển Hồng Kông',
      },
      countryCode: 'HK',
      receiver: 'Harbour Express',
      phone: '+852 3500 0180',
      address: 'Unit 6, 12/F, Harbour Logistics Centre, 33 Kwai Cheong Road, Kwai Chung, N.T., Hong Kong',
      postcode: '',
    },
    {
      warehouseCode: 'QZ',
      names: {
        zhHanT: '台灣桃園退件地址',
        zhHans: '台湾桃园退件地址',
        en: 'Taiwan returns address',
        vi: 'Địa chỉ nhận hàng hoàn Đài Loan',
      },
      countryCode: 'TW',
      receiver: '海港集運',
      phone: '+886 3 300 0155',
      address: '桃園市蘆竹區南崁路二段218號3樓',
      postcode: '338',
    },
  ],
  carriers: [
    {
      code: 'SF',
      names: { zhHanT: '順豐速運', zhHans: '顺丰速运', en: 'SF Express', vi: 'SF Express' },
      marketplace: false,
    },
    {
      code: 'ZTO',
      names: { zhHanT: '中通國際', zhHans: '中通国际', en: 'ZTO International', vi: 'ZTO Quốc tế' },
      marketplace: false,
    },
    {
      code: 'HEX',
      names: {
        zhHanT: '海港自營派送',
        zhHans: '海港自营派送',
        en: 'Harbour own fleet',
        vi: 'Đội xe Harbour',
      },
      marketplace: false,
    },
    {
      code: 'HKPOST',
      names: { zhHanT: '香港郵政', zhHans: '香港邮政', en: 'Hongkong Post', vi: 'Bưu chính Hồng Kông' },
      marketplace: false,
    },
    {
      code: 'TCAT',
      names: { zhHanT: '黑貓宅急便', zhHans: '黑猫宅急便', en: 'Black Cat (T-Cat)', vi: 'Black Cat (T-Cat)' },
      marketplace: true,
    },
    {
      code: 'HCT',
      names: { zhHanT: '新竹物流', zhHans: '新竹物流', en: 'HCT Logistics', vi: 'HCT Logistics' },
      marketplace: false,
    },
    {
      code: 'TW711',
      names: {
        zhHanT: '7-11 B2C 超商取貨',
        zhHans: '7-11 B2C 超商取货',
        en: '7-Eleven B2C',
        vi: '7-Eleven B2C',
      },
      marketplace: true,
    },
    {
      code: 'FAMI',
      names: { zhHanT: '全家超商取貨', zhHans: '全家超商取货', en: 'FamilyMart', vi: 'FamilyMart' },
      marketplace: true,
    },
    {
      code: 'SPX',
      names: {
        zhHanT: '蝦皮店到店',
        zhHans: '虾皮店到店',
        en: 'Shopee store-to-store',
        vi: 'Shopee lấy tại cửa hàng',
      },
      marketplace: true,
    },
  ],
  deliverySpeeds: [
    {
      names: {
        zhHanT: '港澳陸運特快',
        zhHans: '港澳陆运特快',
        en: 'HK/Macau road express',
        vi: 'Đường bộ nhanh HK/Ma Cao',
      },
      transport: 'express',
      minimumDays: 1,
      maximumDays: 2,
    },
    {
      names: {
        zhHanT: '港澳陸運標準',
        zhHans: '港澳陆运标准',
        en: 'HK/Macau road standard',
        vi: 'Đường bộ tiêu chuẩn HK/Ma Cao',
      },
      transport: 'land',
      minimumDays: 2,
      maximumDays: 4,
    },
    {
      names: {
        zhHanT: '香港空運直達',
        zhHans: '香港空运直达',
        en: 'Hong Kong air direct',
        vi: 'Bay thẳng Hồng Kông',
      },
      transport: 'air',
      minimumDays: 2,
      maximumDays: 3,
    },
    {
      names: {
        zhHanT: '港澳大件派送',
        zhHans: '港澳大件派送',
        en: 'HK/Macau bulky delivery',
        vi: 'Hàng cồng kềnh HK/Ma Cao',
      },
      transport: 'sea',
      minimumDays: 4,
      maximumDays: 7,
    },
    {
      names: { zhHanT: '台灣空運', zhHans: '台湾空运', en: 'Taiwan air', vi: 'Đường bay Đài Loan' },
      transport: 'air',
      minimumDays: 3,
      maximumDays: 5,
    },
    {
      names: { zhHanT: '台灣海快', zhHans: '台湾海快', en: 'Taiwan sea express', vi: 'Biển nhanh Đài Loan' },
      transport: 'sea',
      minimumDays: 6,
      maximumDays: 9,
    },
    {
      names: { zhHanT: '大件海運', zhHans: '大件海运', en: 'Bulky sea freight', vi: 'Biển hàng cồng kềnh' },
      transport: 'sea',
      minimumDays: 8,
      maximumDays: 14,
    },
  ],
} satisfies Partial<DemoShop>;
