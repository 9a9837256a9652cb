import type { Language } from '@onehaul/domain/language';

/** Columns of a forecast sheet, in template order. */
export const forecastColumns = [
  'courierNumber',
  'goodsName',
  'goodsType',
  'quantity',
  'unitPrice',
  'remark',
] as const;
export type ForecastColumn = (typeof forecastColumns)[number];

/** The first heading is the template's; the others are synonyms from users' and other forwarders' sheets. */
const headings: Readonly<Record<Language, Readonly<Record<ForecastColumn, readonly [string, ...string[]]>>>> =
  {
    zhHans: {
      courierNumber: ['快递单号', '单号', '运单号', '物流单号', '包裹单号', '快递号'],
      goodsName: ['货物名称', '品名', '商品名称', '物品名称', '名称'],
      goodsType: ['货物类型', '类型', '物品类型', '商品类型', '品类'],
      quantity: ['数量', '件数', '个数'],
      unitPrice: ['单价（元）', '单价', '价格', '单价(元)', '申报单价'],
      remark: ['备注', '说明'],
    },
    zhHanT: {
      courierNumber: ['快遞單號', '單號', '運單號', '物流單號', '包裹單號', '快遞號'],
      goodsName: ['貨品名稱', '品名', '商品名稱', '物品名稱', '名稱'],
      goodsType: ['貨品類別', '類別', '物品類別', '商品類別', '類型'],
      quantity: ['數量', '件數', '個數'],
      unitPrice: ['單價（人民幣）', '單價', '價格', '單價(人民幣)', '申報單價'],
      remark: ['備註', '備注', '說明'],
    },
    en: {
      courierNumber: ['Courier number', 'Tracking number', 'Tracking no.', 'Courier no.', 'Number', 'Code'],
      goodsName: ['Goods', 'Goods name', 'Name', 'Item', 'Item name', 'Description'],
      goodsType: ['Kind of goods', 'Goods type', 'Type', 'Category'],
      quantity: ['Quantity', 'Qty', 'Pieces'],
      unitPrice: ['Unit price (CNY)', 'Unit price', 'Price', 'Price (CNY)'],
      remark: ['Remark', 'Remarks', 'Note', 'Notes'],
    },
    vi: {
      courierNumber: ['Mã vận đơn', 'Mã kiện', 'Số vận đơn', 'Mã tracking'],
      goodsName: ['Tên hàng', 'Tên sản phẩm', 'Hàng hóa', 'Tên hàng hóa'],
      goodsType: ['Loại hàng', 'Loại hàng hóa', 'Nhóm hàng'],
      quantity: ['Số lượng', 'SL'],
      unitPrice: ['Đơn giá (CNY)', 'Đơn giá', 'Giá', 'Đơn giá (tệ)'],
      remark: ['Ghi chú', 'Chú thích'],
    },
  };

/** The template's heading of a column. */
export const forecastHeading = (language: Language, column: ForecastColumn) => headings[language][column][0];

/** Normalises spacing, case and full-width characters such as brackets. */
const keyOf = (heading: string) =>
  heading
    .normalize('NFKC')
    .replaceAll(/[\s*:]/g, '')
    .toLowerCase();

const columnOfKey: ReadonlyMap<string, ForecastColumn> = new Map(
  Object.values(headings).flatMap((ofLanguage) =>
    forecastColumns.flatMap((column) => ofLanguage[column].map((word) => [keyOf(word), column] as const)),
  ),
);

/** Finds the column of a heading in any of our languages. */
export const forecastColumnOf = (heading: string) => columnOfKey.get(keyOf(heading));
