import type { ColumnWords } from './column-words.ts';

export const codOrderColumns: ColumnWords = {
  clientNumber: {
    zhHans: ['客户单号', '订单号', '客户订单号'],
    zhHanT: ['客戶單號', '訂單號', '客戶訂單號'],
    en: ['Your order number', 'Order number', 'Order no.'],
    vi: ['Mã đơn của bạn', 'Mã đơn hàng', 'Mã đơn'],
  },
  receiverName: {
    zhHans: ['收件人', '收件人姓名', '收货人'],
    zhHanT: ['收件人', '收件人姓名', '收貨人'],
    en: ['Receiver', 'Receiver name', 'Recipient', 'Consignee'],
    vi: ['Người nhận', 'Tên người nhận'],
  },
  phone: {
    zhHans: ['收件人电话', '电话', '手机', '手机号'],
    zhHanT: ['收件人電話', '電話', '手機', '手機號碼'],
    en: ['Phone', 'Receiver phone', 'Mobile'],
    vi: ['Số điện thoại', 'Điện thoại', 'SĐT'],
  },
  province: {
    zhHans: ['省', '省份', '省/州'],
    zhHanT: ['縣市', '省', '省份'],
    en: ['Province', 'State', 'County'],
    vi: ['Tỉnh/Thành phố', 'Tỉnh', 'Tỉnh thành'],
  },
  city: {
    zhHans: ['市', '城市'],
    zhHanT: ['市', '城市'],
    en: ['City'],
    vi: ['Thành phố', 'Quận/Huyện', 'Quận huyện'],
  },
  area: {
    zhHans: ['区', '区县', '区/县'],
    zhHanT: ['區', '鄉鎮市區', '區域'],
    en: ['District', 'Area'],
    vi: ['Phường/Xã', 'Phường xã', 'Khu vực'],
  },
  address: {
    zhHans: ['详细地址', '地址', '收件地址'],
    zhHanT: ['詳細地址', '地址', '收件地址'],
    en: ['Address', 'Street address'],
    vi: ['Địa chỉ', 'Địa chỉ chi tiết'],
  },
  postcode: {
    zhHans: ['邮编', '邮政编码'],
    zhHanT: ['郵遞區號', '郵編'],
    en: ['Postcode', 'Postal code', 'ZIP'],
    vi: ['Mã bưu chính', 'Mã bưu điện'],
  },
  skuCode: {
    zhHans: ['SKU 编码', 'SKU', '商品编码'],
    zhHanT: ['SKU 編碼', '商品編碼'],
    en: ['SKU code', 'Item code'],
    vi: ['Mã SKU', 'Mã hàng'],
  },
  quantity: {
    zhHans: ['数量', '件数'],
    zhHanT: ['數量', '件數'],
    en: ['Quantity', 'Qty'],
    vi: ['Số lượng', 'SL'],
  },
  collectionAmount: {
    zhHans: ['代收金额', '代收货款', '货到付款金额'],
    zhHanT: ['代收金額', '代收貨款', '貨到付款金額'],
    en: ['Collection amount', 'COD amount', 'Amount to collect'],
    vi: ['Tiền thu hộ', 'Thu hộ', 'Số tiền thu hộ'],
  },
  goodsName: {
    zhHans: ['品名', '商品名称'],
    zhHanT: ['品名', '商品名稱'],
    en: ['Goods', 'Goods name'],
    vi: ['Tên hàng', 'Tên sản phẩm'],
  },
  remark: {
    zhHans: ['备注', '订单备注'],
    zhHanT: ['備註', '訂單備註'],
    en: ['Remark', 'Remarks', 'Note'],
    vi: ['Ghi chú'],
  },
};
