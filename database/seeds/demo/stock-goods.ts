/** In the seller's language. */
export type Words = { readonly zhHanT: string; readonly vi: string };
export type Goods = {
  readonly code: string;
  readonly barcode?: string;
  readonly category: keyof typeof categories;
  readonly names: Words;
  readonly english: string;
  readonly grams: number;
  /** Length, width and height in millimetres. */
  readonly sides: readonly [number, number, number];
  readonly declaredMinor: number;
  readonly hsCode: string;
  readonly lowAt?: number;
  /** Announced and counted quantity, long ago; zero when it never arrived. */
  readonly received: number;
  readonly damaged?: number;
  /** Difference found at a recount. */
  readonly corrected?: number;
  readonly isOut?: boolean;
};

export const categories = {
  home: { zhHanT: '居家用品', vi: 'Đồ gia dụng' },
  phone: { zhHanT: '手機配件', vi: 'Phụ kiện điện thoại' },
  beauty: { zhHanT: '美容個護', vi: 'Làm đẹp' },
  bag: { zhHanT: '箱包', vi: 'Túi xách' },
} as const satisfies Record<string, Words>;

/** A small seller's stock: plenty, little, none, and a discontinued SKU. */
export const goods: readonly Goods[] = [
  {
    code: 'CUP-350-WH',
    barcode: '6901234500017',
    category: 'home',
    names: { zhHanT: '不鏽鋼保溫杯 350ml 白', vi: 'Bình giữ nhiệt inox 350ml trắng' },
    english: 'Stainless steel bottle 350 ml',
    grams: 260,
    sides: [70, 70, 200],
    declaredMinor: 2800,
    hsCode: '9617009000',
    lowAt: 20,
    received: 240,
    damaged: 3,
  },
  {
    code: 'CUP-350-BK',
    barcode: '6901234500024',
    category: 'home',
    names: { zhHanT: '不鏽鋼保溫杯 350ml 黑', vi: 'Bình giữ nhiệt inox 350ml đen' },
    english: 'Stainless steel bottle 350 ml',
    grams: 260,
    sides: [70, 70, 200],
    declaredMinor: 2800,
    hsCode: '9617009000',
    lowAt: 20,
    received: 18,
  },
  {
    code: 'LAMP-CLIP',
    barcode: '6901234500031',
    category: 'home',
    names: { zhHanT: 'LED 夾式閱讀燈', vi: 'Đèn đọc sách kẹp LED' },
    english: 'LED clip reading lamp',
    grams: 180,
    sides: [160, 60, 50],
    declaredMinor: 3500,
    hsCode: '9405210000',
    lowAt: 10,
    received: 120,
    corrected: -2,
  },
  {
    code: 'RACK-FOLD',
    category: 'home',
    names: { zhHanT: '折疊碗碟瀝水架', vi: 'Kệ úp chén gấp gọn' },
    english: 'Folding dish rack',
    grams: 640,
    sides: [380, 260, 60],
    declaredMinor: 4200,
    hsCode: '3924100000',
    received: 60,
  },
  {
    code: 'CASE-15-CL',
    barcode: '6901234500048',
    category: 'phone',
    names: { zhHanT: '防摔透明手機殼', vi: 'Ốp điện thoại trong chống sốc' },
    english: 'Clear shockproof phone case',
    grams: 45,
    sides: [165, 85, 15],
    declaredMinor: 900,
    hsCode: '3926909090',
    lowAt: 50,
    received: 500,
    damaged: 4,
  },
  {
    code: 'CABLE-C-1M',
    barcode: '6901234500055',
    category: 'phone',
    names: { zhHanT: 'Type-C 編織快充線 1m', vi: 'Cáp sạc nhanh Type-C bọc dù 1m' },
    english: 'Braided USB-C cable 1 m',
    grams: 40,
    sides: [120, 90, 20],
    declaredMinor: 1200,
    hsCode: '8544421900',
    lowAt: 40,
    received: 32,
  },
  {
    code: 'HOLDER-CAR',
    category: 'phone',
    names: { zhHanT: '車用磁吸手機架', vi: 'Giá đỡ điện thoại nam châm ô tô' },
    english: 'Magnetic car phone holder',
    grams: 95,
    sides: [100, 80, 60],
    declaredMinor: 1900,
    hsCode: '8302300000',
    received: 150,
  },
  {
    code: 'BRUSH-SET-8',
    barcode: '6901234500062',
    category: 'beauty',
    names: { zhHanT: '化妝刷八件組', vi: 'Bộ cọ trang điểm 8 cây' },
    english: 'Make-up brush set, 8 pieces',
    grams: 150,
    sides: [220, 100, 30],
    declaredMinor: 2600,
    hsCode: '9603302000',
    lowAt: 15,
    received: 80,
  },
  {
    code: 'ROLLER-JADE',
    category: 'beauty',
    names: { zhHanT: '玉石按摩滾輪', vi: 'Con lăn massage ngọc' },
    english: 'Jade face roller',
    grams: 130,
    sides: [150, 60, 40],
    declaredMinor: 1800,
    hsCode: '7116200000',
    received: 0,
  },
  {
    code: 'BAG-TOTE-BG',
    barcode: '6901234500079',
    category: 'bag',
    names: { zhHanT: '帆布托特包 米色', vi: 'Túi tote vải canvas màu be' },
    english: 'Canvas tote bag, beige',
    grams: 320,
    sides: [380, 300, 30],
    declaredMinor: 3900,
    hsCode: '4202220000',
    lowAt: 12,
    received: 90,
    corrected: 1,
  },
  {
    code: 'POUCH-TRAVEL',
    category: 'bag',
    names: { zhHanT: '旅行收納袋六件組', vi: 'Bộ 6 túi đựng đồ du lịch' },
    english: 'Travel pouches, set of 6',
    grams: 280,
    sides: [300, 220, 40],
    declaredMinor: 3200,
    hsCode: '4202920000',
    received: 70,
  },
  {
    code: 'UMBRELLA-OLD',
    category: 'bag',
    names: { zhHanT: '三折晴雨傘（舊款）', vi: 'Ô gấp ba (mẫu cũ)' },
    english: 'Folding umbrella, old model',
    grams: 350,
    sides: [240, 60, 60],
    declaredMinor: 2200,
    hsCode: '6601910000',
    received: 6,
    isOut: true,
  },
];
