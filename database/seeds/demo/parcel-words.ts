import type { Language } from '@onehaul/domain/language';
import type { HoldReason } from '@onehaul/domain/parcel/parcel-state';
import type { FourTexts } from './demo-shop.ts';

/** Kinds of demo goods; each goods type of a shop maps to one of these. */
export type GoodsKind =
  | 'general'
  | 'battery'
  | 'liquid'
  | 'food'
  | 'bulky'
  | 'branded'
  | 'fragile'
  | 'machinery';

/** Members' descriptions of goods per kind, in their language. */
export const goodsWords: Readonly<Record<GoodsKind, readonly FourTexts[]>> = {
  general: [
    { zhHanT: '收納箱', zhHans: '收纳箱', en: 'Storage boxes', vi: 'Hộp đựng đồ' },
    { zhHanT: '男裝外套', zhHans: '男装外套', en: 'Winter coat', vi: 'Áo khoác nam' },
    { zhHanT: '瑜伽墊', zhHans: '瑜伽垫', en: 'Yoga mat', vi: 'Thảm yoga' },
    { zhHanT: '手機殼', zhHans: '手机壳', en: 'Phone cases', vi: 'Ốp điện thoại' },
    { zhHanT: '貓砂盆', zhHans: '猫砂盆', en: 'Litter tray', vi: 'Khay vệ sinh mèo' },
    { zhHanT: '運動鞋', zhHans: '运动鞋', en: 'Trainers', vi: 'Giày thể thao' },
    { zhHanT: '窗簾布', zhHans: '窗帘布', en: 'Curtains', vi: 'Vải rèm cửa' },
    { zhHanT: '模型玩具', zhHans: '模型玩具', en: 'Model kit', vi: 'Mô hình lắp ráp' },
  ],
  battery: [
    { zhHanT: '藍牙耳機', zhHans: '蓝牙耳机', en: 'Bluetooth earphones', vi: 'Tai nghe bluetooth' },
    { zhHanT: '電動牙刷', zhHans: '电动牙刷', en: 'Electric toothbrush', vi: 'Bàn chải điện' },
    { zhHanT: '充電檯燈', zhHans: '充电台灯', en: 'Rechargeable desk lamp', vi: 'Đèn bàn sạc' },
    { zhHanT: '掃地機械人', zhHans: '扫地机器人', en: 'Robot vacuum', vi: 'Robot hút bụi' },
  ],
  liquid: [
    { zhHanT: '護手霜', zhHans: '护手霜', en: 'Hand cream', vi: 'Kem dưỡng da tay' },
    { zhHanT: '洗髮水', zhHans: '洗发水', en: 'Shampoo', vi: 'Dầu gội' },
    { zhHanT: '面膜', zhHans: '面膜', en: 'Face masks', vi: 'Mặt nạ dưỡng da' },
  ],
  food: [
    { zhHanT: '鐵觀音茶葉', zhHans: '铁观音茶叶', en: 'Oolong tea', vi: 'Trà ô long' },
    { zhHanT: '乾香菇', zhHans: '干香菇', en: 'Dried mushrooms', vi: 'Nấm hương khô' },
    { zhHanT: '米餅零食', zhHans: '米饼零食', en: 'Rice crackers', vi: 'Bánh gạo' },
  ],
  bulky: [
    { zhHanT: '嬰兒車', zhHans: '婴儿车', en: 'Pushchair', vi: 'Xe đẩy em bé' },
    { zhHanT: '電腦椅', zhHans: '电脑椅', en: 'Desk chair', vi: 'Ghế máy tính' },
    { zhHanT: '組合書架', zhHans: '组合书架', en: 'Bookshelf', vi: 'Kệ sách' },
  ],
  branded: [
    { zhHanT: '品牌運動鞋', zhHans: '品牌运动鞋', en: 'Branded trainers', vi: 'Giày thể thao chính hãng' },
    { zhHanT: '品牌背包', zhHans: '品牌背包', en: 'Branded backpack', vi: 'Ba lô chính hãng' },
    { zhHanT: '品牌手錶', zhHans: '品牌手表', en: 'Branded watch', vi: 'Đồng hồ chính hãng' },
  ],
  fragile: [
    { zhHanT: '陶瓷茶具', zhHans: '陶瓷茶具', en: 'Ceramic tea set', vi: 'Bộ ấm trà gốm' },
    { zhHanT: '玻璃花瓶', zhHans: '玻璃花瓶', en: 'Glass vase', vi: 'Bình hoa thủy tinh' },
    { zhHanT: '紅酒杯', zhHans: '红酒杯', en: 'Wine glasses', vi: 'Ly rượu vang' },
  ],
  machinery: [
    { zhHanT: '縫紉機', zhHans: '缝纫机', en: 'Sewing machine', vi: 'Máy may' },
    { zhHanT: '水泵', zhHans: '水泵', en: 'Water pump', vi: 'Máy bơm nước' },
    { zhHanT: '包裝機', zhHans: '包装机', en: 'Packing machine', vi: 'Máy đóng gói' },
  ],
};

export const remarkWords: Readonly<Record<Language, readonly string[]>> = {
  zhHanT: ['', '', '', '易碎，請小心', '與下一單一齊寄', '請拍內件'],
  zhHans: ['', '', '', '易碎，请轻放', '和下一单一起发', '请拍内件'],
  en: ['', '', '', 'Fragile, please', 'Send with the next one', 'Photo of the inside, please'],
  vi: ['', '', '', 'Hàng dễ vỡ', 'Gửi chung với đơn sau', 'Xin chụp ảnh bên trong'],
};

/** Clerks' notes on held parcels. */
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

/** Reasons of staff for refusing a claim or disposing of goods. */
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
