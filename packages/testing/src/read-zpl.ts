/** A label as a printer would read it. */
export type ReadLabel = {
  readonly width: number;
  readonly height: number;
  /** Names of all commands, in order. */
  readonly commands: readonly string[];
  readonly texts: readonly ReadText[];
  readonly barcodes: readonly ReadBarcode[];
};
type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type ReadText = Place & { readonly text: string };
type ReadBarcode = Place & { readonly text: string; readonly moduleWidth: number };

type Field = {
  readonly x: number;
  readonly y: number;
  font?: { height: number } | undefined;
  block?: { width: number } | undefined;
  bars?: { height: number; moduleWidth: number } | undefined;
  isHex?: true;
  data?: string;
};

const whole = (text: string | undefined): number => {
  if (text === undefined || !/^\d+$/.test(text)) throw new Error(`no whole number: ${text}`);
  return Number(text);
};

/** Parameters of every command that our labels may use; anything else is an error. */
const shapes: Readonly<Record<string, RegExp>> = {
  XA: /^$/,
  XZ: /^$/,
  CI: /^28$/,
  LH: /^0,0$/,
  PW: /^\d+$/,
  LL: /^\d+$/,
  PQ: /^1$/,
  FO: /^\d+,\d+$/,
  A0: /^N,\d+,\d+$/,
  FB: /^\d+,1,0,[LCR]$/,
  FH: /^_$/,
  BY: /^\d+$/,
  BC: /^N,\d+,N,N,N,N$/,
  GB: /^\d+,\d+,\d+$/,
  FD: /^[^~^]*$/,
  FS: /^$/,
};

function unescapeHex(data: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < data.length; at += 1) {
    const hex = data[at] === '_' ? /^[0-9A-F]{2}/.exec(data.slice(at + 1))?.[0] : undefined;
    if (data[at] === '_' && hex === undefined) throw new Error(`an escape without its byte: ${data}`);
    if (data.codePointAt(at)! > 0x7e) throw new Error(`a byte that is not escaped: ${data}`);
    bytes.push(hex === undefined ? data.codePointAt(at)! : Number.parseInt(hex, 16));
    if (hex !== undefined) at += 2;
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}

/** Reads the switches of subsets; returns the text and the number of symbols between start and check. */
function readCode128(data: string): { text: string; symbols: number } {
  const start = /^>([:;])/.exec(data)?.[1];
  if (!start) throw new Error(`a barcode without a start code: ${data}`);
  let isC = start === ';';
  let text = '';
  let symbols = 0;
  for (let at = 2; at < data.length; symbols += 1) {
    if (data[at] === '>') {
      const to = data[at + 1];
      if (to !== (isC ? '6' : '5')) throw new Error(`an unexpected switch: ${data}`);
      isC = to === '5';
      at += 2;
      continue;
    }
    const signs = data.slice(at, at + (isC ? 2 : 1));
    if (isC ? !/^\d\d$/.test(signs) : !/^[ -=?-~]$/.test(signs)) throw new Error(`no symbol: ${data}`);
    text += signs;
    at += signs.length;
  }
  return { text, symbols };
}

/** Reads what was sent to a printer: labels one after the other, each from ^XA to ^XZ, and nothing else. */
export function readZpl(sent: string): ReadLabel[] {
  const labels: ReadLabel[] = [];
  let open:
    | { width: number; height: number; commands: string[]; texts: ReadText[]; barcodes: ReadBarcode[] }
    | undefined;
  let field: Field | undefined;
  let moduleWidth = 2;
  if (sent.includes('~')) throw new Error('a command for the printer itself');
  const [before, ...parts] = sent.split('^');
  if (before!.trim() !== '') throw new Error('text before the first command');
  for (const part of parts) {
    const name = part.slice(0, 2);
    const given = part.slice(2).replace(/\n$/, '');
    if (!shapes[name]?.test(given)) throw new Error(`unknown command: ^${part}`);
    if ((name === 'XA') === (open !== undefined)) throw new Error('^XA and ^XZ are not in pairs');
    if (name === 'XA') {
      open = { width: 0, height: 0, commands: [], texts: [], barcodes: [] };
      continue;
    }
    const label = open!;
    const numbers = given.split(',');
    const needField = (): Field => {
      if (!field) throw new Error(`^${name} outside a field`);
      return field;
    };
    label.commands.push(name);
    if (name === 'PW') label.width = whole(given);
    if (name === 'LL') label.height = whole(given);
    if (name === 'FO') {
      if (field) throw new Error('a field in a field');
      field = { x: whole(numbers[0]), y: whole(numbers[1]) };
    }
    if (name === 'A0') needField().font = { height: whole(numbers[1]) };
    if (name === 'FB') needField().block = { width: whole(numbers[0]) };
    if (name === 'FH') needField().isHex = true;
    if (name === 'BY') moduleWidth = whole(given);
    if (name === 'BC') needField().bars = { height: whole(numbers[1]), moduleWidth };
    if (name === 'FD') needField().data = given;
    if (name === 'GB') {
      const { x, y } = needField();
      assertWithin(label, { x, y, width: whole(numbers[0]), height: whole(numbers[1]) });
    }
    if (name === 'FS') {
      addField(label, needField());
      field = undefined;
    }
    if (name === 'XZ') {
      if (field) throw new Error('a field without its end');
      labels.push(label);
      open = undefined;
    }
  }
  if (open) throw new Error('a label without its end');
  return labels;
}

function addField(
  label: ReadLabel & { texts: ReadText[]; barcodes: ReadBarcode[] },
  { x, y, font, block, bars, isHex, data }: Field,
): void {
  if (data === undefined) return;
  if (bars) {
    const { text, symbols } = readCode128(data);
    const width = bars.moduleWidth * (35 + 11 * symbols);
    const place = { x, y, width, height: bars.height };
    assertWithin(label, place);
    label.barcodes.push({ ...place, text, moduleWidth: bars.moduleWidth });
    return;
  }
  if (!font || !block || !isHex) throw new Error('a text without font, width or escapes');
  const place = { x, y, width: block.width, height: font.height };
  assertWithin(label, place);
  label.texts.push({ ...place, text: unescapeHex(data) });
}

function assertWithin(label: { width: number; height: number }, { x, y, width, height }: Place): void {
  if (x + width > label.width || y + height > label.height)
    throw new Error(
      `outside the label of ${label.width} by ${label.height}: ${[x, y, width, height].join(' ')}`,
    );
}
