import type { DemoService } from '../demo-shop.ts';

type Prices = { once?: number; each?: number; kilogram?: number };
type Option = DemoService['options'][number];

/** Prices in yuan. */
const option = (
  { once = 0, each = 0, kilogram = 0 }: Prices,
  names: Option['names'],
  notes: Option['notes'],
): Option => ({
  names,
  notes,
  minor: Math.round(once * 100),
  minorEach: Math.round(each * 100),
  minorPerKilogram: Math.round(kilogram * 100),
});

/** Adds the kind of result the staff member records. */
const finding = (finds: 'count' | 'weight', one: Option): Option => ({ ...one, finds });

export const photos: DemoService = {
  target: 'parcel',
  names: { zhHanT: '開箱拍照', zhHans: '开箱拍照', en: 'Photos of the contents', vi: 'Mở kiện chụp ảnh' },
  notes: {
    zhHanT: '入倉後開箱拍攝，相片可在包裹內查看 90 天。',
    zhHans: '入库后开箱拍摄，照片可在包裹内查看 90 天。',
    en: 'The parcel is opened and photographed on arrival; the pictures stay with it for 90 days.',
    vi: 'Mở kiện chụp ngay khi nhập kho, ảnh lưu cùng kiện 90 ngày.',
  },
  options: [
    option(
      { once: 5 },
      { zhHanT: '標準三張', zhHans: '标准三张', en: 'Three pictures', vi: 'Ba tấm' },
      {
        zhHanT: '外箱、內容全貌及標籤各一張。',
        zhHans: '外箱、内容全貌和标签各一张。',
        en: 'Outer box, contents and label.',
        vi: 'Vỏ thùng, toàn bộ bên trong và nhãn.',
      },
    ),
    option(
      { each: 3 },
      { zhHanT: '逐件拍照', zhHans: '逐件拍照', en: 'Each item', vi: 'Chụp từng món' },
      {
        zhHanT: '每件貨品一張，可看清款式及顏色。',
        zhHans: '每件货品一张，可看清款式和颜色。',
        en: 'One picture of every item, clear enough for model and colour.',
        vi: 'Mỗi món một ảnh, thấy rõ mẫu và màu.',
      },
    ),
  ],
};

export const counting: DemoService = {
  target: 'parcel',
  names: { zhHanT: '清點驗貨', zhHans: '清点验货', en: 'Counting and checking', vi: 'Kiểm đếm hàng' },
  notes: {
    zhHanT: '按賣家清單核對數量、款式及明顯破損，不測試功能。',
    zhHans: '按卖家清单核对数量、款式和明显破损，不测试功能。',
    en: 'Number, model and visible damage against the seller’s list. Functions are not tested.',
    vi: 'Đối chiếu số lượng, mẫu mã và hư hỏng nhìn thấy với đơn người bán; không thử tính năng.',
  },
  options: [
    finding(
      'count',
      option(
        { each: 0.5 },
        { zhHanT: '只點數量', zhHans: '只点数量', en: 'Count only', vi: 'Chỉ đếm số lượng' },
        {
          zhHanT: '按件計，同款整包算一件。',
          zhHans: '按件计，同款整包算一件。',
          en: 'By the item; a sealed pack of one model is one.',
          vi: 'Tính theo món; một gói nguyên cùng mẫu tính một.',
        },
      ),
    ),
    finding(
      'count',
      option(
        { once: 5, each: 1 },
        { zhHanT: '核對款式', zhHans: '核对款式', en: 'Check models', vi: 'Đối chiếu mẫu' },
        {
          zhHanT: '核對顏色、尺碼及型號，差異即時通知。',
          zhHans: '核对颜色、尺码和型号，有差异即时通知。',
          en: 'Colour, size and model; you hear of a difference at once.',
          vi: 'Màu, cỡ, mã hàng; sai khác báo ngay.',
        },
      ),
    ),
  ],
};

