import type { ShopFacts } from '../texts/shop-facts.ts';

export const harbourFacts: ShopFacts = {
  names: { zhHanT: '海港集運', zhHans: '海港集运', en: 'Harbour Express', vi: 'Harbour Express' },
  companies: {
    zhHanT: '海港速運（香港）有限公司',
    zhHans: '海港速运（香港）有限公司',
    en: 'Harbour Express (Hong Kong) Limited',
    vi: 'Harbour Express (Hong Kong) Limited',
  },
  warehouseCities: {
    zhHanT: '東莞、義烏及泉州',
    zhHans: '东莞、义乌和泉州',
    en: 'Dongguan, Yiwu and Quanzhou',
    vi: 'Đông Quản, Nghĩa Ô và Tuyền Châu',
  },
  destinations: {
    zhHanT: '香港、澳門及台灣',
    zhHans: '香港、澳门和台湾',
    en: 'Hong Kong, Macau and Taiwan',
    vi: 'Hồng Kông, Ma Cao và Đài Loan',
  },
  email: 'service@harbour.example',
  claimWindowDays: 7,
  silentDays: 7,
  searchDays: 15,
  uncoveredLimits: {
    zhHanT: '該票運費的三倍',
    zhHans: '该票运费的三倍',
    en: 'three times the freight of that shipment',
    vi: 'ba lần cước phí của đơn đó',
  },
  freeStorageDays: 30,
  abandonmentDays: 90,
  unclaimedNoticeDays: 30,
  privacyLaws: {
    zhHanT: '香港《個人資料（私隱）條例》（第486章）、內地《個人信息保護法》，以及收件人所在地的資料保護法例',
    zhHans: '香港《个人资料（私隐）条例》（第486章）、内地《个人信息保护法》，以及收件人所在地的数据保护法律',
    en: 'Hong Kong’s Personal Data (Privacy) Ordinance (Cap. 486), the mainland’s Personal Information Protection Law, and the data protection law of the place of delivery',
    vi: 'Sắc lệnh Dữ liệu cá nhân (Quyền riêng tư) của Hồng Kông (Chương 486), Luật Bảo vệ thông tin cá nhân của Trung Quốc đại lục và pháp luật nơi nhận hàng',
  },
  privacyAuthorities: {
    zhHanT: '香港個人資料私隱專員公署',
    zhHans: '香港个人资料私隐专员公署',
    en: 'the Office of the Privacy Commissioner for Personal Data, Hong Kong',
    vi: 'Văn phòng Ủy viên Bảo mật Dữ liệu cá nhân Hồng Kông',
  },
  governingLaws: {
    zhHanT: '本條款受香港特別行政區法律管轄，雙方接受香港法院的非專屬管轄權。',
    zhHans: '本条款受香港特别行政区法律管辖，双方接受香港法院的非专属管辖权。',
    en: 'These terms are governed by the law of the Hong Kong SAR, and both sides accept the non-exclusive jurisdiction of its courts.',
    vi: 'Điều khoản này được điều chỉnh bởi pháp luật Đặc khu Hành chính Hồng Kông; hai bên chấp nhận thẩm quyền không độc quyền của tòa án Hồng Kông.',
  },
  effectiveDates: { zhHanT: '2026年3月1日', zhHans: '2026年3月1日', en: '1 March 2026', vi: '01/03/2026' },
};
