import type { Span } from './fold.ts';

type Meaning = 'name' | 'phone' | 'address' | 'postcode' | 'idCard';
export type Label = Span & { readonly meaning: Meaning };

/** Folded labels written before a value. In Chinese the colon is often omitted. */
const hanLabels: Readonly<Record<Meaning, string>> = {
  name: '收件人姓名|收货人姓名|收貨人姓名|收件人|收货人|收貨人|联系人|聯絡人|聯繫人|姓名|名字',
  phone:
    '收件人电话|收件人電話|收货人电话|手机号码|手機號碼|手机号|手机|手機|联系电话|聯絡電話|聯繫電話|联系方式|聯絡方式|電話號碼|电话号码|電話|电话|手提|市話|座机',
  address:
    '收货地址|收貨地址|收件地址|送货地址|送貨地址|寄送地址|详细地址|詳細地址|所在地区|所在地區|所在省市|(?:我的)?新?地址|街道地址',
  postcode: '邮政编码|郵政編碼|郵遞區號|邮编|郵編',
  idCard: '身份证号码|身份证号|身份证|身份證號碼|身份證|身分證字號|身分證',
};
/** Short labels, recognised only before a colon. */
const hanWithColon: Partial<Record<Meaning, string>> = { name: '收件|收|寄|收方', phone: '号码|號碼' };

/** Folded Latin labels: these need no colon, the ones below do. */
const latinLabels: Readonly<Record<Meaning, string>> = {
  name: 'ten nguoi nhan|nguoi nhan|ho va ten|ho ten|em ten|attn',
  phone: 'so dien thoai|so dt|dien thoai|sdt|dt|tel|phone|mobile|whatsapp',
  address: 'dia chi nhan hang|dia chi giao hang|dia chi',
  postcode: 'ma buu chinh|postal code|postcode|zip code',
  idCard: 'so cccd|cccd|cmnd|id card|id no',
};
const latinWithColon: Readonly<Record<Meaning, string>> = {
  name: 'ten|nhan|gui cho|name|receiver|recipient|consignee|contact',
  phone: 'cell|telephone|mobile phone|hotline|sđt|so',
  address: 'dc|d/c|address|addr|add|ship to|deliver to',
  postcode: 'zip',
  idCard: 'id',
};

const meanings = Object.keys(hanLabels) as Meaning[];
const labelSeparator = '(?:是|为|為)?[ ]?[:=]?[ ]?';
const group = (words: string, meaning: Meaning, set: string) => `(?<${meaning}${set}>${words})`;
const pattern = new RegExp(
  [
    ...meanings.map((meaning) => `${group(hanLabels[meaning], meaning, '1')}${labelSeparator}`),
    ...meanings.flatMap((meaning) => {
      const words = hanWithColon[meaning];
      return words ? [`${group(words, meaning, '2')}[ ]?:[ ]?`] : [];
    }),
    ...meanings.map((meaning) => `\\b${group(latinLabels[meaning], meaning, '3')}(?:[ ]?[:.][ ]?|[ ])`),
    ...meanings.map((meaning) => `\\b${group(latinWithColon[meaning], meaning, '4')}\\.?[ ]?:[ ]?`),
  ].join('|'),
  'g',
);

/** Finds each label and the field that its following text belongs to. */
export function findLabels(folded: string): Label[] {
  return [...folded.matchAll(pattern)].map((match) => {
    const named = Object.entries(match.groups ?? {}).find(([, word]) => word !== undefined)!;
    return {
      meaning: named[0].slice(0, -1) as Meaning,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Courtesy phrases addressed to the reader, never part of an address. */
const courtesy = new RegExp(
  [
    '老板|老闆|您好|你好|帮我|麻烦|麻煩|请寄到|請寄到|寄到|寄去|寄往|寄给|发到|發到|发往|发给|这个|這個|如下',
    '谢谢老板|谢谢您|谢谢|謝謝您|謝謝|多谢|唔該|辛苦了|辛苦|微信同号|微信同號|同微信|[ \\n]收(?=[ ,\\n])',
    '\\bnho shop gui ve|\\bgui ve|\\bcam on shop|\\bcam on|\\bnha chi|\\bnha shop|\\bshop oi',
    '\\bthank you|\\bthanks|\\bplease send to|\\bship to',
  ].join('|'),
  'g',
);

export function findCourtesies(folded: string): Span[] {
  return [...folded.matchAll(courtesy)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
}
