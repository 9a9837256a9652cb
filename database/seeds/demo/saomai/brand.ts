import type { DemoShop } from '../demo-shop.ts';
import { saomaiFacts } from './facts.ts';

/** A morning star over a road to the horizon; the mark has its own background, for light and dark themes. */
const markShapes = `<circle cx="32" cy="32" r="32" fill="#c4281c"/><path d="M3.4 46.4Q32 38 60.6 46.4A32 32 0 0 1 3.4 46.4Z" fill="#8f1a12"/><path d="M29.4 42.2h5.2L43 62a32 32 0 0 1-22 0Z" fill="#ffd54a"/><path d="M32 45.5v3.5M32 52.5v5" stroke="#c4281c" stroke-width="2" stroke-linecap="round"/><path d="M32 9L35.5 18.6L45.8 19L37.7 25.4L40.5 35.2L32 29.5L23.5 35.2L26.3 25.4L18.2 19L28.5 18.6Z" fill="#ffd54a" stroke="#ffd54a" stroke-width="1.6" stroke-linejoin="round"/>`;

const wordColor = '#dd3b2e';

export const saomaiBrand = {
  names: saomaiFacts.names,
  taglines: {
    vi: 'Hàng Trung Quốc về Việt Nam, từ một đôi giày đến cả xe hàng',
    zhHans: '从一双鞋到一整车，中国货直达越南',
    en: 'China to Vietnam, from one pair of shoes to a whole truck',
    zhHanT: '由一雙鞋到一整車，中國貨直達越南',
  },
  descriptions: {
    vi: 'Kho Quảng Châu, Nam Ninh, Bằng Tường nhận hàng mỗi ngày, xe chạy Hữu Nghị hằng đêm, Hà Nội có hàng sau hai đến bốn ngày. Cước đã gồm thuế ở tuyến bưu kiện, tuyến chính ngạch có tờ khai và hóa đơn, thu hộ COD đối soát từng đơn.',
    zhHans:
      '广州、南宁、凭祥三仓每天收货，每晚经友谊关发车，河内两到四天到货。包裹线路运费已含税，正式报关线路有报关单和发票，代收货款逐单对账。',
    en: 'Warehouses in Guangzhou, Nanning and Pingxiang receive every day, trucks cross at Huu Nghi every night, and Hanoi has its goods in two to four days. Parcel lines include tax, the official line comes with declaration and invoice, and COD is settled order by order.',
    zhHanT:
      '廣州、南寧、憑祥三倉每日收貨，每晚經友誼關發車，河內兩至四日到貨。包裹線路運費已含稅，正式報關線路有報關單和發票，代收貨款逐單對帳。',
  },
  primaryColor: '#c4281c',
  cornerRadius: 14,
  colorScheme: 'system',
  contactLinks: [
    { type: 'text', name: 'Hotline', icon: 'phone', text: '1900 0126', image: '' },
    { type: 'qr', name: 'Zalo', icon: 'zalo', text: 'https://saomai.example/zalo', image: '' },
    { type: 'qr', name: 'WeChat', icon: 'wechat', text: 'https://saomai.example/wechat', image: '' },
    { type: 'text', name: 'Email', icon: 'mail', text: saomaiFacts.email, image: '' },
  ],
  figures: [
    {
      value: '14,500 m²',
      label: {
        vi: 'kho bãi tại Trung Quốc',
        zhHans: '中国仓库面积',
        en: 'of warehouse in China',
        zhHanT: '中國倉庫面積',
      },
    },
    {
      value: '34',
      label: {
        vi: 'tỉnh, thành giao tận nơi',
        zhHans: '个省市送货上门',
        en: 'provinces and cities served',
        zhHanT: '個省市送貨上門',
      },
    },
    { value: '92,000', label: { vi: 'khách hàng', zhHans: '位客户', en: 'customers', zhHanT: '位客戶' } },
    {
      value: '11,000',
      label: { vi: 'kiện mỗi ngày', zhHans: '件包裹每天', en: 'parcels a day', zhHanT: '件包裹每日' },
    },
  ],
  banners: [
    {
      picture: 'banner-saomai-road',
      link: '/charge-introduce',
      titles: {
        vi: 'Xe chạy Hữu Nghị mỗi đêm, Hà Nội nhận hàng sau 2–4 ngày',
        zhHans: '每晚经友谊关发车，河内 2–4 天到货',
        en: 'Trucks cross at Huu Nghi every night: Hanoi in 2–4 days',
        zhHanT: '每晚經友誼關發車，河內 2–4 日到貨',
      },
      alts: {
        vi: 'Xe tải đỏ trên đường qua đồi, gần cửa khẩu',
        zhHans: '红色货车驶过山间公路，前方是口岸',
        en: 'A red truck on a hill road near the border gate',
        zhHanT: '紅色貨車駛過山間公路，前方是口岸',
      },
    },
    {
      picture: 'banner-saomai-cod',
      link: '/service/contact-Us',
      titles: {
        vi: 'Bán hàng COD: chúng tôi thu hộ và đối soát từng đơn',
        zhHans: '货到付款：代收货款，逐单对账',
        en: 'Sell cash on delivery: we collect and settle every order',
        zhHanT: '貨到付款：代收貨款，逐單對帳',
      },
      alts: {
        vi: 'Nhân viên giao hàng trao kiện hàng trước cửa nhà',
        zhHans: '快递员在门口递交包裹',
        en: 'A courier handing over a parcel at the door',
        zhHanT: '速遞員在門口遞交包裹',
      },
    },
  ],
  iosAppUrl: '',
  androidAppUrl: '',
  logoSvg: `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="40" viewBox="0 0 132 40" role="img" aria-label="Sao Mai Logistics"><g transform="translate(2 2) scale(.5625)">${markShapes}</g><text x="46" y="22" fill="${wordColor}" font-family="system-ui,'Helvetica Neue','Noto Sans',Arial,sans-serif" font-size="22" font-weight="800" textLength="82" lengthAdjust="spacingAndGlyphs">Sao Mai</text><text x="47" y="35" fill="${wordColor}" font-family="system-ui,'Helvetica Neue','Noto Sans',Arial,sans-serif" font-size="10" font-weight="600" textLength="80">LOGISTICS</text></svg>`,
  iconSvg: `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${markShapes}</svg>`,
} satisfies Partial<DemoShop>;
