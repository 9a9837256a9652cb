import type { DemoShop } from '../demo-shop.ts';

export const harbourCatalog = {
  currencies: [
    {
      code: 'CNY',
      names: { zhHanT: '人民幣', zhHans: '人民币', en: 'Chinese yuan', vi: 'Nhân dân tệ' },
      exchangeRate: 1,
    },
    {
      code: 'HKD',
      names: { zhHanT: '港元', zhHans: '港元', en: 'Hong Kong dollar', vi: 'Đô la Hồng Kông' },
      exchangeRate: 1.1085,
    },
    {
      code: 'TWD',
      names: { zhHanT: '新台幣', zhHans: '新台币', en: 'New Taiwan dollar', vi: 'Đô la Đài Loan' },
      exchangeRate: 4.442,
    },
  ],
  payTypes: [
    {
      kind: 'balance',
      names: { zhHanT: '帳戶餘額', zhHans: '账户余额', en: 'Account balance', vi: 'Số dư tài khoản' },
      notes: null,
      currencyCode: 'CNY',
    },
    {
      kind: 'wechat',
      names: { zhHanT: '微信支付', zhHans: '微信支付', en: 'WeChat Pay', vi: 'WeChat Pay' },
      notes: {
        zhHanT: '以微信掃描二維碼，內地及香港錢包均可。',
        zhHans: '用微信扫描二维码，内地和香港钱包均可。',
        en: 'Scan the QR code with WeChat; mainland and Hong Kong wallets both work.',
        vi: 'Quét mã QR bằng WeChat, dùng được ví đại lục và ví Hồng Kông.',
      },
      currencyCode: 'CNY',
    },
    {
      kind: 'alipay',
      names: { zhHanT: '支付寶', zhHans: '支付宝', en: 'Alipay', vi: 'Alipay' },
      notes: {
        zhHanT: '支援支付寶及 AlipayHK。',
        zhHans: '支持支付宝和 AlipayHK。',
        en: 'Alipay and AlipayHK.',
        vi: 'Hỗ trợ Alipay và AlipayHK.',
      },
      currencyCode: 'CNY',
    },
    {
      kind: 'bankDeposit',
      names: {
        zhHanT: '轉數快／銀行轉帳',
        zhHans: '转数快／银行转账',
        en: 'FPS or bank transfer',
        vi: 'FPS hoặc chuyển khoản',
      },
      notes: {
        zhHanT: '按付款頁顯示的帳戶轉帳，附言寫訂單編號，再上載收據；辦公時間內一般兩小時核實。',
        zhHans: '按付款页显示的账户转账，附言写订单编号，再上传凭证；办公时间内一般两小时核实。',
        en: 'Transfer to the account shown on the payment page with the order number as reference and upload the receipt; verified in about two hours during office hours.',
        vi: 'Chuyển vào tài khoản hiện trên trang thanh toán, ghi mã đơn trong nội dung rồi tải biên lai; trong giờ làm việc thường duyệt sau hai giờ.',
      },
      currencyCode: 'HKD',
    },
    {
      kind: 'stripe',
      names: { zhHanT: '信用卡', zhHans: '信用卡', en: 'Credit card', vi: 'Thẻ tín dụng' },
      notes: {
        zhHanT: 'Visa、Mastercard、JCB，會轉到支付機構的安全頁面付款，以港元結算。',
        zhHans: 'Visa、Mastercard、JCB，会跳转到支付机构的安全页面付款，以港元结算。',
        en: 'Visa, Mastercard and JCB on the payment provider’s own page, charged in Hong Kong dollars.',
        vi: 'Visa, Mastercard, JCB; thanh toán trên trang bảo mật của đơn vị thanh toán, tính bằng đô la Hồng Kông.',
      },
      currencyCode: 'HKD',
    },
  ],
  destinations: [
    { countryCode: 'HK', currencyCode: 'HKD' },
    { countryCode: 'MO', currencyCode: 'HKD' },
    { countryCode: 'TW', currencyCode: 'TWD' },
  ],
  goodsTypes: [
    {
      kind: 'general',
      names: { zhHanT: '普通貨', zhHans: '普货', en: 'General goods', vi: 'Hàng thường' },
      notes: {
        zhHanT: '衣物、鞋、文具、家品、五金、玩具等，不帶電、不含液體及磁性。',
        zhHans: '服装、鞋、文具、家居用品、五金、玩具等，不带电、不含液体和磁性。',
        en: 'Clothing, shoes, stationery, household goods, hardware, toys: no battery, liquid or magnet.',
        vi: 'Quần áo, giày dép, văn phòng phẩm, đồ gia dụng, đồ kim khí, đồ chơi; không pin, không chất lỏng, không nam châm.',
      },
      sensitive: false,
    },
    {
      kind: 'battery',
      names: {
        zhHanT: '帶電（內置電池）',
        zhHans: '带电（内置电池）',
        en: 'Built-in battery',
        vi: 'Có pin gắn trong',
      },
      notes: {
        zhHanT: '耳機、手錶、電動牙刷、掃地機等，電池須裝在機內。尿袋及散裝電池一律不收。',
        zhHans: '耳机、手表、电动牙刷、扫地机等，电池须装在机内。充电宝和散装电池一律不收。',
        en: 'Earphones, watches, toothbrushes, robot vacuums: the battery must be fitted in the device. No power banks, no loose batteries.',
        vi: 'Tai nghe, đồng hồ, bàn chải điện, robot hút bụi; pin phải lắp trong máy. Không nhận sạc dự phòng và pin rời.',
      },
      sensitive: true,
    },
    {
      kind: 'liquid',
      names: {
        zhHanT: '液體、膏狀、粉末',
        zhHans: '液体、膏状、粉末',
        en: 'Liquids, creams, powders',
        vi: 'Chất lỏng, kem, bột',
      },
      notes: {
        zhHanT: '化妝品、護膚品、洗護用品，須原裝未開封，單瓶不超過500毫升。易燃品不收。',
        zhHans: '化妆品、护肤品、洗护用品，须原装未开封，单瓶不超过500毫升。易燃品不收。',
        en: 'Cosmetics, skin care, toiletries: original and unopened, at most 500 ml a bottle. Nothing flammable.',
        vi: 'Mỹ phẩm, dưỡng da, đồ tắm gội; nguyên tem, mỗi chai không quá 500 ml. Không nhận hàng dễ cháy.',
      },
      sensitive: true,
    },
    {
      kind: 'food',
      names: { zhHanT: '包裝食品', zhHans: '包装食品', en: 'Packaged food', vi: 'Thực phẩm đóng gói' },
      notes: {
        zhHanT: '密封零食、茶葉、乾貨，不含肉、蛋、奶，保質期剩餘半年以上。寄台灣請看數量限制。',
        zhHans: '密封零食、茶叶、干货，不含肉、蛋、奶，保质期剩余半年以上。寄台湾请看数量限制。',
        en: 'Sealed snacks, tea and dried goods without meat, egg or dairy, half a year or more before expiry. Quantity limits apply to Taiwan.',
        vi: 'Đồ ăn vặt, trà, đồ khô đóng kín, không thịt, trứng, sữa, hạn còn trên nửa năm. Gửi Đài Loan có giới hạn số lượng.',
      },
      sensitive: true,
    },
    {
      kind: 'bulky',
      names: {
        zhHanT: '大件傢俬',
        zhHans: '大件家具',
        en: 'Furniture and bulky goods',
        vi: 'Nội thất, hàng cồng kềnh',
      },
      notes: {
        zhHanT: '梳化、床架、櫃、健身器材。任何一邊不超過200厘米，上樓及安裝需另行預約。',
        zhHans: '沙发、床架、柜子、健身器材。任何一边不超过200厘米，上楼和安装需另行预约。',
        en: 'Sofas, bed frames, cabinets, gym equipment. No side over 200 cm; stairs and assembly are booked separately.',
        vi: 'Sofa, khung giường, tủ, máy tập. Không cạnh nào quá 200 cm; bê lên tầng và lắp đặt cần hẹn riêng.',
      },
      sensitive: false,
    },
    {
      kind: 'branded',
      names: { zhHanT: '品牌貨', zhHans: '品牌货', en: 'Branded goods', vi: 'Hàng hiệu' },
      notes: {
        zhHanT: '須提供官方店或授權店的購買憑證。冒牌貨會被海關扣查，本店不收。',
        zhHans: '须提供官方店或授权店的购买凭证。假冒商品会被海关查扣，本店不收。',
        en: 'With proof of purchase from an official or authorised store. Counterfeits are seized by customs and not accepted.',
        vi: 'Cần chứng từ mua tại cửa hàng chính hãng hoặc được ủy quyền. Hàng giả bị hải quan thu giữ, chúng tôi không nhận.',
      },
      sensitive: true,
    },
  ],
} satisfies Partial<DemoShop>;
