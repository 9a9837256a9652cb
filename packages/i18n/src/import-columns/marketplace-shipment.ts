import type { ColumnWords } from './column-words.ts';

export const marketplaceShipmentColumns: ColumnWords = {
  orderNumber: {
    zhHans: ['平台订单号', '虾皮订单号', '订单编号'],
    zhHanT: ['平台訂單號', '蝦皮訂單編號', '訂單編號'],
    en: ['Marketplace order number', 'Order ID', 'Order SN'],
    vi: ['Mã đơn trên sàn', 'Mã đơn hàng Shopee'],
  },
  courierNumbers: {
    zhHans: ['国内快递单号', '快递单号'],
    zhHanT: ['國內快遞單號', '快遞單號'],
    en: ['Courier numbers', 'Courier number', 'Tracking numbers'],
    vi: ['Mã vận đơn nội địa', 'Mã vận đơn'],
  },
  lineCode: {
    zhHans: ['线路代码', '线路'],
    zhHanT: ['線路代碼', '線路'],
    en: ['Line code', 'Line'],
    vi: ['Mã tuyến', 'Tuyến'],
  },
  remark: {
    zhHans: ['备注'],
    zhHanT: ['備註'],
    en: ['Remark', 'Note'],
    vi: ['Ghi chú'],
  },
};
