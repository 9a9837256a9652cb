import { carrierColumns, type CarrierHeadings } from './carrier-columns.ts';

/** Columns of a carrier's statement of collected money. */
type StatementColumn = 'billNumber' | 'amount' | 'currency';

const headings: CarrierHeadings<StatementColumn> = {
  zhHans: {
    billNumber: ['运单号', '转运单号', '派送单号', '快递单号', '物流单号', '单号'],
    amount: ['代收金额', '代收货款', '货款金额', '货款', '金额'],
    currency: ['币种', '币别', '货币'],
  },
  zhHanT: {
    billNumber: ['託運單號', '運單號', '轉運單號', '配送單號', '貨運單號', '單號'],
    amount: ['代收金額', '代收貨款', '貨款金額', '貨款', '金額'],
    currency: ['幣別', '幣種', '貨幣'],
  },
  en: {
    billNumber: ['Bill number', 'Waybill', 'Waybill number', 'Tracking number', 'Consignment number'],
    amount: ['Amount collected', 'COD amount', 'Collected amount', 'COD', 'Amount'],
    currency: ['Currency', 'Currency code'],
  },
  vi: {
    billNumber: ['Mã vận đơn', 'Số vận đơn', 'Mã đơn hàng vận chuyển', 'Mã tracking'],
    amount: ['Tiền thu hộ', 'Số tiền thu hộ', 'Tiền COD', 'Số tiền'],
    currency: ['Loại tiền', 'Tiền tệ', 'Đơn vị tiền'],
  },
};

export const { headingOf: statementHeading, columnOf: statementColumnOf } = carrierColumns(headings);
