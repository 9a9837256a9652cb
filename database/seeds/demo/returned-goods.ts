/** The returns warehouse in Taiwan, its outbound line, and the price of new labels. */
export const overseas = {
  country: 'TW',
  warehouse: {
    code: 'TY',
    names: {
      zhHanT: '台灣桃園退件倉',
      zhHans: '台湾桃园退件仓',
      en: 'Taoyuan returns',
      vi: 'Kho hàng hoàn Đào Viên',
    },
    receiver: '海港退件中心',
    phone: '0332201188',
    address: '桃園市蘆竹區南山路二段 205 號 B 棟',
    postcode: '338',
    hours: {
      zhHanT: '星期一至五 09:00–18:00',
      zhHans: '周一至周五 09:00–18:00',
      en: 'Mon–Fri 09:00–18:00',
      vi: 'Thứ 2–6 09:00–18:00',
    },
    notes: {
      zhHanT: '只收台灣退件：驗貨、入庫存、換單重出。',
      zhHans: '只收台湾退件：验货、入库存、换单重出。',
      en: 'Returns from Taiwan only: looked at, restocked, relabelled and sent again.',
      vi: 'Chỉ nhận hàng hoàn tại Đài Loan: kiểm, nhập kho, dán nhãn mới và gửi lại.',
    },
  },
  speed: { zhHanT: '島內宅配', zhHans: '岛内宅配', en: 'Local delivery', vi: 'Giao nội địa' },
  line: {
    code: 'TY-TW-LOCAL',
    names: {
      zhHanT: '台灣島內配送（退件重出）',
      zhHans: '台湾岛内配送（退件重出）',
      en: 'Within Taiwan (returned goods)',
      vi: 'Nội địa Đài Loan (hàng hoàn)',
    },
    notes: {
      zhHanT: '由桃園退件倉出貨，次日或隔日送達。',
      zhHans: '由桃园退件仓发出，次日或隔日送达。',
      en: 'Leaves from Taoyuan, delivered the next day or the day after.',
      vi: 'Xuất từ kho Đào Viên, giao trong 1–2 ngày.',
    },
  },
  relabel: {
    names: { zhHanT: '退件換單', zhHans: '退件换单', en: 'New label', vi: 'Dán nhãn mới' },
    notes: {
      zhHanT: '退件重出時換上新的面單。',
      zhHans: '退件重出时换上新的面单。',
      en: 'For returned goods that go out again.',
      vi: 'Cho hàng hoàn được gửi lại.',
    },
    option: { zhHanT: '每票', zhHans: '每票', en: 'Per parcel', vi: 'Mỗi kiện' },
  },
} as const;

type Scene = {
  readonly number: string;
  readonly state: 'expected' | 'received' | 'graded' | 'closed' | 'cancelled';
  readonly daysAgo: number;
  readonly courier: string;
  readonly reason: string;
  readonly items: readonly {
    /** SKU code; goods without one have a name. */
    readonly code?: string;
    readonly name?: string;
    readonly quantity: number;
    readonly damaged?: number;
    readonly missing?: number;
    readonly disposed?: number;
  }[];
};

/** Returns in every state. The good pieces of graded returns match waiting orders. */
export const returned: readonly Scene[] = [
  {
    number: 'RETURNDEMO1',
    state: 'expected',
    daysAgo: 1,
    courier: 'TCAT9033118201',
    reason: '收件人拒收',
    items: [{ code: 'CUP-350-WH', quantity: 2 }],
  },
  {
    number: 'RETURNDEMO2',
    state: 'expected',
    daysAgo: 5,
    courier: 'TCAT9033118202',
    reason: '逾期未取',
    items: [{ code: 'CABLE-C-1M', quantity: 1 }],
  },
  {
    number: 'RETURNDEMO3',
    state: 'received',
    daysAgo: 4,
    courier: 'TCAT9033118203',
    reason: '逾期未取',
    items: [
      { code: 'BAG-TOTE-BG', quantity: 1 },
      { code: 'POUCH-TRAVEL', quantity: 2 },
    ],
  },
  {
    number: 'RETURNDEMO4',
    state: 'graded',
    daysAgo: 9,
    courier: 'TCAT9033118204',
    reason: '尺寸不合',
    items: [{ code: 'HOLDER-CAR', quantity: 3, damaged: 1 }],
  },
  {
    number: 'RETURNDEMO5',
    state: 'graded',
    daysAgo: 6,
    courier: 'TCAT9033118205',
    reason: '收件人拒收',
    items: [{ code: 'CUP-350-BK', quantity: 2 }],
  },
  {
    number: 'RETURNDEMO6',
    state: 'graded',
    daysAgo: 3,
    courier: 'TCAT9033118206',
    reason: '賣家召回',
    items: [{ name: '手作木盒', quantity: 1 }],
  },
  {
    number: 'RETURNDEMO7',
    state: 'closed',
    daysAgo: 20,
    courier: 'TCAT9033118207',
    reason: '商品瑕疵',
    items: [{ code: 'LAMP-CLIP', quantity: 2, missing: 1, disposed: 1 }],
  },
  {
    number: 'RETURNDEMO8',
    state: 'cancelled',
    daysAgo: 12,
    courier: '',
    reason: '',
    items: [{ code: 'RACK-FOLD', quantity: 1 }],
  },
];
