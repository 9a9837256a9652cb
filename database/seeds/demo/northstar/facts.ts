import type { ShopFacts } from '../texts/shop-facts.ts';

export const northstarFacts: ShopFacts = {
  names: { en: 'NorthStar Forwarding', zhHans: '北辰转运', zhHanT: '北辰轉運', vi: 'NorthStar Forwarding' },
  companies: {
    en: 'NorthStar Forwarding Limited',
    zhHans: 'NorthStar Forwarding Limited（英国）',
    zhHanT: 'NorthStar Forwarding Limited（英國）',
    vi: 'NorthStar Forwarding Limited (Anh)',
  },
  warehouseCities: {
    en: 'Shenzhen and Shanghai',
    zhHans: '深圳和上海',
    zhHanT: '深圳及上海',
    vi: 'Thâm Quyến và Thượng Hải',
  },
  destinations: {
    en: 'the United Kingdom, Ireland, Germany, France, the Netherlands, Spain, Italy and the United States',
    zhHans: '英国、爱尔兰、德国、法国、荷兰、西班牙、意大利和美国',
    zhHanT: '英國、愛爾蘭、德國、法國、荷蘭、西班牙、意大利及美國',
    vi: 'Anh, Ireland, Đức, Pháp, Hà Lan, Tây Ban Nha, Ý và Hoa Kỳ',
  },
  email: 'hello@northstar.example',
  claimWindowDays: 14,
  silentDays: 10,
  searchDays: 20,
  uncoveredLimits: {
    en: 'the equivalent of US$100 per shipment',
    zhHans: '每票相当于100美元的金额',
    zhHanT: '每票相當於100美元的金額',
    vi: 'số tiền tương đương 100 USD cho mỗi đơn',
  },
  freeStorageDays: 45,
  abandonmentDays: 120,
  unclaimedNoticeDays: 45,
  privacyLaws: {
    en: 'the UK GDPR and Data Protection Act 2018, the EU GDPR for customers in the Union and, for our warehouses, China’s Personal Information Protection Law',
    zhHans:
      '英国《通用数据保护条例》和2018年《数据保护法》、适用于欧盟客户的欧盟《通用数据保护条例》，以及适用于仓库的中国《个人信息保护法》',
    zhHanT:
      '英國《通用數據保護條例》和2018年《數據保護法》、適用於歐盟客戶的歐盟《通用數據保護條例》，以及適用於倉庫的中國《個人信息保護法》',
    vi: 'UK GDPR và Đạo luật Bảo vệ dữ liệu 2018 của Anh, GDPR của EU với khách trong Liên minh và Luật Bảo vệ thông tin cá nhân của Trung Quốc với các kho',
  },
  privacyAuthorities: {
    en: 'the UK Information Commissioner or the data protection authority of your EU country',
    zhHans: '英国信息专员办公室，或您所在欧盟国家的数据保护机构',
    zhHanT: '英國資訊專員辦公室，或你所在歐盟國家的資料保護機構',
    vi: 'cơ quan Ủy viên Thông tin của Anh hoặc cơ quan bảo vệ dữ liệu tại nước EU nơi bạn ở',
  },
  governingLaws: {
    en: 'These terms are governed by the law of England and Wales. You may bring a claim there or, as a consumer, in the courts of the country where you live.',
    zhHans: '本条款适用英格兰和威尔士法律。您可以在当地法院起诉；作为消费者，也可以在您居住国的法院起诉。',
    zhHanT: '本條款適用英格蘭和威爾斯法律。你可以在當地法院提出訴訟；作為消費者，亦可在居住國的法院提出。',
    vi: 'Điều khoản này theo pháp luật Anh và xứ Wales. Bạn có thể khởi kiện tại đó hoặc, với tư cách người tiêu dùng, tại tòa án nơi bạn cư trú.',
  },
  effectiveDates: { en: '1 July 2026', zhHans: '2026年7月1日', zhHanT: '2026年7月1日', vi: '01/07/2026' },
};
