import type { DemoShop } from '../demo-shop.ts';
import { harbourFacts } from './facts.ts';

/** An anchor over a wave; the mid-tone teal is legible on white and on black. */
const markShapes = `<rect width="64" height="64" rx="14" fill="#0b6b73"/><path d="M32 11a6.5 6.5 0 0 1 3.2 12.2V27H43v5h-7.8v13.2c5.7-1 9.8-5 11-10.7h5.2C50 43.9 42.3 51 32 51S14 43.9 12.6 34.5h5.2c1.2 5.7 5.3 9.7 11 10.7V32H21v-5h7.8v-3.8A6.5 6.5 0 0 1 32 11Zm0 4.3a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z" fill="#fff" fill-rule="evenodd"/><path d="M9 55.5c3.8 0 3.8-2.5 7.7-2.5s3.8 2.5 7.6 2.5 3.9-2.5 7.7-2.5 3.8 2.5 7.7 2.5 3.8-2.5 7.6-2.5 3.9 2.5 7.7 2.5" fill="none" stroke="#7fe0dc" stroke-width="2.6" stroke-linecap="round"/>`;

const wordColor = '#148791';

export const harbourBrand = {
  names: harbourFacts.names,
  taglines: {
    zhHanT: '內地買、香港取，台灣澳門一樣送到門',
    zhHans: '内地下单，香港自提，台湾澳门同样送到家',
    en: 'Buy in China, collect round the corner in Hong Kong, Macau or Taiwan',
    vi: 'Mua hàng Trung Quốc, nhận tận nơi ở Hồng Kông, Ma Cao và Đài Loan',
  },
  descriptions: {
    zhHanT:
      '東莞、義烏、泉州三個倉庫代收淘寶、天貓、1688及拼多多包裹，逐件量度拍照，合併成一票寄出。帳單逐項列明，打包後較輕即退差額；自提點取件或送貨上門任你選。',
    zhHans:
      '东莞、义乌、泉州三个仓库代收淘宝、天猫、1688和拼多多包裹，逐件测量拍照，合并成一票寄出。账单逐项列明，打包后较轻即退差额；自提点取件或送货上门任您选。',
    en: 'Three warehouses in Dongguan, Yiwu and Quanzhou receive your Taobao, Tmall, 1688 and Pinduoduo parcels, measure and photograph each one, and ship them as one. Every bill is itemised and refunds you if the box packs lighter; collect at a pickup point near you or have it brought to the door.',
    vi: 'Ba kho tại Đông Quản, Nghĩa Ô và Tuyền Châu nhận kiện từ Taobao, Tmall, 1688, Pinduoduo, cân đo chụp ảnh từng kiện rồi gom thành một đơn. Cước phí kê rõ từng khoản, đóng gói nhẹ hơn thì hoàn lại; nhận tại điểm gần bạn hoặc giao tận cửa.',
  },
  primaryColor: '#0b6b73',
  cornerRadius: 8,
  colorScheme: 'system',
  contactLinks: [
    { type: 'text', name: 'WhatsApp', icon: 'whatsapp', text: '+852 5500 0126', image: '' },
    { type: 'qr', name: 'WeChat', icon: 'wechat', text: 'https://harbour.example/wechat', image: '' },
    { type: 'qr', name: 'LINE', icon: 'line', text: 'https://harbour.example/line', image: '' },
    { type: 'text', name: 'E-mail', icon: 'mail', text: harbourFacts.email, image: '' },
  ],
  figures: [
    {
      value: '26,000 m²',
      label: {
        zhHanT: '內地倉庫面積',
        zhHans: '内地仓库面积',
        en: 'of warehouse floor',
        vi: 'diện tích kho',
      },
    },
    {
      counted: 'pickupPoints',
      label: { zhHanT: '個自提點', zhHans: '个自提点', en: 'pickup points', vi: 'điểm nhận hàng' },
    },
    { value: '410,000', label: { zhHanT: '名會員', zhHans: '名会员', en: 'members', vi: 'thành viên' } },
    {
      value: '38,000',
      label: {
        zhHanT: '件包裹每日入庫',
        zhHans: '件包裹每日入库',
        en: 'parcels received a day',
        vi: 'kiện nhập kho mỗi ngày',
      },
    },
  ],
  banners: [
    {
      picture: 'banner-harbour-sea',
      link: '/charge-introduce',
      titles: {
        vi: 'Tuyến đường biển sang Đài Loan: giá theo kg, đã gồm giao tận nơi',
        zhHans: '海运到台湾：按公斤计价，含送货上门',
        en: 'Sea freight to Taiwan: priced per kilogram, delivery included',
        zhHanT: '海運到台灣：按公斤計價，含送貨上門',
      },
      alts: {
        vi: 'Tàu container rời cảng lúc hoàng hôn',
        zhHans: '傍晚离港的集装箱船',
        en: 'A container ship leaving port at sunset',
        zhHanT: '傍晚離港的貨櫃船',
      },
    },
    {
      picture: 'banner-harbour-pickup',
      link: '/consolidation/pickup-point',
      titles: {
        vi: 'Nhận hàng gần nhà: tìm điểm tự nhận của bạn',
        zhHans: '就近取件：查找你的自提点',
        en: 'Collect near home: find your pickup point',
        zhHanT: '就近取件：尋找你的自取點',
      },
      alts: {
        vi: 'Các điểm tự nhận trên phố, một người đang cầm kiện hàng',
        zhHans: '街边的自提点，一位客人抱着包裹',
        en: 'Pickup points along a street, one customer holding a parcel',
        zhHanT: '街邊的自取點，一位客人捧着包裹',
      },
    },
  ],
  iosAppUrl: 'https://harbour.example/app/ios',
  androidAppUrl: 'https://harbour.example/app/android',
  logoSvg: `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40" role="img" aria-label="Harbour Express 海港集運"><g transform="translate(2 2) scale(.5625)">${markShapes}</g><text x="47" y="19" fill="${wordColor}" font-family="system-ui,'PingFang HK','Noto Sans CJK TC','Microsoft JhengHei',sans-serif" font-size="20" font-weight="700" textLength="86">海港集運</text><text x="47" y="34" fill="${wordColor}" font-family="system-ui,'Helvetica Neue',Arial,sans-serif" font-size="12" font-weight="600" letter-spacing=".4" textLength="110" lengthAdjust="spacingAndGlyphs">Harbour Express</text></svg>`,
  iconSvg: `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${markShapes}</svg>`,
} satisfies Partial<DemoShop>;
