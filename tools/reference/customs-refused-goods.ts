import { rule, type RuleRow, unproved, type FourNotes } from './customs-rule-row.ts';

/** Lists of forwarders that name the same groups (A59). */
const listUrl = 'https://m-express.hk/';
const since = '2020-01-01';
const split = (words: string) => words.trim().split(/\s*,\s*/);

type Group = {
  readonly id: string;
  readonly topic: string;
  readonly words: string;
  readonly exceptWords?: string;
  readonly hsPrefixes?: readonly string[];
  readonly countryCodes?: readonly string[];
  readonly kind?: 'refused' | 'document';
  readonly notes: FourNotes;
};

const group = ({ words, exceptWords, kind = 'refused', ...given }: Group): RuleRow =>
  rule({
    ...given,
    kind,
    words: split(words),
    exceptWords: exceptWords ? split(exceptWords) : [],
    sourceUrl: listUrl,
    validFrom: since,
  });

/** Groups that almost no carrier takes across a border, and those that only some lines take. */
export const refusedGoods: readonly RuleRow[] = [
  group({
    id: 'refused-battery',
    topic: 'battery',
    words:
      'power bank, powerbank, portable charger, lithium battery, lithium batteries, battery, batteries, battery pack, 充电宝, 充電寶, 移动电源, 移動電源, 行動電源, 电池, 電池, 蓄电池, 蓄電池, pin lithium, pin sạc dự phòng, sạc dự phòng, sac du phong, pin dự phòng, ắc quy',
    exceptWords:
      'battery case, battery box, battery holder, battery charger, battery operated, battery powered, battery-operated, battery-powered, built-in battery, with battery, power bank case, power bank pouch, 电池盒, 電池盒, 电池充电器, 電池充電器, 电池供电, 内置电池, 內置電池, 内置锂电池, 內置鋰電池, 带电池, 帶電池, 充电宝套, 充電寶套, 充电宝保护套, 充电宝收纳包',
    hsPrefixes: ['8506', '8507'],
    notes: {
      zhHans: '纯电池、充电宝不能寄；装在设备里的电池走可收带电货物的线路。',
      zhHanT: '純電池、充電寶不能寄；裝在設備內的電池走可收帶電貨物的線路。',
      en: 'Batteries alone and power banks are not carried; batteries inside a device go by lines that take them.',
      vi: 'Không nhận pin rời và sạc dự phòng; pin gắn trong thiết bị đi bằng tuyến nhận hàng có pin.',
    },
  }),
  group({
    id: 'document-battery-inside',
    topic: 'battery',
    kind: 'document',
    words:
      'built-in battery, with battery, 内置电池, 內置電池, 内置锂电池, 內置鋰電池, 带电池, 帶電池, có pin, kèm pin',
    notes: {
      zhHans: '带电货物：只能走收带电货物的线路，可能要电池说明（MSDS）。',
      zhHanT: '帶電貨物：只能走收帶電貨物的線路，可能要電池說明（MSDS）。',
      en: 'Goods with a battery go only by lines that take them, and may need the battery’s data sheet (MSDS).',
      vi: 'Hàng có pin chỉ đi tuyến nhận hàng pin, có thể cần bảng an toàn pin (MSDS).',
    },
  }),
  group({
    id: 'refused-weapons',
    topic: 'weapon',
    words:
      'gun, pistol, rifle, firearm, ammunition, ammo, dagger, crossbow, stun gun, air gun, pepper spray, 手枪, 手槍, 步枪, 步槍, 气枪, 氣槍, 仿真枪, 弹药, 彈藥, 子弹, 子彈, 匕首, 管制刀具, 弩弓, 电击棒, 電擊棒, súng, đạn, dao găm, roi điện, bình xịt hơi cay',
    exceptWords:
      'water gun, glue gun, heat gun, massage gun, nail gun, spray gun, caulking gun, toy gun, gun metal, foam gun, 子弹头, 子弹杯, 水枪, súng bắn keo, súng massage, súng nước, súng phun',
    hsPrefixes: ['93'],
    notes: {
      zhHans: '武器、弹药及管制刀具不能寄。',
      zhHanT: '武器、彈藥及管制刀具不能寄。',
      en: 'Weapons, ammunition and controlled blades are not carried.',
      vi: 'Không nhận vũ khí, đạn dược và dao bị kiểm soát.',
    },
  }),
  group({
    id: 'refused-dangerous',
    topic: 'dangerous',
    words:
      'firework, firecracker, gunpowder, explosive, gasoline, petrol, kerosene, butane, lighter fluid, cigarette lighter, gas lighter, matches, sulfuric acid, mercury thermometer, 烟花, 煙花, 爆竹, 鞭炮, 火药, 火藥, 炸药, 炸藥, 汽油, 煤油, 丁烷, 打火机, 打火機, 火柴, 硫酸, 水银温度计, 水銀溫度計, pháo hoa, pháo nổ, thuốc nổ, xăng, bật lửa, axit sulfuric',
    exceptWords:
      'petrol can, gasoline can, gasoline engine, petrol engine, 汽油桶, 汽油机, 汽油機, 打火机套, 打火机收纳, thùng đựng xăng, máy xăng',
    hsPrefixes: ['36'],
    notes: {
      zhHans: '易燃、易爆、腐蚀、放射性物品不能寄。',
      zhHanT: '易燃、易爆、腐蝕、放射性物品不能寄。',
      en: 'Flammable, explosive, corrosive and radioactive goods are not carried.',
      vi: 'Không nhận hàng dễ cháy, nổ, ăn mòn, phóng xạ.',
    },
  }),
  group({
    id: 'refused-medicine',
    topic: 'medicine',
    words:
      'medicine, antibiotic, narcotic, cannabis, marijuana, cocaine, heroin, prescription drug, 药品, 藥品, 药物, 藥物, 抗生素, 处方药, 處方藥, 感冒药, 感冒藥, 止痛药, 止痛藥, 毒品, 大麻, thuốc tây, thuốc kháng sinh, thuốc kê đơn, thuốc cảm, ma túy, cần sa',
    exceptWords:
      'medicine box, medicine case, medicine cabinet, medicine ball, medicine organizer, 药品盒, 藥品盒, 药品收纳, 药品柜, 藥物盒, 药物盒',
    hsPrefixes: ['3003', '3004'],
    notes: {
      zhHans: '药品和毒品不能寄。',
      zhHanT: '藥品及毒品不能寄。',
      en: 'Medicine and drugs are not carried.',
      vi: 'Không nhận thuốc và chất ma túy.',
    },
  }),
  group({
    id: 'refused-fresh-food',
    topic: 'freshFood',
    words:
      'meat, beef, pork, mutton, sausage, ham, jerky, bacon, cheese, fresh milk, milk powder, infant formula, yogurt, honey, fresh fruit, fresh vegetable, seafood, 牛肉, 猪肉, 豬肉, 羊肉, 鸡肉, 雞肉, 香肠, 香腸, 火腿, 腊肉, 臘肉, 肉干, 肉乾, 奶粉, 鲜奶, 鮮奶, 牛奶, 奶酪, 芝士, 蜂蜜, 鲜果, 鮮果, 新鲜水果, 新鮮水果, 海鲜, 海鮮, thịt bò, thịt lợn, thịt heo, thịt gà, xúc xích, giăm bông, sữa bột, sữa tươi, phô mai, mật ong, trái cây tươi, hải sản',
    exceptWords:
      'meat grinder, meat tenderizer, meat thermometer, ham radio, cheese grater, cheese board, cheese knife, honey jar, honey dipper, honey pot, yogurt maker, milk powder box, milk powder container, seafood scissors, 奶粉盒, 奶粉罐, 奶粉勺, 牛奶锅, 牛奶鍋, 牛奶杯, 蜂蜜罐, 芝士刨, 火腿肠切片器, máy làm sữa chua, hộp đựng sữa bột, lọ mật ong, dao cắt phô mai',
    hsPrefixes: ['02', '0401', '0402', '0406', '0409'],
    notes: {
      zhHans: '肉、蛋、奶、蜂蜜和生鲜不能寄。',
      zhHanT: '肉、蛋、奶、蜂蜜及生鮮不能寄。',
      en: 'Meat, eggs, dairy, honey and fresh food are not carried.',
      vi: 'Không nhận thịt, trứng, sữa, mật ong và đồ tươi sống.',
    },
  }),
  group({
    id: 'refused-living',
    topic: 'living',
    words:
      'seed, seedling, live plant, live animal, fresh flower, insect, 种子, 種子, 种苗, 種苗, 活体, 活體, 活动物, 鲜花, 鮮花, 活植物, hạt giống, cây giống, động vật sống, cây sống, hoa tươi',
    exceptWords:
      'seed bead, seed oil, seed storage, grape seed, sesame seed, sunflower seed, seed phrase, insect net, insect repellent, insect screen, seed pearl, 种子盒, 鲜花包装纸, 鮮花包裝紙, 鲜花贴纸',
    hsPrefixes: ['01', '0601', '0602', '0603', '1209'],
    notes: {
      zhHans: '活体动植物、种子不能寄。',
      zhHanT: '活體動植物、種子不能寄。',
      en: 'Live animals, plants and seeds are not carried.',
      vi: 'Không nhận động vật sống, cây và hạt giống.',
    },
  }),
  group({
    id: 'refused-money',
    topic: 'money',
    words:
      'banknote, cash, bullion, gold bar, gold coin, silver bar, silver coin, antique, 现金, 現金, 钞票, 鈔票, 金条, 金條, 金币, 金幣, 银条, 銀條, 古董, 文物, tiền mặt, vàng miếng, vàng thỏi, đồ cổ',
    exceptWords:
      'cash box, cash register, cash drawer, cash envelope, gold bar soap, antique style, antique finish, antique brass, imitation antique, 现金盒, 現金盒, 仿古董, 古董风, tiền mặt đồ chơi',
    hsPrefixes: ['7106', '7108', '7118', '9706'],
    notes: {
      zhHans: '货币、贵金属和古董不能寄。',
      zhHanT: '貨幣、貴金屬及古董不能寄。',
      en: 'Money, precious metal and antiques are not carried.',
      vi: 'Không nhận tiền, kim loại quý và đồ cổ.',
    },
  }),
  group({
    id: 'refused-counterfeit',
    topic: 'counterfeit',
    words: 'counterfeit, replica, fake brand, 高仿, 仿牌, 假货, 假貨, 山寨, hàng giả, hàng nhái, hàng fake',
    exceptWords: 'replica model, scale replica, replica coin box',
    notes: {
      zhHans: '侵权、仿冒货物不能寄。',
      zhHanT: '侵權、仿冒貨物不能寄。',
      en: 'Counterfeit goods are not carried.',
      vi: 'Không nhận hàng giả, hàng nhái.',
    },
  }),
  group({
    id: 'refused-print',
    topic: 'print',
    words: 'pornography, porn, obscene, 色情, 淫秽, 淫穢, khiêu dâm, đồi trụy',
    notes: {
      zhHans: '淫秽及违禁印刷品不能寄。',
      zhHanT: '淫穢及違禁印刷品不能寄。',
      en: 'Obscene and forbidden print is not carried.',
      vi: 'Không nhận ấn phẩm khiêu dâm và bị cấm.',
    },
  }),
  group({
    id: 'refused-e-cigarettes',
    topic: 'eCigarette',
    countryCodes: ['TW', 'HK', 'VN'],
    words:
      'vape, vaping, e-cigarette, e cigarette, electronic cigarette, heated tobacco, 电子烟, 電子煙, 電子菸, 加热烟, 加熱煙, 加熱菸, thuốc lá điện tử, thuốc lá nung nóng',
    hsPrefixes: ['2404', '854340'],
    notes: unproved({
      zhHans: '电子烟和加热烟不能寄往该目的地。',
      zhHanT: '電子煙及加熱煙不能寄往該目的地。',
      en: 'E-cigarettes and heated tobacco are not let in there.',
      vi: 'Nơi đến không cho nhập thuốc lá điện tử và thuốc lá nung nóng.',
    }),
  }),
  group({
    id: 'document-sensitive',
    topic: 'sensitive',
    kind: 'document',
    words:
      'liquid, powder, cream, gel, perfume, magnet, aerosol, 液体, 液體, 粉末, 膏体, 膏體, 面霜, 香水, 磁铁, 磁鐵, 磁石, chất lỏng, dạng bột, kem dưỡng, nước hoa, nam châm',
    exceptWords:
      'powder brush, powder puff, powder room, gel pen, ice cream maker, magnet toy, 粉末涂层, bút gel',
    notes: {
      zhHans: '液体、粉末、膏体、磁性属敏感货，只能走收此类货物的线路。',
      zhHanT: '液體、粉末、膏體、磁性屬敏感貨，只能走收此類貨物的線路。',
      en: 'Liquids, powders, creams and magnets are sensitive goods: they go only by lines that take them.',
      vi: 'Chất lỏng, bột, kem, nam châm là hàng nhạy cảm: chỉ đi tuyến nhận loại hàng này.',
    },
  }),
];
