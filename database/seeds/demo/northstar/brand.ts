import type { DemoShop } from '../demo-shop.ts';
import { northstarFacts } from './facts.ts';

/** A compass rose, each point half shaded. */
const markShapes = `<rect width="64" height="64" rx="6" fill="#3446a8"/><circle cx="32" cy="32" r="17" fill="none" stroke="#6f80e0" stroke-width="2.4"/><path d="M32 6l5 21 21 5-21 5-5 21-5-21-21-5 21-5Z" fill="#fff"/><path d="M32 6l5 21-5 5ZM58 32l-21 5-5-5ZM32 58l-5-21 5-5ZM6 32l21-5 5 5Z" fill="#aab6f5"/>`;

const wordColor = '#5f70d6';

export const northstarBrand = {
  names: northstarFacts.names,
  taglines: {
    en: 'Your address in China, your parcels at home, every charge explained',
    zhHans: '在中国有个收货地址，包裹送到家，每一笔费用都讲清楚',
    zhHanT: '在中國有個收貨地址，包裹送到家，每筆費用都說清楚',
    vi: 'Một địa chỉ ở Trung Quốc, hàng về tận nhà, khoản phí nào cũng rõ',
  },
  descriptions: {
    en: 'Shop on Taobao, 1688 or JD from the UK, the EU or the US: we receive in Shenzhen and Shanghai, combine, and ship by air, rail or sea. Duty and VAT are declared truthfully and billed at cost, with the customs receipt attached.',
    zhHans:
      '在英国、欧盟、美国也能逛淘宝、1688、京东：深圳、上海两仓代收、合并，空运、铁路、海运任选。关税和增值税如实申报、按实收取，附海关缴款凭证。',
    zhHanT:
      '在英國、歐盟、美國也能逛淘寶、1688、京東：深圳、上海兩倉代收、合併，空運、鐵路、海運任選。關稅和增值稅如實申報、按實收取，附海關繳款憑證。',
    vi: 'Ở Anh, EU hay Mỹ vẫn mua Taobao, 1688, JD: chúng tôi nhận tại Thâm Quyến và Thượng Hải, gom lại và gửi bằng đường bay, tàu hỏa hoặc biển. Thuế và VAT khai đúng, thu đúng số hải quan tính, kèm biên lai.',
  },
  primaryColor: '#3446a8',
  cornerRadius: 4,
  colorScheme: 'system',
  contactLinks: [
    { type: 'text', name: 'Phone', icon: 'phone', text: '+44 20 7946 0126', image: '' },
    { type: 'text', name: 'E-mail', icon: 'mail', text: northstarFacts.email, image: '' },
    { type: 'qr', name: 'WhatsApp', icon: 'whatsapp', text: 'https://northstar.example/whatsapp', image: '' },
    { type: 'qr', name: 'WeChat', icon: 'wechat', text: 'https://northstar.example/wechat', image: '' },
  ],
  figures: [
    {
      value: '9,200 m²',
      label: { en: 'of warehouse floor', zhHans: '仓库面积', zhHanT: '倉庫面積', vi: 'diện tích kho' },
    },
    {
      counted: 'countries',
      label: { en: 'countries served', zhHans: '个国家', zhHanT: '個國家', vi: 'quốc gia phục vụ' },
    },
    { value: '57,000', label: { en: 'members', zhHans: '名会员', zhHanT: '名會員', vi: 'thành viên' } },
    {
      value: '4,300',
      label: {
        en: 'parcels received a day',
        zhHans: '件包裹每日入库',
        zhHanT: '件包裹每日入庫',
        vi: 'kiện nhập kho mỗi ngày',
      },
    },
  ],
  banners: [
    {
      picture: 'banner-northstar-air',
      link: '/shipping-calculation',
      titles: {
        vi: 'Đường bay sang Anh, Mỹ và EU: tính giá trong một phút',
        zhHans: '空运英国、美国、欧盟：一分钟算出运费',
        en: 'Air freight to the UK, US and EU: get your price in a minute',
        zhHanT: '空運英國、美國、歐盟：一分鐘算出運費',
      },
      alts: {
        vi: 'Máy bay trên mây giữa bầu trời sao',
        zhHans: '星空下飞过云层的飞机',
        en: 'A plane above the clouds under the stars',
        zhHanT: '星空下飛過雲層的飛機',
      },
    },
    {
      picture: 'banner-northstar-merge',
      link: '/teach',
      titles: {
        vi: 'Gộp nhiều kiện thành một và trả ít hơn',
        zhHans: '多个包裹合成一箱，运费更省',
        en: 'Combine your parcels into one box and pay less',
        zhHanT: '多個包裹合成一箱，運費更省',
      },
      alts: {
        vi: 'Nhiều kiện nhỏ được gộp thành một thùng lớn',
        zhHans: '几个小包裹合并成一个大箱',
        en: 'Several small parcels becoming one large box',
        zhHanT: '幾個小包裹合併成一個大箱',
      },
    },
  ],
  iosAppUrl: '',
  androidAppUrl: '',
  logoSvg: `<svg xmlns="http://www.w3.org/2000/svg" width="146" height="40" viewBox="0 0 146 40" role="img" aria-label="NorthStar Forwarding"><g transform="translate(2 2) scale(.5625)">${markShapes}</g><text x="47" y="22" fill="${wordColor}" font-family="system-ui,'Helvetica Neue',Arial,sans-serif" font-size="21" font-weight="700" textLength="96" lengthAdjust="spacingAndGlyphs">NorthStar</text><text x="48" y="35" fill="${wordColor}" font-family="system-ui,'Helvetica Neue',Arial,sans-serif" font-size="10" font-weight="600" textLength="94">FORWARDING</text></svg>`,
  iconSvg: `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${markShapes}</svg>`,
} satisfies Partial<DemoShop>;
