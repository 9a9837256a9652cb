import { euCodes, rule, type RuleRow } from './customs-rule-row.ts';

const listUrl = 'https://www.ensadviser.com/post/list-of-ics2-stop-words';
const euAndUk = [...euCodes, 'GB'];

const notes = {
  zhHans: '海关会退回这样的品名；请写货物本身：是什么、什么材质。',
  zhHanT: '海關會退回這樣的品名；請寫貨物本身：是甚麼、甚麼材質。',
  en: 'Customs sends such names back. Say what the thing is and what it is made of.',
  vi: 'Hải quan sẽ trả lại tên như vậy. Hãy ghi rõ là món gì, chất liệu gì.',
};

/** Words a goods name must not consist of: everywhere, or where customs has its own list. */
const vague = (id: string, words: string, group?: string): RuleRow =>
  rule({
    id: `eu-stop-${id}`,
    countryCodes: euAndUk,
    kind: 'stopWord',
    topic: 'vague',
    words: words.trim().split(/\s*,\s*/),
    terms: group ? { group } : {},
    notes,
    sourceUrl: listUrl,
    validFrom: '2023-03-01',
  });

export const stopWords: readonly RuleRow[] = [
  rule({
    id: 'stop-words',
    kind: 'stopWord',
    topic: 'vague',
    words: (
      'gift,present,sample,goods,item,product,merchandise,stuff,things,parcel,package,personal effects,personal item,' +
      'daily necessities,daily use,commodity,commodities,miscellaneous,misc,other,others,unknown,as invoice,' +
      'general cargo,consolidated,consolidation,consolidated cargo,e-commerce goods,' +
      '礼品,礼物,样品,日用品,生活用品,杂物,杂货,物品,商品,货物,货品,东西,个人物品,私人物品,其他,其它,包裹,快递,产品,' +
      '禮品,禮物,樣品,雜物,雜貨,貨物,貨品,東西,個人物品,快遞,產品,' +
      'quà,quà tặng,quà biếu,qua tang,hàng mẫu,hang mau,hàng hóa,hàng hoá,hang hoa,đồ dùng,đồ dùng cá nhân,đồ dùng hằng ngày,' +
      'hàng tiêu dùng,hàng linh tinh,sản phẩm,san pham,đồ đạc,hàng khác'
    ).split(','),
    notes,
    sourceUrl: listUrl,
    validFrom: '2023-03-01',
  }),
  vague(
    'clothing',
    'clothes, clothing, apparel, wearing apparel, garment, textile, fashion, 衣服, 服装, 服飾, 服饰, 服裝, 衣物, quần áo, quan ao, đồ may mặc, hàng may mặc, thời trang',
    'clothing',
  ),
  vague('shoes', 'shoe, footwear, 鞋, 鞋子, 鞋类, giày, giày dép, giay dep', 'shoes'),
  vague('bags', 'bag, luggage, 包包, 箱包, túi, túi xách', 'bags'),
  vague(
    'electronics',
    'electronics, electronic, electronic goods, electronic product, electrical goods, gadget, device, 电子产品, 電子產品, 数码产品, 數碼產品, 电器, 電器, đồ điện tử, hàng điện tử, đồ điện, thiết bị',
    'electronics',
  ),
  vague('parts', 'part, spare part, auto part, component, 配件, 零件, 零配件, phụ tùng, linh kiện', 'tools'),
  vague(
    'accessories',
    'accessory, accessories, fashion accessories, 饰品, 飾品, 配饰, 配飾, phụ kiện',
    'accessories',
  ),
  vague('toys', 'toy, 玩具, đồ chơi, do choi', 'toys'),
  vague(
    'home',
    'household goods, household item, household product, homeware, kitchenware, home decoration, plastic, plastic goods, 家居用品, 家居, 厨具, 廚具, 塑料制品, 塑膠製品, đồ gia dụng, do gia dung, đồ nhựa',
    'home',
  ),
  vague('furniture', 'furniture, 家具, 傢俬, nội thất, đồ nội thất', 'furniture'),
  vague('beauty', 'cosmetic, beauty product, 化妆品, 化妝品, 护肤品, 護膚品, mỹ phẩm, my pham', 'beauty'),
  vague('food', 'food, foodstuff, snack, 食品, 零食, thực phẩm, đồ ăn, đồ ăn vặt', 'food'),
  vague(
    'tools',
    'tool, hardware, equipment, machine, machinery, 工具, 五金, 设备, 設備, 机器, 機器, dụng cụ, máy móc',
    'tools',
  ),
  vague(
    'stationery',
    'stationery, office supplies, school supplies, 文具, 办公用品, văn phòng phẩm',
    'stationery',
  ),
  vague(
    'sports',
    'sports goods, sporting goods, sports equipment, 体育用品, 體育用品, 运动用品, đồ thể thao',
    'sports',
  ),
];
