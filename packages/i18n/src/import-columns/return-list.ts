import type { ColumnWords } from './column-words.ts';

export const returnListColumns: ColumnWords = {
  orderNumber: {
    zhHans: ['原订单号', '订单号', '原单号'],
    zhHanT: ['原訂單號', '訂單號', '原單號'],
    en: ['Original order number', 'Order number', 'Order no.'],
    vi: ['Mã đơn gốc', 'Mã đơn hàng'],
  },
  courierNumber: {
    zhHans: ['退件快递单号', '退件单号', '快递单号'],
    zhHanT: ['退件物流單號', '退件單號', '物流單號'],
    en: ['Return courier number', 'Return tracking number', 'Courier number'],
    vi: ['Mã vận đơn hoàn', 'Mã vận đơn'],
  },
  goods: {
    zhHans: ['SKU 编码或品名', 'SKU', '品名'],
    zhHanT: ['SKU 編碼或品名'],
    en: ['SKU code or goods', 'Goods'],
    vi: ['Mã SKU hoặc tên hàng', 'Tên hàng'],
  },
  quantity: {
    zhHans: ['数量', '件数'],
    zhHanT: ['數量', '件數'],
    en: ['Quantity', 'Qty'],
    vi: ['Số lượng'],
  },
  reason: {
    zhHans: ['退件原因', '原因'],
    zhHanT: ['退件原因'],
    en: ['Reason'],
    vi: ['Lý do hoàn', 'Lý do'],
  },
};
