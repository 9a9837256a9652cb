import type { Language } from '@onehaul/domain/language';
import type { HoldReason } from '@onehaul/domain/parcel/parcel-state';

/** What members write of their goods, in the language they write in. */
export const goodsWords: Readonly<Record<Language, readonly string[]>> = {
  zhHanT: [
    '收納箱',
    '男裝外套',
    '藍牙耳機',
    '陶瓷茶具',
    '瑜伽墊',
    '手機殼',
    '嬰兒車',
    '檯燈',
    '貓砂盆',
    '運動鞋',
    '窗簾布',
    '模型玩具',
  ],
  zhHans: [
    '收纳箱',
    '男装外套',
    '蓝牙耳机',
    '陶瓷茶具',
    '瑜伽垫',
    '手机壳',
    '婴儿车',
    '台灯',
    '猫砂盆',
    '运动鞋',
    '窗帘布',
    '模型玩具',
  ],
  en: [
    'Storage boxes',
    'Winter coat',
    'Earphones',
    'Tea set',
    'Yoga mat',
    'Phone cases',
    'Pushchair',
    'Desk lamp',
    'Litter tray',
    'Trainers',
    'Curtains',
    'Model kit',
  ],
  vi: [
    'Hộp đựng đồ',
    'Áo khoác nam',
    'Tai nghe bluetooth',
    'Bộ ấm trà gốm',
    'Thảm yoga',
    'Ốp điện thoại',
    'Xe đẩy em bé',
    'Đèn bàn',
    'Khay vệ sinh mèo',
    'Giày thể thao',
    'Vải rèm cửa',
    'Mô hình lắp ráp',
  ],
};

export const remarkWords: Readonly<Record<Language, readonly string[]>> = {
  zhHanT: ['', '', '', '易碎，請小心', '與下一單一齊寄', '請拍內件'],
  zhHans: ['', '', '', '易碎，请轻放', '和下一单一起发', '请拍内件'],
  en: ['', '', '', 'Fragile, please', 'Send with the next one', 'Photo of the inside, please'],
  vi: ['', '', '', 'Hàng dễ vỡ', 'Gửi chung với đơn sau', 'Xin chụp ảnh bên trong'],
};

/** What a clerk notes of a parcel that is kept back. */
export const holdWords: Readonly<Record<HoldReason, Readonly<Record<Language, string>>>> = {
  contraband: {
    zhHanT: '內有打火機，請聯絡客服處理',
    zhHans: '内有打火机，请联系客服处理',
    en: 'Lighters inside; please contact us',
    vi: 'Có bật lửa bên trong, vui lòng liên hệ CSKH',
  },
  damage: {
    zhHanT: '到倉時外箱破角',
    zhHans: '到仓时外箱破角',
    en: 'Corner crushed on arrival',
    vi: 'Thùng bị móp góc khi về kho',
  },
  wet: {
    zhHanT: '外箱浸濕，已吹乾待確認',
    zhHans: '外箱浸湿，已晾干待确认',
    en: 'Box came in wet; dried, awaiting your word',
    vi: 'Thùng bị ướt, đã hong khô, chờ xác nhận',
  },
  mismatch: {
    zhHanT: '內件與申報不符',
    zhHans: '内件与申报不符',
    en: 'Contents differ from the declaration',
    vi: 'Hàng bên trong không khớp khai báo',
  },
  oversize: {
    zhHanT: '最長邊逾2米，須改線路',
    zhHans: '最长边超过2米，需改线路',
    en: 'Longest side over 2 m; needs another line',
    vi: 'Cạnh dài quá 2 m, cần đổi tuyến',
  },
  document: { zhHanT: '待補發票', zhHans: '待补发票', en: 'Invoice missing', vi: 'Chờ bổ sung hóa đơn' },
  other: {
    zhHanT: '客戶要求暫存',
    zhHans: '客户要求暂存',
    en: 'Kept at the customer’s request',
    vi: 'Khách yêu cầu giữ hàng',
  },
};

export const claimWords: Readonly<Record<Language, readonly string[]>> = {
  zhHanT: ['漏寫會員編號，附上訂單截圖', '賣家寫錯單號', '朋友代購的'],
  zhHans: ['忘写会员编号，附订单截图', '卖家写错单号', '朋友代买的'],
  en: [
    'I forgot the member code; the order is attached',
    'The seller mistyped the number',
    'A friend bought it for me',
  ],
  vi: ['Quên ghi mã khách hàng, gửi kèm ảnh đơn', 'Người bán ghi sai mã vận đơn', 'Bạn mua giúp tôi'],
};

/** Why the staff said no, or want to part with goods. */
export const deskWords: Readonly<Record<'refused' | 'given' | 'old', Readonly<Record<Language, string>>>> = {
  refused: {
    zhHanT: '訂單收件人與帳戶不符',
    zhHans: '订单收件人与账户不符',
    en: 'Another name on the order',
    vi: 'Tên trên đơn không khớp tài khoản',
  },
  given: {
    zhHanT: '憑訂單截圖核實',
    zhHans: '凭订单截图核实',
    en: 'Proved by the order',
    vi: 'Đã đối chiếu ảnh đơn hàng',
  },
  old: {
    zhHanT: '公示期滿無人認領',
    zhHans: '公示期满无人认领',
    en: 'Nobody came within the notice period',
    vi: 'Hết thời gian thông báo, không ai nhận',
  },
};
