import type { DemoShop } from '../demo-shop.ts';

export const northstarCatalog = {
  currencies: [
    {
      code: 'CNY',
      names: { en: 'Chinese yuan', zhHans: '人民币', zhHanT: '人民幣', vi: 'Nhân dân tệ' },
      exchangeRate: 1,
    },
    {
      code: 'USD',
      names: { en: 'US dollar', zhHans: '美元', zhHanT: '美元', vi: 'Đô la Mỹ' },
      exchangeRate: 0.1425,
    },
    { code: 'EUR', names: { en: 'Euro', zhHans: '欧元', zhHanT: '歐元', vi: 'Euro' }, exchangeRate: 0.1227 },
  ],
  payTypes: [
    {
      kind: 'balance',
      names: { en: 'Account balance', zhHans: '账户余额', zhHanT: '帳戶餘額', vi: 'Số dư tài khoản' },
      notes: null,
      currencyCode: 'CNY',
    },
    {
      kind: 'stripe',
      names: { en: 'Card', zhHans: '银行卡', zhHanT: '銀行卡', vi: 'Thẻ' },
      notes: {
        en: 'Visa, Mastercard and American Express on our payment provider’s page, charged in US dollars. Your bank converts from pounds or euros.',
        zhHans: 'Visa、Mastercard、美国运通，在支付机构页面付款，以美元扣款；英镑、欧元账户由发卡行换算。',
        zhHanT: 'Visa、Mastercard、美國運通，在支付機構頁面付款，以美元扣款；英鎊、歐元帳戶由發卡行換算。',
        vi: 'Visa, Mastercard, American Express trên trang của đơn vị thanh toán, trừ bằng đô la Mỹ; ngân hàng của bạn tự quy đổi.',
      },
      currencyCode: 'USD',
    },
    {
      kind: 'bankDeposit',
      names: { en: 'SEPA transfer', zhHans: 'SEPA 转账', zhHanT: 'SEPA 轉帳', vi: 'Chuyển khoản SEPA' },
      notes: {
        en: 'Transfer euros to the account shown on the payment page with the order number as reference and upload the confirmation; verified on the next working day.',
        zhHans: '按付款页显示的账户转欧元，附言写订单编号并上传凭证；下一个工作日核实。',
        zhHanT: '按付款頁顯示的帳戶轉歐元，附言寫訂單編號並上載收據；下一個工作天核實。',
        vi: 'Chuyển euro vào tài khoản hiện trên trang thanh toán, ghi mã đơn và tải xác nhận; duyệt vào ngày làm việc kế tiếp.',
      },
      currencyCode: 'EUR',
    },
    {
      kind: 'alipay',
      names: { en: 'Alipay', zhHans: '支付宝', zhHanT: '支付寶', vi: 'Alipay' },
      notes: {
        en: 'For members with an Alipay account, in yuan.',
        zhHans: '适合有支付宝账户的会员，以人民币付款。',
        zhHanT: '適合有支付寶帳戶的會員，以人民幣付款。',
        vi: 'Cho thành viên có tài khoản Alipay, bằng nhân dân tệ.',
      },
      currencyCode: 'CNY',
    },
  ],
  destinations: [
    { countryCode: 'GB', currencyCode: 'USD' },
    { countryCode: 'US', currencyCode: 'USD' },
    { countryCode: 'IE', currencyCode: 'EUR' },
    { countryCode: 'DE', currencyCode: 'EUR' },
    { countryCode: 'FR', currencyCode: 'EUR' },
    { countryCode: 'NL', currencyCode: 'EUR' },
    { countryCode: 'ES', currencyCode: 'EUR' },
    { countryCode: 'IT', currencyCode: 'EUR' },
  ],
  goodsTypes: [
    {
      kind: 'general',
      names: { en: 'General goods', zhHans: '普货', zhHanT: '普通貨', vi: 'Hàng thường' },
      notes: {
        en: 'Clothing, books, crafts, homeware, tools without battery, liquid or magnet.',
        zhHans: '服装、书籍、手工艺品、家居用品、工具，不带电、不含液体和磁性。',
        zhHanT: '衣物、書籍、手工藝品、家品、工具，不帶電、不含液體和磁性。',
        vi: 'Quần áo, sách, đồ thủ công, đồ gia dụng, dụng cụ không pin, không chất lỏng, không nam châm.',
      },
      sensitive: false,
    },
    {
      kind: 'battery',
      names: { en: 'Battery inside', zhHans: '内置电池', zhHanT: '內置電池', vi: 'Có pin gắn trong' },
      notes: {
        en: 'Devices with the battery fitted and switched off. No spare batteries, power banks or e-bikes.',
        zhHans: '电池装在机内并关机的设备。不收备用电池、充电宝、电动自行车。',
        zhHanT: '電池裝在機內並關機的設備。不收備用電池、外置充電器、電動單車。',
        vi: 'Thiết bị lắp pin bên trong và đã tắt nguồn. Không nhận pin rời, sạc dự phòng, xe đạp điện.',
      },
      sensitive: true,
    },
    {
      kind: 'liquid',
      names: {
        en: 'Cosmetics and liquids',
        zhHans: '化妆品、液体',
        zhHanT: '化妝品、液體',
        vi: 'Mỹ phẩm, chất lỏng',
      },
      notes: {
        en: 'Sealed, non-flammable, personal quantities. The product must be allowed at the destination.',
        zhHans: '原封、不可燃、自用数量，且目的地允许该产品。',
        zhHanT: '原封、不可燃、自用數量，且目的地准許該產品。',
        vi: 'Nguyên tem, không cháy, số lượng tự dùng; sản phẩm phải được phép ở nơi đến.',
      },
      sensitive: true,
    },
    {
      kind: 'food',
      names: { en: 'Tea and dry food', zhHans: '茶叶、干货', zhHanT: '茶葉、乾貨', vi: 'Trà, đồ khô' },
      notes: {
        en: 'Plant-based, sealed and labelled; nothing with meat, egg, dairy or honey. For the US, FDA prior notice is filed by our broker.',
        zhHans: '植物性、密封、有标签；不含肉、蛋、奶、蜂蜜。寄美国由报关行办理FDA预先通报。',
        zhHanT: '植物性、密封、有標籤；不含肉、蛋、奶、蜂蜜。寄美國由報關行辦理FDA預先通報。',
        vi: 'Nguồn gốc thực vật, đóng kín, có nhãn; không thịt, trứng, sữa, mật ong. Gửi Mỹ do đại lý hải quan thông báo trước cho FDA.',
      },
      sensitive: true,
    },
    {
      kind: 'branded',
      names: { en: 'Branded goods', zhHans: '品牌货', zhHanT: '品牌貨', vi: 'Hàng hiệu' },
      notes: {
        en: 'Genuine goods with an invoice from the brand or an authorised store.',
        zhHans: '正品，并有品牌或授权店发票。',
        zhHanT: '正貨，並有品牌或授權店發票。',
        vi: 'Hàng thật, có hóa đơn của hãng hoặc cửa hàng được ủy quyền.',
      },
      sensitive: true,
    },
  ],
} satisfies Partial<DemoShop>;
