import type { ColumnWords } from './column-words.ts';

export const codSkuColumns: ColumnWords = {
  code: {
    zhHans: ['SKU 编码', 'SKU', '商品编码', '货号'],
    zhHanT: ['SKU 編碼', '商品編碼', '貨號'],
    en: ['SKU code', 'Item code'],
    vi: ['Mã SKU', 'Mã hàng'],
  },
  name: {
    zhHans: ['商品名称', '品名', '中文品名'],
    zhHanT: ['商品名稱', '中文品名'],
    en: ['Name', 'Item name'],
    vi: ['Tên hàng', 'Tên sản phẩm'],
  },
  nameEnglish: {
    zhHans: ['英文品名', '英文名称'],
    zhHanT: ['英文名稱'],
    en: ['English name'],
    vi: ['Tên tiếng Anh'],
  },
  category: {
    zhHans: ['分类', '商品分类', '类目'],
    zhHanT: ['分類', '商品分類'],
    en: ['Category'],
    vi: ['Danh mục'],
  },
  barcode: {
    zhHans: ['条码', '条形码'],
    zhHanT: ['條碼'],
    en: ['Barcode', 'EAN'],
    vi: ['Mã vạch'],
  },
  weight: {
    zhHans: ['重量(kg)', '单件重量', '重量'],
    zhHanT: ['單件重量'],
    en: ['Weight (kg)', 'Weight'],
    vi: ['Cân nặng (kg)', 'Trọng lượng'],
  },
  length: {
    zhHans: ['长(cm)', '长'],
    zhHanT: ['長(cm)', '長'],
    en: ['Length (cm)', 'Length'],
    vi: ['Dài (cm)', 'Chiều dài'],
  },
  width: {
    zhHans: ['宽(cm)', '宽'],
    zhHanT: ['寬(cm)', '寬'],
    en: ['Width (cm)', 'Width'],
    vi: ['Rộng (cm)', 'Chiều rộng'],
  },
  height: {
    zhHans: ['高(cm)', '高'],
    zhHanT: ['高度(cm)'],
    en: ['Height (cm)', 'Height'],
    vi: ['Cao (cm)', 'Chiều cao'],
  },
  declared: {
    zhHans: ['申报单价(CNY)', '申报单价', '申报价值'],
    zhHanT: ['申報單價(CNY)', '申報單價'],
    en: ['Declared value each (CNY)', 'Declared value'],
    vi: ['Giá khai báo mỗi chiếc (CNY)', 'Giá khai báo'],
  },
  hsCode: {
    zhHans: ['海关编码', 'HS 编码'],
    zhHanT: ['海關編碼', '稅則號列'],
    en: ['HS code'],
    vi: ['Mã HS'],
  },
  lowAt: {
    zhHans: ['低库存提醒', '预警数量'],
    zhHanT: ['低庫存提醒'],
    en: ['Warn below', 'Low stock at'],
    vi: ['Cảnh báo khi dưới', 'Mức tồn tối thiểu'],
  },
};
