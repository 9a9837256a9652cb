import { fold } from './fold.ts';

/** A part of the message between separators. */
export type Piece = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Directly before or after a phone number. */
  readonly isBesidePhone: boolean;
  readonly isBeforePhone: boolean;
  readonly isOwnLine: boolean;
};

const surnames = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐沿梅莫庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺' +
    '張劉陳楊趙黃吳孫馬羅鄭謝韓馮蕭鄧許呂蘇盧蔣賈葉閻鐘鍾譚鄒陸顧龍萬錢湯喬賀賴龔龐蘭莊顏嚴溫韋畢聶齊紀項歐陽關費單寧閔車邊饒晉鄔臧簡婁黨談連鄺麥佘岑冼甄樊區練藍應佟',
);
const doubleSurnames =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|皇甫|尉迟|公孙|慕容|令狐|端木|东方|南宫|夏侯|长孙)/;
const titles = /(?:先生|小姐|女士|太太|老师|老師|同学|经理|經理|阿姨|师傅)$/;
/** Characters common in addresses and rare in names. */
const addressSigns =
  /[路街道巷弄号號室楼樓栋棟幢座层層元村镇鎮乡鄉区區县縣市省园園苑邨阁閣厦廈场場段舖铺站店院校所厅廳库庫屋寓城港桥橋期塔收寄]|中心|大学|大學|民宿|公司|工业|工業|商业|商業|自取|门口|門口/;

const latinName =
  /^[\p{Script=Latin}][\p{Script=Latin}.'-]*(?: [\p{Script=Latin}][\p{Script=Latin}.'-]*){0,5}$/u;
const englishAddressWords =
  'road|rd|street|st|avenue|ave|lane|ln|flat|room|rm|block|blk|tower|building|bldg|district|dist|city|garden|gardens|court|estate|house|floor|unit|shop|plaza|centre|center|industrial|village|park|villas|mansion|sec|no|edf|rua|ward|china|vietnam|hong kong|kowloon|new territories';
const vietnameseAddressWords =
  'đường|phố|ngõ|ngách|hẻm|số|thôn|ấp|xóm|khu|chung cư|tòa|toà|nhà|phường|xã|quận|huyện|tầng|lầu|kcn|lô|chợ|khối|tiệm|tỉnh|tổ|tp|bưu điện';
const accentedAddressWords = new RegExp(
  `(?<!\\p{L})(?:${englishAddressWords}|${vietnameseAddressWords})(?!\\p{L})`,
  'iu',
);
const unaccentedAddressWords = new RegExp(`\\b(?:${englishAddressWords}|${fold(vietnameseAddressWords)})\\b`);

/**
 * Distinguishes Đường (road) from Dương (surname): by accents where written, otherwise the first word is a
 * surname.
 */
function mentionsAddress(name: string): boolean {
  if (/[^\u0000-\u007f]/.test(name)) return accentedAddressWords.test(name);
  const plain = fold(name);
  return unaccentedAddressWords.test(
    vietnameseSurnames.test(plain) ? plain.slice(plain.indexOf(' ') + 1) : plain,
  );
}

const latinTitles = /^(?:mr|mrs|ms|miss|dr|anh|chi|em|co|chu|ong|ba|bac|cong ty)\b/;
const vietnameseSurnames =
  /^(?:nguyen|tran|le|pham|hoang|huynh|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly|dinh|doan|trinh|truong|lam|mai|cao|ta|to|ha|luong|luu|thai|chau|quach|kieu|tong|vuong|bach|ninh|phung|nong|la|khuc|hua|dao|chu|nghiem|au|tang|phi|vien|mac|doan|ton)\b/;

const isAllHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

/** Scores how much a piece looks like a person's name; 0 when it cannot be one. */
export function nameLikeness(
  { text, isBesidePhone, isBeforePhone, isOwnLine }: Piece,
  isEdge: boolean,
): number {
  const own = nameScore(text);
  if (own === 0) return 0;
  return own + (isBesidePhone ? 3 : 0) + (isBeforePhone ? 0.5 : 0) + (isOwnLine ? 2 : 0) + (isEdge ? 1 : 0);
}

/** Longer pieces are never names. */
const maxNameLength = 60;

function nameScore(text: string): number {
  if (text.length > maxNameLength) return 0;
  if (isAllHan(text)) return hanScore(text);
  if (!latinName.test(text)) return 0;
  const plain = fold(text);
  if (latinTitles.test(plain)) return 3;
  if (mentionsAddress(text)) return 0;
  return vietnameseSurnames.test(plain) ? 3 : 1.5;
}

function hanScore(text: string): number {
  const bare = text.replace(/收$/, '');
  if (titles.test(bare) && bare.length <= 6) return 6;
  const isSurname = surnames.has(bare[0]!);
  if (bare.length < 2 || bare.length > 5 || addressSigns.test(isSurname ? bare.slice(1) : bare)) return 0;
  if (doubleSurnames.test(bare) && bare.length <= 4) return 4;
  if (isSurname) return bare.length <= 3 ? 4 : 2.5;
  return bare.length <= 4 ? 1 : 0.5;
}

/**
 * Returns the name as printed on a label: without the word for "receiver", and without a title after a full
 * name.
 */
export function normalizeName(text: string): string {
  const bare = text
    .replace(/ ?收$/, '')
    .replace(/^[ ,.:;()/|-]+|[ ,:;()/|-]+$/g, '')
    .replace(/([^.]{3})\.$/, '$1');
  const before = bare.replace(titles, '');
  return before.length >= 2 && before !== bare && isAllHan(before) ? before : bare;
}

/** Finds a name written directly after the address, after its last house-number character. */
export function trailingName(text: string): string | undefined {
  const last = /^(.*[号號室楼樓栋棟幢座层層户戶0-9A-Za-z])(\p{Script=Han}{2,4})$/u.exec(text.slice(-40));
  const name = last?.[2];
  if (!name || addressSigns.test(name.slice(1))) return undefined;
  return surnames.has(name[0]!) || titles.test(name) ? name : undefined;
}

/** Finds a Latin name directly before a house number. */
export function leadingName(text: string): string | undefined {
  const name = /^(?:\p{Script=Latin}+ ){1,5}(?=(?:số |so )?[0-9])/iu.exec(text.slice(0, 60))?.[0].trim();
  return name && vietnameseSurnames.test(fold(name)) && nameScore(name) > 0 ? name : undefined;
}