export const reinforcing: DemoService = {
  target: 'order',
  names: { zhHanT: '加固包裝', zhHans: '加固包装', en: 'Reinforced packing', vi: 'Gia cố kiện hàng' },
  notes: {
    zhHanT: '在標準打包之外加強保護，易碎品建議選用。',
    zhHans: '在标准打包之外加强保护，易碎品建议选用。',
    en: 'More than the usual packing; advised for anything fragile.',
    vi: 'Bảo vệ thêm ngoài cách đóng thường, nên dùng cho hàng dễ vỡ.',
  },
  options: [
    option(
      { each: 8 },
      {
        zhHanT: '氣泡膜加護角',
        zhHans: '气泡膜加护角',
        en: 'Bubble wrap and corners',
        vi: 'Bọc bóng khí, nẹp góc',
      },
      {
        zhHanT: '每箱計，四周氣泡膜，八角護角。',
        zhHans: '每箱计，四周气泡膜，八角护角。',
        en: 'Per box: wrapped all around, all eight corners guarded.',
        vi: 'Theo thùng: bọc kín xung quanh, nẹp tám góc.',
      },
    ),
    option(
      { each: 15 },
      {
        zhHanT: '加厚雙層紙箱',
        zhHans: '加厚双层纸箱',
        en: 'Double-wall carton',
        vi: 'Thùng carton hai lớp',
      },
      {
        zhHanT: '換成五層瓦楞紙箱，連打包帶。',
        zhHans: '换成五层瓦楞纸箱，含打包带。',
        en: 'Repacked into a five-layer carton with straps.',
        vi: 'Thay bằng thùng năm lớp, có đai.',
      },
    ),
  ],
};

export const crating: DemoService = {
  target: 'order',
  names: { zhHanT: '打木架', zhHans: '打木架', en: 'Wooden crate', vi: 'Đóng kiện gỗ' },
  notes: {
    zhHanT: '木架會增加重量及體積，收費以打架後的尺寸為準。木材已作熏蒸處理。',
    zhHans: '木架会增加重量和体积，收费以打架后的尺寸为准。木材已作熏蒸处理。',
    en: 'A crate adds weight and volume: freight counts the crated size. The wood is heat-treated.',
    vi: 'Kiện gỗ làm tăng cân và khối; cước tính theo kích thước sau khi đóng. Gỗ đã xử lý nhiệt.',
  },
  options: [
    option(
      { once: 60, kilogram: 1.5 },
      { zhHanT: '框架木架', zhHans: '框架木架', en: 'Open frame', vi: 'Khung gỗ hở' },
      {
        zhHanT: '十二條邊木條，適合電器及傢俬。',
        zhHans: '十二条边木条，适合电器和家具。',
        en: 'Slats along all edges, for appliances and furniture.',
        vi: 'Nẹp gỗ mười hai cạnh, hợp với đồ điện và nội thất.',
      },
    ),
    option(
      { once: 120, kilogram: 2 },
      { zhHanT: '密封木箱', zhHans: '密封木箱', en: 'Closed crate', vi: 'Thùng gỗ kín' },
      {
        zhHanT: '六面夾板，適合玻璃、石材及機件。',
        zhHans: '六面夹板，适合玻璃、石材和机件。',
        en: 'Plywood on six sides, for glass, stone and machine parts.',
        vi: 'Ván ép sáu mặt, hợp với kính, đá và linh kiện máy.',
      },
    ),
  ],
};

export const splitting: DemoService = {
  target: 'order',
  names: { zhHanT: '分箱', zhHans: '分箱', en: 'Splitting', vi: 'Tách thùng' },
  notes: {
    zhHanT: '把一張訂單分成幾箱出貨，可避開超重或超長附加費。',
    zhHans: '把一张订单分成几箱出货，可避开超重或超长附加费。',
    en: 'One order in several boxes, for instance to stay clear of overweight charges.',
    vi: 'Chia một đơn thành nhiều thùng, ví dụ để tránh phụ phí quá cân.',
  },
  options: [
    option(
      { each: 10 },
      { zhHanT: '按指示分箱', zhHans: '按指示分箱', en: 'As you say', vi: 'Theo yêu cầu' },
      {
        zhHanT: '每多一箱計，請在備註寫明分法。',
        zhHans: '每多一箱计，请在备注写明分法。',
        en: 'For each box more; say in the note what goes where.',
        vi: 'Tính mỗi thùng thêm; ghi cách chia ở phần ghi chú.',
      },
    ),
  ],
};

