import { pinyin } from 'pinyin-pro';

/** Names with an established English spelling other than pinyin, by the name with or without its kind. */
const establishedNames: Readonly<Record<string, string>> = {
  内蒙古: 'Inner Mongolia',
  西藏: 'Tibet',
  陕西: 'Shaanxi',
  呼和浩特: 'Hohhot',
  鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir',
  巴彦淖尔: 'Bayannur',
  乌兰察布: 'Ulanqab',
  锡林郭勒: 'Xilingol',
  兴安盟: 'Hinggan',
  阿拉善: 'Alxa',
  海拉尔: 'Hailar',
  科尔沁: 'Horqin',
  白云鄂博: 'Bayan Obo',
  喀喇沁左翼: 'Harqin Left',
  前郭尔罗斯: 'Qian Gorlos',
  杜尔伯特: 'Dorbod',
  二连浩特: 'Erenhot',
  锡林浩特: 'Xilinhot',
  乌兰浩特: 'Ulanhot',
  霍林郭勒: 'Holingol',
  额尔古纳: 'Ergun',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  拉萨: 'Lhasa',
  日喀则: 'Shigatse',
  昌都: 'Chamdo',
  林芝: 'Nyingchi',
  那曲: 'Nagqu',
  阿里: 'Ngari',
  果洛: 'Golog',
  格尔木: 'Golmud',
  甘孜: 'Garze',
  芒市: 'Mangshi',
  香格里拉: 'Shangri-La',
  乌鲁木齐: 'Urumqi',
  克拉玛依: 'Karamay',
  吐鲁番: 'Turpan',
  博尔塔拉: 'Bortala',
  巴音郭楞: 'Bayingolin',
  克孜勒苏: 'Kizilsu',
  阿克苏: 'Aksu',
  喀什: 'Kashgar',
  和田: 'Hotan',
  伊犁: 'Ili',
  阿勒泰: 'Altay',
  库尔勒: 'Korla',
  库车: 'Kuqa',
  阿图什: 'Artux',
  奎屯: 'Kuytun',
  霍尔果斯: 'Khorgos',
  阿拉尔: 'Aral',
  图木舒克: 'Tumxuk',
  鄂温克族: 'Ewenki',
  鄂伦春: 'Oroqen',
  东乡族: 'Dongxiang',
  松山湖: 'Songshan Lake',
  东莞港: 'Dongguan Port',
  东莞生态园: 'Dongguan Ecological Park',
  火炬: 'Torch',
  洋浦: 'Yangpu',
};

/** Mongolian banners are known by their Mongolian names. */
const bannerNames: Readonly<Record<string, string>> = {
  土默特: 'Tumed',
  达尔罕茂明安联合: 'Darhan Muminggan United',
  阿鲁科尔沁: 'Ar Horqin',
  巴林: 'Bairin',
  克什克腾: 'Hexigten',
  翁牛特: 'Ongniud',
  喀喇沁: 'Harqin',
  库伦: 'Hure',
  扎鲁特: 'Jarud',
  达拉特: 'Dalad',
  准格尔: 'Jungar',
  鄂托克: 'Otog',
  杭锦: 'Hanggin',
  乌审: 'Uxin',
  伊金霍洛: 'Ejin Horo',
  阿荣: 'Arun',
  莫力达瓦: 'Morin Dawa',
  陈巴尔虎: 'Old Barag',
  新巴尔虎: 'New Barag',
  乌拉特: 'Urad',
  察哈尔: 'Qahar',
  扎赉特: 'Jalaid',
  阿巴嘎: 'Abag',
  苏尼特: 'Sonid',
  东乌珠穆沁: 'East Ujimqin',
  西乌珠穆沁: 'West Ujimqin',
  太仆寺: 'Taibus',
  额济纳: 'Ejin',
  ...establishedNames,
};

/** Local readings a general dictionary gets wrong, by the name without its kind. */
const localReadings: Readonly<Record<string, string>> = {
  乐亭: 'Laoting',
  乐陵: 'Laoling',
  乐清: 'Yueqing',
  民乐: 'Minle',
  蔚: 'Yu',
  万柏林: 'Wanbailin',
  繁峙: 'Fanshi',
  洪洞: 'Hongtong',
  调兵山: 'Diaobingshan',
  珲春: 'Hunchun',
  大箐山: 'Daqingshan',
  穆棱: 'Muling',
  闵行: 'Minhang',
  六合: 'Luhe',
  蚌山: 'Bengshan',
  歙: 'She',
  涡阳: 'Guoyang',
  单: 'Shan',
  浚: 'Xun',
  召陵: 'Shaoling',
  泌阳: 'Biyang',
  黄陂: 'Huangpi',
  曾都: 'Zengdu',
  神农架林: 'Shennongjia',
  大埔: 'Dabu',
  莞城: 'Guancheng',
  塘厦: 'Tangxia',
  筠连: 'Junlian',
  六枝特: 'Liuzhi',
  牟定: 'Mouding',
  吴堡: 'Wubu',
  红寺堡: 'Hongsibu',
  宕昌: 'Tanchang',
  称多: 'Chenduo',
  尉犁: 'Yuli',
};

