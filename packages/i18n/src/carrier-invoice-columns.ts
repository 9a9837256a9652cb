import { carrierColumns, type CarrierHeadings } from './carrier-columns.ts';

/** Columns of a carrier's invoice. */
type InvoiceColumn = 'billNumber' | 'weight' | 'amount' | 'currency';

const headings: CarrierHeadings<InvoiceColumn> = {
  zhHans: {
    billNumber: ['运单号', '转运单号', '派送单号', '快递单号', '物流单号', '跟踪号', '订单号', '单号'],
    weight: ['计费重', '计费重量', '结算重量', '收费重', '重量', '计费重(kg)'],
    amount: ['金额', '应付金额', '运费', '总金额', '合计', '费用'],
    currency: ['币种', '币别', '货币'],
  },
  zhHanT: {
    billNumber: ['託運單號', '運單號', '轉運單號', '配送單號', '貨運單號', '追蹤號', '訂單號', '單號'],
    weight: ['計費重', '計費重量', '結算重量', '重量', '計費重(kg)'],
    amount: ['金額', '應付金額', '運費', '總金額', '合計', '費用'],
    currency: ['幣別', '幣種', '貨幣'],
  },
  en: {
    billNumber: [
      'Tracking number',
      'Bill number',
      'Waybill',
      'Waybill number',
      'Consignment number',
      'Order number',
      'Reference',
    ],
    weight: ['Billed weight', 'Chargeable weight', 'Weight', 'Weight (kg)', 'Billed weight (kg)'],
    amount: ['Amount', 'Total', 'Charge', 'Freight', 'Net amount'],
    currency: ['Currency', 'Currency code'],
  },
  vi: {
    billNumber: ['Mã vận đơn', 'Số vận đơn', 'Mã tracking', 'Mã đơn hàng'],
    weight: ['Trọng lượng tính cước', 'Khối lượng tính cước', 'Trọng lượng', 'Khối lượng'],
    amount: ['Số tiền', 'Cước phí', 'Thành tiền', 'Tổng tiền'],
    currency: ['Loại tiền', 'Tiền tệ', 'Đơn vị tiền'],
  },
};

export const { headingOf: invoiceHeading, columnOf: invoiceColumnOf } = carrierColumns(headings);
