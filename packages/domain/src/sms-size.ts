/** Characters of the GSM 03.38 alphabet; those of the extension table take two places. */
const gsmBasic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsmExtended = new Set('^{}\\[~]|€\f');

const limits = {
  gsm7: { alone: 160, joined: 153 },
  ucs2: { alone: 70, joined: 67 },
} as const;

/** An SMS of more segments is refused: each is billed as a message. */
export const maxSmsSegments = 4;

type SmsSize = {
  readonly encoding: keyof typeof limits;
  /** Septets or UTF-16 units used. */
  readonly used: number;
  readonly segments: number;
  /** Units that fit into the current number of segments. */
  readonly capacity: number;
  /** Characters that the GSM alphabet lacks, each once. */
  readonly outside: readonly string[];
};

/** Encoding and billed segments of an SMS. One character outside the GSM alphabet makes the whole text UCS-2. */
export function smsSize(text: string): SmsSize {
  const characters = [...text];
  const outside = [...new Set(characters.filter((one) => !gsmBasic.has(one) && !gsmExtended.has(one)))];
  const isGsm = outside.length === 0;
  const encoding = isGsm ? 'gsm7' : 'ucs2';
  const { alone, joined } = limits[encoding];
  const widths = characters.map((one) => (isGsm ? (gsmExtended.has(one) ? 2 : 1) : one.length));
  const used = widths.reduce((sum, width) => sum + width, 0);
  if (used <= alone) return { encoding, used, segments: used === 0 ? 0 : 1, capacity: alone, outside };
  let segments = 1;
  let filled = 0;
  for (const width of widths) {
    // An escaped character or a surrogate pair is not split between segments.
    if (filled + width > joined) {
      segments += 1;
      filled = 0;
    }
    filled += width;
  }
  return { encoding, used, segments, capacity: segments * joined, outside };
}
