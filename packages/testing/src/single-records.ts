import { type PaperKind, papers, standardLayout } from '@onehaul/domain/paper/layout';

type Values = Record<string, unknown>;

export const fileKey = 'picture/0123456789abcdef0123456789abcdef.webp';

const aLayout = (paper: PaperKind): Values => ({
  ...standardLayout(paper),
  logoPlace: 'left',
  logoKey: fileKey,
  textSize: 'large',
  footers: { en: 'Thank you', vi: 'Cảm ơn' },
});

/** Values a shop's own records can be saved with. */
export const singleRecords: Record<string, Values> = {
  profile: {
    languages: ['en', 'zhHans', 'vi'],
    names: { en: 'Harbour' },
    taglines: { en: 'Ships it' },
    descriptions: { en: 'All of it' },
    legalNames: { en: 'Harbour Ltd' },
    filingNumber: 'ICP 1',
    timeZone: 'Asia/Hong_Kong',
    taxMode: 'included',
    iosAppUrl: 'https://apps.example/harbour',
    androidAppUrl: '',
    seoTitles: {},
    seoDescriptions: {},
  },
  brand: { logoKey: fileKey, iconKey: null, primaryColor: '#0b6b73', cornerRadius: 4, colorScheme: 'light' },
  homePage: {
    homeSections: ['steps', 'goods'],
    figures: [
      { counted: 'lines', value: '', label: { en: 'lines' } },
      { counted: null, value: '26,000', label: { en: 'members' } },
    ],
    contactLinks: [{ type: 'qr', icon: 'wechat', name: 'WeChat', text: '', image: fileKey }],
  },
  shopModules: { modules: ['consolidation', 'returns'] },
  labelLayout: {
    ...aLayout('label'),
    size: 'a6',
    parts: [...papers.label.requiredParts, 'shopName'],
    details: ['memberCode', 'carrierName'],
  },
  orderSheetLayout: { ...aLayout('orderSheet'), parts: ['barcode', 'parcels', 'bill'] },
  invoiceLayout: { ...aLayout('invoice'), details: [...papers.invoice.requiredDetails] },
};