export const waterproofing: DemoService = {
  target: 'order',
  names: { zhHanT: '防水包裝', zhHans: '防水包装', en: 'Waterproof wrapping', vi: 'Bọc chống nước' },
  notes: {
    zhHanT: '海運及雨季建議選用。',
    zhHans: '海运和雨季建议选用。',
    en: 'Advised for sea freight and in the rainy season.',
    vi: 'Nên dùng khi đi biển và vào mùa mưa.',
  },
  options: [
    option(
      { each: 4 },
      { zhHanT: '外纏拉伸膜', zhHans: '外缠拉伸膜', en: 'Stretch film', vi: 'Quấn màng co' },
      {
        zhHanT: '每箱外層纏繞三層。',
        zhHans: '每箱外层缠绕三层。',
        en: 'Three layers around each box.',
        vi: 'Quấn ba lớp quanh mỗi thùng.',
      },
    ),
    option(
      { each: 9 },
      {
        zhHanT: '內襯防水袋',
        zhHans: '内衬防水袋',
        en: 'Inner waterproof bag',
        vi: 'Túi chống nước bên trong',
      },
      {
        zhHanT: '箱內密封袋加乾燥劑，適合衣物、書籍及茶葉。',
        zhHans: '箱内密封袋加干燥剂，适合服装、书籍和茶叶。',
        en: 'A sealed bag with desiccant inside the box, for clothing, books and tea.',
        vi: 'Túi kín kèm gói hút ẩm trong thùng, hợp với quần áo, sách và trà.',
      },
    ),
  ],
};

export const unboxing: DemoService = {
  target: 'parcel',
  names: { zhHanT: '去除外盒', zhHans: '去除外盒', en: 'Box removal', vi: 'Bỏ vỏ hộp' },
  notes: {
    zhHanT: '去掉鞋盒等多餘包裝，減少體積。去除後不作包裝破損賠償。',
    zhHans: '去掉鞋盒等多余包装，减少体积。去除后不作包装破损赔偿。',
    en: 'Shoe boxes and the like are taken off to save volume; damage to packaging is then not covered.',
    vi: 'Bỏ hộp giày và bao bì thừa để giảm khối; khi đó không bồi thường hư hộp.',
  },
  options: [
    option(
      { each: 1 },
      { zhHanT: '去盒壓縮', zhHans: '去盒压缩', en: 'Remove and flatten', vi: 'Bỏ hộp, ép gọn' },
      {
        zhHanT: '按盒計，盒子壓平後環保回收。',
        zhHans: '按盒计，盒子压平后环保回收。',
        en: 'By the box; the cardboard is recycled.',
        vi: 'Tính theo hộp; vỏ hộp được ép và tái chế.',
      },
    ),
  ],
};

export const inspecting: DemoService = {
  target: 'parcel',
  names: { zhHanT: '複稱與測試', zhHans: '复称与测试', en: 'Weighing and testing', vi: 'Cân lại và thử máy' },
  notes: {
    zhHanT: '對重量有疑問，或出貨前想知道能否正常使用。',
    zhHans: '对重量有疑问，或出货前想知道能否正常使用。',
    en: 'When a weight looks wrong, or you want to know that it works before it is sent.',
    vi: 'Khi nghi ngờ cân nặng, hoặc muốn biết máy có chạy trước khi gửi.',
  },
  options: [
    finding(
      'weight',
      option(
        { once: 2 },
        { zhHanT: '複稱一次', zhHans: '复称一次', en: 'Weigh again', vi: 'Cân lại một lần' },
        {
          zhHanT: '附磅秤讀數相片，差異過大可申請更正。',
          zhHans: '附磅秤读数照片，差异过大可申请更正。',
          en: 'With a photo of the scale; a large difference is put right.',
          vi: 'Kèm ảnh mặt cân; lệch nhiều sẽ được sửa.',
        },
      ),
    ),
    {
      ...option(
        {},
        { zhHanT: '功能測試', zhHans: '功能测试', en: 'Function test', vi: 'Thử chức năng' },
        {
          zhHanT: '按品類報價，例如通電、開機、配件齊全。',
          zhHans: '按品类报价，例如通电、开机、配件齐全。',
          en: 'Priced by what it is: power, start-up, accessories.',
          vi: 'Báo giá theo loại hàng: cắm điện, khởi động, đủ phụ kiện.',
        },
      ),
      isQuoted: true,
    },
  ],
};
