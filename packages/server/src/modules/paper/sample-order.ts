import type { Language } from '@onehaul/domain/language';
import type { InvoicePaper, LabelBox } from '../../documents/papers.ts';

/** People and goods that do not exist, in the language of the paper. */
const people: Readonly<
  Record<
    Language,
    {
      readonly name: string;
      readonly phone: string;
      readonly address: string;
      readonly destination: string;
      readonly line: string;
      readonly warehouse: string;
      readonly goods: string;
    }
  >
> = {
  zhHans: {
    name: '林晓雯',
    phone: '+886 900 000 000',
    address: '台北市信义区示例路 100 号 8 楼之 2',
    destination: '台湾',
    line: '示例线路 · 空运特快',
    warehouse: '示例仓',
    goods: '棉质上衣',
  },
  zhHanT: {
    name: '林曉雯',
    phone: '+886 900 000 000',
    address: '台北市信義區範例路 100 號 8 樓之 2',
    destination: '台灣',
    line: '範例線路 · 空運特快',
    warehouse: '範例倉',
    goods: '棉質上衣',
  },
  en: {
    name: 'Alexandra Example',
    phone: '+1 555 0100',
    address: 'Suite 8, 100 Sample Street, Vancouver BC',
    destination: 'Canada',
    line: 'Sample line · air express',
    warehouse: 'Sample warehouse',
    goods: 'Cotton shirt',
  },
  vi: {
    name: 'Nguyễn Thị Mẫu',
    phone: '+84 900 000 000',
    address: 'Số 100 đường Mẫu, phường Bến Nghé, quận 1, Thành phố Hồ Chí Minh',
    destination: 'Việt Nam',
    line: 'Tuyến mẫu · hàng không nhanh',
    warehouse: 'Kho mẫu',
    goods: 'Áo thun cotton',
  },
};

/** Not a number that the shop could give: order numbers avoid these look-alikes. */
const number = 'SAMPLE0001';
const box = { weightGrams: 1250, lengthMm: 405, widthMm: 300, heightMm: 200 };

/** An order for previews: ordinary texts, two boxes, every field filled. */
export function sampleOrder(
  language: Language,
  { shopName, timeZone }: { readonly shopName: string; readonly timeZone: string },
  now: Date,
): { readonly invoice: InvoicePaper; readonly boxes: readonly LabelBox[] } {
  const { name, phone, address, destination, line, warehouse, goods } = people[language];
  const addressed = {
    shopName,
    number,
    lineName: line,
    destinationName: destination,
    receiverName: name,
    receiverPhone: phone,
    receiverAddress: address,
    receiverPostcode: '10000',
    pickupPointName: '',
    memberCode: 'AB23CD',
    isCollect: false,
  };
  const named = { carrierName: 'Carrier', carrierBillNumber: 'CB0000000001', warehouseName: warehouse };
  const boxes = [1, 2].map((each) => ({ ...addressed, ...named, ...box, box: each, boxCount: 2 }));
  return {
    boxes,
    invoice: {
      ...addressed,
      ...named,
      createdAt: now,
      timeZone,
      remark: '',
      parcels: [
        { courierNumber: 'SF0000000000001', goodsName: goods, quantity: 2, weightGrams: 820 },
        { courierNumber: 'YT0000000000002', goodsName: goods, quantity: 1, weightGrams: 430 },
      ],
      boxes,
      declaration: [
        {
          nameChinese: people.zhHanT.goods,
          nameEnglish: people.en.goods,
          quantity: 3,
          unitPriceCents: 1999,
          hsCode: '610910',
          origin: 'CN',
          material: 'cotton',
        },
      ],
      bill: null,
      totalMinor: 0,
      paidMinor: 0,
      dueMinor: 0,
      invoiceNumber: `CI${number}`,
      invoicedAt: now,
      receiverEmail: 'receiver@example.com',
      netGrams: 2300,
    },
  };
}