/** In place names these characters have one reading only. */
const fixedReadings: Readonly<Record<string, string>> = { 都: 'du', 什: 'shi' };

/**
 * Kinds of division, longest suffix first. A `said` kind is part of the English name, others disambiguate.
 */
const kinds: readonly { ending: string; english: string; said?: true }[] = [
  { ending: '经济开发区', english: 'Economic Development Zone', said: true },
  { ending: '开发区街道', english: 'Development Zone', said: true },
  { ending: '自治区', english: 'Autonomous Region' },
  { ending: '自治州', english: 'Autonomous Prefecture' },
  { ending: '自治县', english: 'Autonomous County' },
  { ending: '自治旗', english: 'Banner', said: true },
  { ending: '地区', english: 'Prefecture' },
  { ending: '新区', english: 'New Area', said: true },
  { ending: '矿区', english: 'Mining District', said: true },
  { ending: '街道', english: 'Subdistrict' },
  { ending: '省', english: 'Province' },
  { ending: '盟', english: 'League' },
  { ending: '旗', english: 'Banner', said: true },
  { ending: '市', english: 'City' },
  { ending: '区', english: 'District' },
  { ending: '县', english: 'County' },
  { ending: '镇', english: 'Town' },
];

/** Districts named by their position in the city. */
const placedDistricts: Readonly<Record<string, string>> = {
  东区: 'East District',
  西区: 'West District',
  城区: 'Urban District',
  郊区: 'Suburban District',
  矿区: 'Mining District',
};

const bannerSides: Readonly<Record<string, string>> = {
  左: 'Left',
  右: 'Right',
  中: 'Middle',
  前: 'Front',
  后: 'Rear',
};

const peoples =
  /(?:壮族|回族|维吾尔|满族|蒙古族?|朝鲜族|达斡尔族|土家族|苗族|侗族|瑶族|黎族|畲族|羌族|藏族|彝族|布依族|仡佬族|水族|仫佬族|毛南族|各族|傣族|白族|哈尼族|拉祜族|佤族|布朗族|纳西族|傈僳族|景颇族|普米族|独龙族|怒族|土族|撒拉族|保安族|东乡族|裕固族|哈萨克族?|柯尔克孜|塔吉克|锡伯)+$/u;

/** Pinyin of a name's first characters as one word: Xi'an, Lüliang. The whole name gives the context. */
function romanise(name: string, length: number): string {
  const word = pinyin(name, { toneType: 'none', type: 'array' })
    .slice(0, length)
    .map((syllable, index) => fixedReadings[name.charAt(index)] ?? syllable)
    .map((syllable, index) => (index > 0 && /^[aeo]/u.test(syllable) ? `'${syllable}` : syllable))
    .join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** 科尔沁左翼中旗: Horqin, left wing, middle banner. */
function bannerEnglish(stem: string): string | undefined {
  const parts = /^(?<root>.+?)(?:(?<wing>[左右])翼)?(?<side>[左右中前后])?$/u.exec(stem)?.groups;
  const root = bannerNames[parts?.['root'] ?? ''];
  if (root === undefined) return undefined;
  return [root, bannerSides[parts?.['wing'] ?? ''], bannerSides[parts?.['side'] ?? '']]
    .filter((part) => part !== undefined)
    .join(' ');
}

type EnglishName = {
  /** The usual name: Shenzhen, Nanshan, Pudong New Area. */
  readonly plain: string;
  /** With the kind of division, to distinguish siblings: Yining City, Yining County. */
  readonly full: string;
};

/** The English name of a mainland division, from its official Chinese name. */
export function mainlandEnglish(name: string): EnglishName {
  const whole = establishedNames[name] ?? placedDistricts[name];
  if (whole !== undefined) return { plain: whole, full: whole };
  // A one-character stem belongs to the suffix: 清新区 is Qingxin, not a new area.
  const kind = kinds.find(
    ({ ending }) => name.endsWith(ending) && (ending.length === 1 || name.length > ending.length + 1),
  );
  if (kind === undefined) {
    const word = romanise(name, name.length);
    return { plain: word, full: word };
  }
  const withPeoples = name.slice(0, -kind.ending.length);
  const stem = establishedNames[withPeoples] === undefined ? withPeoples.replace(peoples, '') : withPeoples;
  const word =
    establishedNames[stem] ??
    localReadings[stem] ??
    (kind.english === 'Banner' ? bannerEnglish(stem) : undefined) ??
    romanise(name, stem.length);
  const full = `${word} ${kind.english}`;
  return { plain: kind.said === true || stem.length === 1 ? full : word, full };
}
