import type { DemoShop } from '../demo-shop.ts';

export const saomaiNetwork = {
  warehouses: [
    {
      code: 'GZ',
      names: {
        vi: 'Kho Quảng Châu (Bạch Vân)',
        zhHans: '广州白云仓',
        en: 'Guangzhou Baiyun',
        zhHanT: '廣州白雲倉',
      },
      countryCode: 'CN',
      receiver: '晨星物流',
      phone: '15402002301',
      address: '广东省广州市白云区石井街道庆槎路208号粤越货运市场C区12档',
      postcode: '510430',
      hours: {
        vi: 'Hằng ngày 08:00–22:00 (giờ Bắc Kinh)',
        zhHans: '每天 08:00–22:00',
        en: 'Daily 08:00–22:00 (Beijing time)',
        zhHanT: '每日 08:00–22:00',
      },
      notes: {
        vi: 'Gần chợ sỉ quần áo, giày dép, phụ kiện. Hàng chợ có thể giao trực tiếp tại quầy.',
        zhHans: '靠近服装、鞋、饰品批发市场，市场货可直接送到档口。',
        en: 'Next to the wholesale markets for clothing, shoes and accessories; market goods can be handed in at the counter.',
        zhHanT: '鄰近服裝、鞋、飾物批發市場，市場貨可直接送到檔口。',
      },
    },
    {
      code: 'NN',
      names: { vi: 'Kho Nam Ninh', zhHans: '南宁仓', en: 'Nanning', zhHanT: '南寧倉' },
      countryCode: 'CN',
      receiver: '晨星物流',
      phone: '15407712302',
      address: '广西壮族自治区南宁市江南区那洪大道39号南宁综合物流园5号库',
      postcode: '530031',
      hours: {
        vi: 'Thứ 2–7 08:30–20:00 (giờ Bắc Kinh)',
        zhHans: '周一至周六 08:30–20:00',
        en: 'Mon–Sat 08:30–20:00 (Beijing time)',
        zhHanT: '星期一至六 08:30–20:00',
      },
      notes: {
        vi: 'Kho gom hàng thương mại điện tử, phục vụ tuyến bưu kiện đi Hà Nội.',
        zhHans: '电商包裹集货仓，服务河内包裹线路。',
        en: 'E-commerce consolidation for the parcel line to Hanoi.',
        zhHanT: '電商包裹集貨倉，服務河內包裹線路。',
      },
    },
    {
      code: 'PX',
      names: {
        vi: 'Kho Bằng Tường (cửa khẩu Hữu Nghị)',
        zhHans: '凭祥友谊关仓',
        en: 'Pingxiang (Huu Nghi border)',
        zhHanT: '憑祥友誼關倉',
      },
      countryCode: 'CN',
      receiver: '晨星物流',
      phone: '15407712303',
      address: '广西壮族自治区崇左市凭祥市友谊镇卡凤村南友路16号凭祥综合保税区旁晨星仓',
      postcode: '532600',
      hours: {
        vi: 'Hằng ngày 07:30–21:00 (giờ Bắc Kinh), theo giờ thông quan',
        zhHans: '每天 07:30–21:00，随口岸通关时间',
        en: 'Daily 07:30–21:00 (Beijing time), following border hours',
        zhHanT: '每日 07:30–21:00，隨口岸通關時間',
      },
      notes: {
        vi: 'Nhận hàng lô, máy móc và hàng chính ngạch. Xe container cần hẹn trước.',
        zhHans: '接收批量货、机械和正式报关货物，整车请提前预约。',
        en: 'Bulk lots, machinery and official-line goods. Book ahead for full trucks.',
        zhHanT: '接收批量貨、機械和正式報關貨物，整車請提前預約。',
      },
    },
  ],
  virtualWarehouses: [],
  carriers: [
    {
      code: 'SAOMAI',
      names: {
        vi: 'Xe tải Sao Mai',
        zhHans: '晨星自有车队',
        en: 'Sao Mai own trucks',
        zhHanT: '晨星自有車隊',
      },
      marketplace: false,
    },
    {
      code: 'GHN',
      names: { vi: 'Giao Hàng Nhanh (GHN)', zhHans: 'GHN 快递', en: 'GHN Express', zhHanT: 'GHN 速遞' },
      marketplace: false,
    },
    {
      code: 'GHTK',
      names: { vi: 'Giao Hàng Tiết Kiệm (GHTK)', zhHans: 'GHTK 快递', en: 'GHTK', zhHanT: 'GHTK 速遞' },
      marketplace: false,
    },
    {
      code: 'VTP',
      names: { vi: 'Viettel Post', zhHans: 'Viettel Post', en: 'Viettel Post', zhHanT: 'Viettel Post' },
      marketplace: false,
    },
    {
      code: 'VNP',
      names: { vi: 'Bưu điện Việt Nam (VNPost)', zhHans: '越南邮政', en: 'Vietnam Post', zhHanT: '越南郵政' },
      marketplace: false,
    },
    {
      code: 'JNT',
      names: { vi: 'J&T Express', zhHans: '极兔速递', en: 'J&T Express', zhHanT: '極兔速遞' },
      marketplace: false,
    },
  ],
  deliverySpeeds: [
    {
      names: {
        vi: 'Bưu kiện nhanh Hà Nội',
        zhHans: '河内包裹快线',
        en: 'Hanoi parcel express',
        zhHanT: '河內包裹快線',
      },
      transport: 'express',
      minimumDays: 2,
      maximumDays: 4,
    },
    {
      names: { vi: 'Đường bộ Hà Nội', zhHans: '河内陆运', en: 'Hanoi by road', zhHanT: '河內陸運' },
      transport: 'land',
      minimumDays: 4,
      maximumDays: 6,
    },
    {
      names: {
        vi: 'Đường bộ TP. Hồ Chí Minh',
        zhHans: '胡志明市陆运',
        en: 'Ho Chi Minh City by road',
        zhHanT: '胡志明市陸運',
      },
      transport: 'land',
      minimumDays: 6,
      maximumDays: 9,
    },
    {
      names: {
        vi: 'Đường bay TP. Hồ Chí Minh',
        zhHans: '胡志明市空运',
        en: 'Ho Chi Minh City by air',
        zhHanT: '胡志明市空運',
      },
      transport: 'air',
      minimumDays: 3,
      maximumDays: 5,
    },
    {
      names: {
        vi: 'Chính ngạch đường bộ',
        zhHans: '正式报关陆运',
        en: 'Official line by road',
        zhHanT: '正式報關陸運',
      },
      transport: 'land',
      minimumDays: 7,
      maximumDays: 12,
    },
    {
      names: {
        vi: 'Chính ngạch đường biển Hải Phòng',
        zhHans: '海防正式报关海运',
        en: 'Official line by sea, Hai Phong',
        zhHanT: '海防正式報關海運',
      },
      transport: 'sea',
      minimumDays: 12,
      maximumDays: 18,
    },
  ],
} satisfies Partial<DemoShop>;
