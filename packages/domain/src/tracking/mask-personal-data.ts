const mask = '***';
/** Maximum length of the redacted text. */
const maxOutputLength = 300;
/** Input is truncated to this length before matching; no real event description is that long. */
const maxInputLength = 1000;

/**
 * Six or more digits, with any separators: a phone number, document number or code. Letters next to the
 * digits belong to a document number.
 */
const longNumber = /[+(]?[A-Z]{0,3}\d(?:[\s().·*_/-]{0,3}\d){5,}[X]?/giu;
const mailAddress = /[^\s@,，;；<>()（）]+@[^\s@,，;；<>()（）]+/gu;

/** Phrases after which carriers write a person's name, with or without a colon. */
const people = [
  '[签簽]收人',
  '收[件货貨]人',
  '[寄发發][件货貨]人',
  '代收人',
  '取件人',
  '[联聯][系络絡]人',
  '[派配]送[员員]',
  '派件[员員]',
  '快[递遞][员員]',
  '[业業][务務][员員]',
  '揽[收件][员員]',
  '司[机機]',
  '姓名',
  'signed(?: for)? by',
  'received by',
  'collected by',
  'người (?:ký )?nhận',
  'người gửi',
  'ký nhận bởi',
  'bưu tá',
  'nhân viên',
  'tài xế',
  'họ (?:và )?tên',
];
/** Phrases that mark personal data only when followed by a colon. */
const detailLabels = [
  '收方',
  '寄方',
  '[电電][话話]',
  '手[机機]',
  '[证證]件',
  '身[份分][证證]',
  '地址',
  'recipient',
  'receiver',
  'consignee',
  'addressee',
  'sender',
  'attn',
  'courier',
  'driver',
  'contact',
  'name',
  'phone',
  'tel',
  'mobile',
  'address',
  'liên hệ',
  'số điện thoại',
  'sđt',
  'địa chỉ',
];
const upToStop = '[^,，。;；、!！|\\n]+';
const labelledPerson = new RegExp(`((?:${people.join('|')})[\\s:是为為\\[【(「]*)${upToStop}`, 'giu');
const labelledDetail = new RegExp(`((?:${detailLabels.join('|')})\\s*[:=\\[【(「]\\s*)${upToStop}`, 'giu');
/** Matches `由 <name> 签收`. */
const nameBeforeAction =
  /((?:由|被)[\s[【(「]*)([^,，。;；、!！|\n]{1,40}?)([\]】)」\s]*(?:本人)?(?:[签簽]收|代收|代[签簽]|派[件送]|配送|揽收|收取|取[走件]))/gu;
/** Control, format (zero-width, bidirectional override), private-use and surrogate characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/**
 * Masks phone numbers, document numbers and mail addresses only. For texts that people wrote to be read, where the word
 * after "courier" or "name" is rarely a name; a text without any of them is returned as it was written.
 */
export function maskContacts(said: string): string {
  const plain = said.normalize('NFKC').replaceAll(unseen, ' ');
  const masked = plain.replaceAll(mailAddress, mask).replaceAll(longNumber, mask);
  return masked === plain ? said : masked;
}

/**
 * Redacts a carrier's event text for public tracking pages: phone numbers, ID numbers, e-mail addresses and
 * the name after phrases like "signed by". Prefers hiding a harmless word to showing a name.
 */
export function maskPersonalData(said: string): string {
  return said
    .slice(0, maxInputLength)
    .normalize('NFKC')
    .replaceAll(unseen, ' ')
    .replaceAll(mailAddress, mask)
    .replaceAll(labelledPerson, `$1${mask}`)
    .replaceAll(labelledDetail, `$1${mask}`)
    .replaceAll(nameBeforeAction, `$1${mask}$3`)
    .replaceAll(longNumber, mask)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxOutputLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}
