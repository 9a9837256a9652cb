import type { ColumnWords } from './column-words.ts';

export const boxListColumns: ColumnWords = {
  boxNumber: {
    zhHans: ['箱号', '箱序号', '件号'],
    zhHanT: ['箱號', '件號'],
    en: ['Box no.', 'Carton no.', 'Box number'],
    vi: ['Số kiện', 'Số thùng'],
  },
  mark: {
    zhHans: ['唛头', '箱唛'],
    zhHanT: ['嘜頭', '麥頭'],
    en: ['Mark', 'Shipping mark'],
    vi: ['Ký mã hiệu', 'Mã kiện'],
  },
  nameChinese: {
    zhHans: ['中文品名', '品名'],
    zhHanT: ['中文品名', '貨物中文名稱'],
    en: ['Name (Chinese)', 'Chinese name'],
    vi: ['Tên hàng (tiếng Trung)'],
  },
  nameEnglish: {
    zhHans: ['英文品名'],
    zhHanT: ['英文品名', '貨物英文名稱'],
    en: ['Name (English)', 'English name', 'Description'],
    vi: ['Tên hàng (tiếng Anh)'],
  },
  material: {
    zhHans: ['材质'],
    zhHanT: ['材質'],
    en: ['Material'],
    vi: ['Chất liệu'],
  },
  hsCode: {
    zhHans: ['海关编码', 'HS编码'],
    zhHanT: ['海關編碼', '稅則號列'],
    en: ['HS code'],
    vi: ['Mã HS'],
  },
  piecesPerBox: {
    zhHans: ['每箱数量', '单箱数量'],
    zhHanT: ['每箱數量'],
    en: ['Pieces per box', 'Pcs per carton', 'Qty per box'],
    vi: ['Số lượng mỗi kiện'],
  },
  boxes: {
    zhHans: ['箱数', '件数'],
    zhHanT: ['箱數', '件數'],
    en: ['Boxes', 'Cartons'],
    vi: ['Số lượng kiện', 'Tổng số kiện'],
  },
  length: {
    zhHans: ['长(cm)', '长'],
    zhHanT: ['長(cm)', '長'],
    en: ['Length (cm)', 'Length'],
    vi: ['Dài (cm)', 'Dài'],
  },
  width: {
    zhHans: ['宽(cm)', '宽'],
    zhHanT: ['寬(cm)', '寬'],
    en: ['Width (cm)', 'Width'],
    vi: ['Rộng (cm)', 'Rộng'],
  },
  height: {
    zhHans: ['高(cm)', '高'],
    zhHanT: ['高(cm)', '高'],
    en: ['Height (cm)', 'Height'],
    vi: ['Cao (cm)', 'Cao'],
  },
  grossWeight: {
    zhHans: ['毛重(kg)', '毛重'],
    zhHanT: ['毛重(kg)', '毛重'],
    en: ['Gross (kg)', 'Gross weight (kg)', 'G.W.'],
    vi: ['Trọng lượng cả bì (kg)'],
  },
  netWeight: {
    zhHans: ['净重(kg)', '净重'],
    zhHanT: ['淨重(kg)', '淨重'],
    en: ['Net (kg)', 'Net weight (kg)', 'N.W.'],
    vi: ['Trọng lượng tịnh (kg)'],
  },
  unitValue: {
    zhHans: ['申报单价', '单价'],
    zhHanT: ['申報單價', '單價'],
    en: ['Unit value', 'Unit price'],
    vi: ['Đơn giá khai báo', 'Đơn giá'],
  },
  origin: {
    zhHans: ['原产国', '原产地'],
    zhHanT: ['原產國', '原產地'],
    en: ['Origin', 'Country of origin'],
    vi: ['Xuất xứ'],
  },
};
