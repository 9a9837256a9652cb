import type { ShopFacts } from '../texts/shop-facts.ts';

export const saomaiFacts: ShopFacts = {
  names: { vi: 'Sao Mai Logistics', zhHans: '晨星物流', en: 'Sao Mai Logistics', zhHanT: '晨星物流' },
  companies: {
    vi: 'Công ty TNHH Vận chuyển Sao Mai',
    zhHans: '晨星运输有限责任公司（越南）',
    en: 'Sao Mai Transport Company Limited (Vietnam)',
    zhHanT: '晨星運輸有限責任公司（越南）',
  },
  warehouseCities: {
    vi: 'Quảng Châu, Nam Ninh và Bằng Tường',
    zhHans: '广州、南宁和凭祥',
    en: 'Guangzhou, Nanning and Pingxiang',
    zhHanT: '廣州、南寧及憑祥',
  },
  destinations: {
    vi: 'toàn quốc Việt Nam',
    zhHans: '越南全国',
    en: 'all of Vietnam',
    zhHanT: '越南全國',
  },
  email: 'hotro@saomai.example',
  claimWindowDays: 5,
  silentDays: 5,
  searchDays: 10,
  uncoveredLimits: {
    vi: 'bốn lần cước phí của đơn đó',
    zhHans: '该票运费的四倍',
    en: 'four times the freight of that shipment',
    zhHanT: '該票運費的四倍',
  },
  freeStorageDays: 15,
  abandonmentDays: 60,
  unclaimedNoticeDays: 30,
  privacyLaws: {
    vi: 'Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 (hiệu lực từ 01/01/2026), Luật Bảo vệ quyền lợi người tiêu dùng 2023 và, đối với kho tại Trung Quốc, Luật Bảo vệ thông tin cá nhân của Trung Quốc',
    zhHans:
      '越南《个人数据保护法》（第91/2025/QH15号，2026年1月1日起施行）、《消费者权益保护法》（2023年），以及适用于中国仓库的《个人信息保护法》',
    en: 'Vietnam’s Personal Data Protection Law No. 91/2025/QH15 (in force since 1 January 2026), the Consumer Protection Law of 2023 and, for the warehouses in China, the Personal Information Protection Law',
    zhHanT:
      '越南《個人資料保護法》（第91/2025/QH15號，2026年1月1日起施行）、《消費者權益保護法》（2023年），以及適用於中國倉庫的《個人信息保護法》',
  },
  privacyAuthorities: {
    vi: 'Cục An ninh mạng và phòng, chống tội phạm sử dụng công nghệ cao (Bộ Công an)',
    zhHans: '越南公安部网络安全与高科技犯罪防治局',
    en: 'the Department of Cybersecurity and High-Tech Crime Prevention, Ministry of Public Security',
    zhHanT: '越南公安部網絡安全與高科技犯罪防治局',
  },
  governingLaws: {
    vi: 'Điều khoản này theo pháp luật Việt Nam; tranh chấp không thương lượng được do tòa án có thẩm quyền tại Hà Nội giải quyết.',
    zhHans: '本条款适用越南法律；协商不成的，由河内有管辖权的法院处理。',
    en: 'These terms are governed by Vietnamese law; disputes that cannot be settled by talks go to the competent court in Hanoi.',
    zhHanT: '本條款適用越南法律；協商不成的，由河內有管轄權的法院處理。',
  },
  effectiveDates: { vi: '01/01/2026', zhHans: '2026年1月1日', en: '1 January 2026', zhHanT: '2026年1月1日' },
};
