import type { ColumnWords } from './column-words.ts';

export const peerOrderColumns: ColumnWords = {
  clientNumber: {
    zhHans: ['客户单号', '您的单号', '订单号', '运单号'],
    zhHanT: ['客戶單號', '您的單號', '訂單號', '運單號'],
    en: ['Your order number', 'Order number', 'Order no.', 'Reference'],
    vi: ['Mã đơn của bạn', 'Mã đơn hàng', 'Số đơn'],
  },
  lineCode: {
    zhHans: ['线路代码', '渠道代码', '渠道'],
    zhHanT: ['線路代碼', '管道代碼'],
    en: ['Line code', 'Channel code', 'Service code'],
    vi: ['Mã tuyến', 'Mã kênh'],
  },
  mark: {
    zhHans: ['箱唛', '箱号', '分单号'],
    zhHanT: ['箱嘜', '箱號', '分單號'],
    en: ['Box mark', 'Carton number', 'Own bill number'],
    vi: ['Ký hiệu kiện', 'Mã kiện'],
  },
  receiverName: {
    zhHans: ['收件人', '收件人姓名'],
    zhHanT: ['收件人', '收件人姓名'],
    en: ['Receiver', 'Receiver name', 'Consignee'],
    vi: ['Người nhận', 'Tên người nhận'],
  },
  receiverPhone: {
    zhHans: ['收件人电话', '电话', '手机'],
    zhHanT: ['收件人電話', '電話', '手機'],
    en: ['Receiver phone', 'Phone'],
    vi: ['Điện thoại người nhận', 'Điện thoại'],
  },
  receiverPostcode: {
    zhHans: ['邮编', '邮政编码'],
    zhHanT: ['郵遞區號'],
    en: ['Postcode', 'Postal code', 'Zip'],
    vi: ['Mã bưu chính'],
  },
  receiverRegion: {
    zhHans: ['省市区', '地区'],
    zhHanT: ['縣市區域', '地區'],
    en: ['Province, city, area', 'Region'],
    vi: ['Tỉnh/Thành, Quận/Huyện', 'Khu vực'],
  },
  receiverDetail: {
    zhHans: ['详细地址', '地址'],
    zhHanT: ['詳細地址', '地址'],
    en: ['Address', 'Street address'],
    vi: ['Địa chỉ', 'Địa chỉ chi tiết'],
  },
  nameChinese: {
    zhHans: ['中文品名', '品名'],
    zhHanT: ['中文品名', '品名'],
    en: ['Goods (Chinese)', 'Goods name (Chinese)'],
    vi: ['Tên hàng (tiếng Trung)'],
  },
  nameEnglish: {
    zhHans: ['英文品名'],
    zhHanT: ['英文品名'],
    en: ['Goods (English)', 'Goods name (English)'],
    vi: ['Tên hàng (tiếng Anh)'],
  },
  quantity: {
    zhHans: ['数量', '件数'],
    zhHanT: ['數量', '件數'],
    en: ['Quantity', 'Pieces'],
    vi: ['Số lượng'],
  },
  unitValue: {
    zhHans: ['单价（元）', '申报单价', '单价'],
    zhHanT: ['單價（人民幣）', '申報單價', '單價'],
    en: ['Unit value (CNY)', 'Unit value', 'Unit price'],
    vi: ['Đơn giá (CNY)', 'Đơn giá'],
  },
  hsCode: {
    zhHans: ['海关编码', 'HS 编码'],
    zhHanT: ['海關編碼', '稅則號列'],
    en: ['HS code'],
    vi: ['Mã HS'],
  },
  weight: {
    zhHans: ['重量（kg）', '重量', '毛重'],
    zhHanT: ['重量（kg）', '重量', '毛重'],
    en: ['Weight (kg)', 'Weight', 'Gross weight'],
    vi: ['Cân nặng (kg)', 'Cân nặng', 'Trọng lượng'],
  },
  length: {
    zhHans: ['长（cm）', '长'],
    zhHanT: ['長（cm）', '長'],
    en: ['Length (cm)', 'Length'],
    vi: ['Dài (cm)', 'Dài'],
  },
  width: {
    zhHans: ['宽（cm）', '宽'],
    zhHanT: ['寬（cm）', '寬'],
    en: ['Width (cm)', 'Width'],
    vi: ['Rộng (cm)', 'Rộng'],
  },
  height: {
    zhHans: ['高（cm）', '高'],
    zhHanT: ['高（cm）', '高'],
    en: ['Height (cm)', 'Height'],
    vi: ['Cao (cm)', 'Cao'],
  },
  isTaxHandled: {
    zhHans: ['代缴税', '包税'],
    zhHanT: ['代繳稅', '包稅'],
    en: ['Tax handled', 'Duty paid'],
    vi: ['Nộp thuế hộ', 'Bao thuế'],
  },
  remark: {
    zhHans: ['备注'],
    zhHanT: ['備註'],
    en: ['Remark', 'Note'],
    vi: ['Ghi chú'],
  },
};
