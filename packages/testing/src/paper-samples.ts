import type { InvoicePaper, LabelBox, OrderPaper } from '@onehaul/server/documents/papers';

const addressed = {
  shopName: '海港集运',
  number: 'K7QP4X9RWD',
  lineName: 'HK air express',
  destinationName: '台灣',
  receiverName: 'Trần Thị Mai',
  receiverPhone: '+886 912 345 678',
  receiverAddress: '台北市信義區松高路 11 號 5 樓',
  receiverPostcode: '110',
  pickupPointName: '',
  memberCode: 'AB23CD',
  isCollect: false,
};

/** A label whose texts are of ordinary length. */
export const labelSample: LabelBox = {
  ...addressed,
  box: 1,
  boxCount: 2,
  weightGrams: 1250,
  lengthMm: 405,
  widthMm: 300,
  heightMm: 200,
  carrierName: 'HCT',
  carrierBillNumber: 'HCT123456789',
  warehouseName: '东莞仓',
};

export const orderSample: OrderPaper = {
  ...addressed,
  createdAt: new Date('2026-11-15T10:00:00Z'),
  timeZone: 'Asia/Hong_Kong',
  warehouseName: '东莞仓',
  carrierName: 'HCT',
  carrierBillNumber: 'HCT123456789',
  remark: 'Handle with care',
  parcels: [
    { courierNumber: 'SF1098765432101', goodsName: '衣服', quantity: 1, weightGrams: 820 },
    { courierNumber: 'YT5566778899001', goodsName: 'Giày thể thao', quantity: 2, weightGrams: null },
  ],
  boxes: [labelSample, { ...labelSample, box: 2 }],
  declaration: [
    {
      nameChinese: '棉質上衣',
      nameEnglish: 'Cotton shirt',
      quantity: 3,
      unitPriceCents: 1999,
      hsCode: '610910',
      origin: 'CN',
      material: 'cotton',
    },
  ],
  bill: null,
  totalMinor: 12_850,
  paidMinor: 2850,
  dueMinor: 10_000,
};

export const invoiceSample: InvoicePaper = {
  ...orderSample,
  invoiceNumber: 'CIK7QP4X9RWD',
  invoicedAt: new Date('2026-11-16T10:00:00Z'),
  receiverEmail: 'mai@example.test',
  netGrams: 2300,
};

const long = {
  shopName:
    'Harbour International Consolidated Freight Forwarding Company Limited (Hong Kong) 海港國際集運股份有限公司',
  lineName: 'Đường hàng không Hồng Kông giao hàng tận nơi nhanh trong ngày 香港空運當日達專線（含報關）',
  destinationName: 'Thành phố Hồ Chí Minh và các tỉnh lân cận',
  receiverName: '歐陽阮氏明月珍珠翡翠白玉琉璃瑪瑙珊瑚琥珀水晶金銀銅鐵錫鉛鋅鋁鎂鈣鈉鉀',
  receiverPhone: '+84 (028) 3822 9999 ext. 123456',
  receiverAddress:
    'Căn hộ số 1208, tầng 12, tòa nhà chung cư cao cấp Vinhomes Central Park, số 720A đường Điện Biên Phủ, phường 22, quận Bình Thạnh, Thành phố Hồ Chí Minh, Việt Nam 廣東省東莞市長安鎮烏沙社區興發南路八十八號萬科中心商務大廈三座二十六樓二六零八室右手邊第三個門請先打電話再上門謝謝',
  receiverPostcode: '700000-1234',
  pickupPointName: 'Điểm nhận hàng số 12 – Siêu thị tiện lợi đường Nguyễn Thị Minh Khai, cổng phía sau',
  isCollect: true,
  carrierName: 'Giao Hàng Nhanh Toàn Quốc Công ty cổ phần',
  carrierBillNumber: 'GHN-VN-20261118-000000012345678',
  warehouseName: '东莞长安乌沙国际转运中心仓库二期三号楼',
};

/** Every text as long as forms and studios allow, in the scripts that need most room. */
export const longLabel: LabelBox = {
  ...labelSample,
  ...long,
  box: 9998,
  boxCount: 9999,
  weightGrams: 123_456,
};

export const longOrder: OrderPaper = {
  ...orderSample,
  ...long,
  remark: '請勿倒置，易碎物品。'.repeat(20),
  parcels: Array.from({ length: 10 }, (_, index) => ({
    courierNumber: `SF10987654321012345678901234567890${index}`,
    goodsName: 'Áo khoác lông vũ nữ dáng dài có mũ chống thấm nước 女士連帽長款防水羽絨服',
    quantity: 1000,
    weightGrams: 123_456,
  })),
  boxes: Array.from({ length: 6 }, (_, index) => ({ ...labelSample, box: index + 1 })),
  declaration: Array.from({ length: 4 }, () => ({
    nameChinese: '女士連帽長款防水羽絨服（可拆卸毛領）',
    nameEnglish: 'Women’s hooded long waterproof down jacket with detachable collar',
    quantity: 1234,
    unitPriceCents: 123_456_78,
    hsCode: '6202401000',
    origin: 'CN',
    material: 'polyester, goose down, artificial fur',
  })),
};

export const longInvoice: InvoicePaper = {
  ...longOrder,
  invoiceNumber: 'CIK7QP4X9RWD',
  invoicedAt: new Date('2026-11-16T10:00:00Z'),
  receiverEmail: 'nguyen.thi.minh.khai.purchasing.department@a-very-long-company-name.example.test',
  netGrams: 1_234_567,
};
