import type { DemoShop } from '../demo-shop.ts';

const warehouseHours = {
  en: 'Mon–Sat 09:00–19:00 (Beijing time)',
  zhHans: '周一至周六 09:00–19:00',
  zhHanT: '星期一至六 09:00–19:00',
  vi: 'Thứ 2–7 09:00–19:00 (giờ Bắc Kinh)',
};

export const northstarNetwork = {
  warehouses: [
    {
      code: 'SZ',
      names: {
        en: 'Shenzhen Bao’an',
        zhHans: '深圳宝安仓',
        zhHanT: '深圳寶安倉',
        vi: 'Kho Bảo An, Thâm Quyến',
      },
      countryCode: 'CN',
      receiver: '北辰转运',
      phone: '15407552401',
      address: '广东省深圳市宝安区福永街道凤凰社区兴业二路27号北辰仓储2栋3楼',
      postcode: '518103',
      hours: warehouseHours,
      notes: {
        en: 'Air lines to the UK, EU and US, and all goods with a battery inside.',
        zhHans: '英国、欧盟、美国空运，以及所有内置电池货物。',
        zhHanT: '英國、歐盟、美國空運，以及所有內置電池貨物。',
        vi: 'Đường bay đi Anh, EU, Mỹ và mọi hàng có pin gắn trong.',
      },
    },
    {
      code: 'SH',
      names: {
        en: 'Shanghai Qingpu',
        zhHans: '上海青浦仓',
        zhHanT: '上海青浦倉',
        vi: 'Kho Thanh Phố, Thượng Hải',
      },
      countryCode: 'CN',
      receiver: '北辰转运',
      phone: '15402102402',
      address: '上海市青浦区华新镇华徐公路3029弄65号北辰仓1号门',
      postcode: '201708',
      hours: warehouseHours,
      notes: {
        en: 'Rail and sea lines, furniture and anything from sellers in the Yangtze delta.',
        zhHans: '铁路、海运、家具，以及长三角卖家的货。',
        zhHanT: '鐵路、海運、傢俬，以及長三角賣家的貨。',
        vi: 'Tàu hỏa, đường biển, nội thất và hàng từ người bán vùng đồng bằng Trường Giang.',
      },
    },
  ],
  virtualWarehouses: [
    {
      warehouseCode: 'SZ',
      names: {
        en: 'UK returns address',
        zhHans: '英国退件地址',
        zhHanT: '英國退件地址',
        vi: 'Địa chỉ nhận hoàn tại Anh',
      },
      countryCode: 'GB',
      receiver: 'NorthStar Forwarding Ltd',
      phone: '+44 20 7946 0126',
      address: 'Unit 7, Polaris Trading Estate, Faggs Road, Feltham',
      postcode: 'TW14 0NG',
    },
    {
      warehouseCode: 'SZ',
      names: {
        en: 'US returns address',
        zhHans: '美国退件地址',
        zhHanT: '美國退件地址',
        vi: 'Địa chỉ nhận hoàn tại Mỹ',
      },
      countryCode: 'US',
      receiver: 'NorthStar Forwarding',
      phone: '+1 201 555 0126',
      address: '410 Polaris Way, Suite 12, Secaucus, NJ',
      postcode: '07094',
    },
    {
      warehouseCode: 'SH',
      names: {
        en: 'EU returns address',
        zhHans: '欧盟退件地址',
        zhHanT: '歐盟退件地址',
        vi: 'Địa chỉ nhận hoàn tại EU',
      },
      countryCode: 'NL',
      receiver: 'NorthStar Forwarding',
      phone: '+31 10 700 0126',
      address: 'Poolsterstraat 18, 3067 LX Rotterdam',
      postcode: '3067 LX',
    },
  ],
  carriers: [
    { code: 'DPD', names: { en: 'DPD', zhHans: 'DPD', zhHanT: 'DPD', vi: 'DPD' }, marketplace: false },
    { code: 'EVRI', names: { en: 'Evri', zhHans: 'Evri', zhHanT: 'Evri', vi: 'Evri' }, marketplace: false },
    {
      code: 'RM',
      names: { en: 'Royal Mail', zhHans: '英国皇家邮政', zhHanT: '英國皇家郵政', vi: 'Royal Mail' },
      marketplace: false,
    },
    {
      code: 'GLS',
      names: { en: 'GLS Europe', zhHans: 'GLS 欧洲', zhHanT: 'GLS 歐洲', vi: 'GLS châu Âu' },
      marketplace: false,
    },
    { code: 'DHL', names: { en: 'DHL', zhHans: 'DHL', zhHanT: 'DHL', vi: 'DHL' }, marketplace: false },
    {
      code: 'USPS',
      names: { en: 'USPS', zhHans: '美国邮政', zhHanT: '美國郵政', vi: 'Bưu chính Mỹ (USPS)' },
      marketplace: false,
    },
    { code: 'UPS', names: { en: 'UPS', zhHans: 'UPS', zhHanT: 'UPS', vi: 'UPS' }, marketplace: false },
    {
      code: 'SFI',
      names: { en: 'SF International', zhHans: '顺丰国际', zhHanT: '順豐國際', vi: 'SF Quốc tế' },
      marketplace: false,
    },
  ],
  deliverySpeeds: [
    {
      names: { en: 'Express', zhHans: '国际快递', zhHanT: '國際速遞', vi: 'Chuyển phát nhanh' },
      transport: 'express',
      minimumDays: 4,
      maximumDays: 7,
    },
    {
      names: { en: 'Air saver', zhHans: '经济空运', zhHanT: '經濟空運', vi: 'Đường bay tiết kiệm' },
      transport: 'air',
      minimumDays: 8,
      maximumDays: 13,
    },
    {
      names: { en: 'Rail to Europe', zhHans: '中欧铁路', zhHanT: '中歐鐵路', vi: 'Tàu hỏa châu Âu' },
      transport: 'land',
      minimumDays: 22,
      maximumDays: 32,
    },
    {
      names: { en: 'Sea to the US', zhHans: '美国海运', zhHanT: '美國海運', vi: 'Đường biển đi Mỹ' },
      transport: 'sea',
      minimumDays: 28,
      maximumDays: 40,
    },
    {
      names: {
        en: 'Sea to the UK and EU',
        zhHans: '英欧海运',
        zhHanT: '英歐海運',
        vi: 'Đường biển đi Anh, EU',
      },
      transport: 'sea',
      minimumDays: 40,
      maximumDays: 55,
    },
  ],
} satisfies Partial<DemoShop>;
