import type { DemoShop } from '../demo-shop.ts';

export const saomaiCatalog = {
  currencies: [
    {
      code: 'CNY',
      names: { vi: 'Nhân dân tệ', zhHans: '人民币', en: 'Chinese yuan', zhHanT: '人民幣' },
      exchangeRate: 1,
    },
    {
      code: 'VND',
      names: { vi: 'Đồng Việt Nam', zhHans: '越南盾', en: 'Vietnamese dong', zhHanT: '越南盾' },
      exchangeRate: 3745,
    },
  ],
  payTypes: [
    {
      kind: 'balance',
      names: { vi: 'Số dư tài khoản', zhHans: '账户余额', en: 'Account balance', zhHanT: '帳戶餘額' },
      notes: null,
      currencyCode: 'CNY',
    },
    {
      kind: 'bankDeposit',
      names: { vi: 'Chuyển khoản ngân hàng', zhHans: '银行转账', en: 'Bank transfer', zhHanT: '銀行轉帳' },
      notes: {
        vi: 'Chuyển tiền đồng vào tài khoản công ty hiện trên trang thanh toán, ghi đúng mã đơn trong nội dung rồi tải ảnh giao dịch; duyệt trong 30 phút giờ hành chính.',
        zhHans: '按付款页显示的公司账户转越南盾，附言写订单编号并上传凭证；工作时间内30分钟核实。',
        en: 'Transfer dong to the company account on the payment page with the order number as reference and upload the receipt; verified within 30 minutes in office hours.',
        zhHanT: '按付款頁顯示的公司帳戶轉越南盾，附言寫訂單編號並上載收據；辦公時間內30分鐘核實。',
      },
      currencyCode: 'VND',
    },
    {
      kind: 'alipay',
      names: { vi: 'Alipay', zhHans: '支付宝', en: 'Alipay', zhHanT: '支付寶' },
      notes: {
        vi: 'Dành cho khách có ví Alipay, thanh toán bằng nhân dân tệ.',
        zhHans: '适合有支付宝账户的客户，以人民币付款。',
        en: 'For customers with an Alipay account, in yuan.',
        zhHanT: '適合有支付寶帳戶的客戶，以人民幣付款。',
      },
      currencyCode: 'CNY',
    },
    {
      kind: 'wechat',
      names: { vi: 'WeChat Pay', zhHans: '微信支付', en: 'WeChat Pay', zhHanT: '微信支付' },
      notes: {
        vi: 'Quét mã QR bằng WeChat, thanh toán bằng nhân dân tệ.',
        zhHans: '用微信扫描二维码，以人民币付款。',
        en: 'Scan the QR code with WeChat, in yuan.',
        zhHanT: '以微信掃描二維碼，以人民幣付款。',
      },
      currencyCode: 'CNY',
    },
  ],
  destinations: [{ countryCode: 'VN', currencyCode: 'VND' }],
  goodsTypes: [
    {
      kind: 'general',
      names: { vi: 'Hàng thường', zhHans: '普货', en: 'General goods', zhHanT: '普通貨' },
      notes: {
        vi: 'Quần áo mới, giày dép, phụ kiện, đồ gia dụng, văn phòng phẩm, đồ trang trí.',
        zhHans: '全新服装、鞋、饰品、家居用品、文具、装饰品。',
        en: 'New clothing, shoes, accessories, household goods, stationery, decoration.',
        zhHanT: '全新衣物、鞋、飾物、家品、文具、裝飾品。',
      },
      sensitive: false,
    },
    {
      kind: 'battery',
      names: {
        vi: 'Hàng có pin, điện tử',
        zhHans: '带电、电子产品',
        en: 'Electronics with battery',
        zhHanT: '帶電、電子產品',
      },
      notes: {
        vi: 'Tai nghe, loa, đồng hồ, đồ điện nhỏ có pin gắn trong. Không nhận pin rời, sạc dự phòng.',
        zhHans: '耳机、音箱、手表、内置电池的小家电。不收散装电池和充电宝。',
        en: 'Earphones, speakers, watches, small appliances with a built-in battery. No loose batteries or power banks.',
        zhHanT: '耳機、喇叭、手錶、內置電池的小家電。不收散裝電池和外置充電器。',
      },
      sensitive: true,
    },
    {
      kind: 'liquid',
      names: {
        vi: 'Chất lỏng, bột, mỹ phẩm',
        zhHans: '液体、粉末、化妆品',
        en: 'Liquids, powders, cosmetics',
        zhHanT: '液體、粉末、化妝品',
      },
      notes: {
        vi: 'Nguyên tem, không cháy. Mỹ phẩm để bán phải có phiếu công bố và đi tuyến chính ngạch.',
        zhHans: '原装未开封、不可燃。用于销售的化妆品须有公布文件并走正式报关线路。',
        en: 'Sealed and non-flammable. Cosmetics for sale need a product notification and the official line.',
        zhHanT: '原裝未開封、不可燃。用於銷售的化妝品須有公布文件並走正式報關線路。',
      },
      sensitive: true,
    },
    {
      kind: 'fragile',
      names: {
        vi: 'Hàng dễ vỡ, gốm sứ, kính',
        zhHans: '易碎品、陶瓷、玻璃',
        en: 'Fragile, ceramics, glass',
        zhHanT: '易碎品、陶瓷、玻璃',
      },
      notes: {
        vi: 'Nên đóng kiện gỗ. Không đóng gỗ thì chỉ bồi thường khi thùng ngoài hư hại.',
        zhHans: '建议打木架。不打木架的，仅在外箱损坏时赔偿。',
        en: 'A wooden crate is advised; without it breakage is compensated only if the outer box is damaged.',
        zhHanT: '建議打木架。不打木架的，只在外箱損壞時賠償。',
      },
      sensitive: false,
    },
    {
      kind: 'machinery',
      names: {
        vi: 'Máy móc, hàng lô',
        zhHans: '机械、批量货',
        en: 'Machinery and bulk lots',
        zhHanT: '機械、批量貨',
      },
      notes: {
        vi: 'Từ 50 kg hoặc 0,3 m³. Máy đã qua sử dụng có điều kiện nhập riêng, hỏi trước khi mua.',
        zhHans: '50公斤或0.3立方米以上。二手机械有单独的进口条件，购买前请咨询。',
        en: 'From 50 kg or 0.3 m³. Used machinery has import conditions of its own: ask before you buy.',
        zhHanT: '50公斤或0.3立方米以上。二手機械有獨立的進口條件，購買前請查詢。',
      },
      sensitive: false,
    },
  ],
} satisfies Partial<DemoShop>;
