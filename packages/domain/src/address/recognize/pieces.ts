import { isHan, type Span } from './fold.ts';
import type { Piece } from './names.ts';

/** Placeholder characters for recognised text: phone number, label, anything else. */
export const placeholders = { phone: '\u0002', label: '\u0003', other: '\u0001' } as const;

const hardSeparators = new Set(`,;\n|、。${placeholders.phone}${placeholders.label}${placeholders.other}`);
const phoneFollows = /^[ ,;:|/\-.()\n、。\u0003]*\u0002/;
const phonePrecedes = /\u0002[ ,;:|/\-.()\n、。\u0003]*$/;
const edges = /^[ ,;:|/\-.()、。]+|[ ,;:|/\-()、。]+$/g;

/**
 * Splits at spaces next to Han characters only, and at slashes or dashes between Han characters or spaces.
 */
function isBoundary(masked: string, at: number): boolean {
  const sign = masked[at]!;
  if (hardSeparators.has(sign)) return true;
  const before = masked[at - 1];
  const after = masked[at + 1];
  if (sign === ' ') return isHan(before) || isHan(after);
  if (sign === '/' || sign === '-')
    return (isHan(before) && isHan(after)) || (before === ' ' && after === ' ');
  return false;
}

function pieceOf(masked: string, from: number, to: number): Piece | undefined {
  const raw = masked.slice(from, to);
  const text = raw.replaceAll(edges, '');
  if (text === '') return undefined;
  const start = from + raw.indexOf(text);
  const end = start + text.length;
  const before = masked.slice(Math.max(0, start - 24), start);
  const after = masked.slice(end, end + 24);
  const isBeforePhone = phoneFollows.test(after);
  return {
    start,
    end,
    text,
    isBeforePhone,
    isBesidePhone: isBeforePhone || phonePrecedes.test(before),
    isOwnLine: /(?:^|\n) ?$/.test(before) && /^ ?(?:\n|$)/.test(after),
  };
}

/** Splits the unrecognised rest of a message at the writer's own separators. */
export function piecesOf(masked: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at <= masked.length; at += 1) {
    if (at < masked.length && !isBoundary(masked, at)) continue;
    const piece = pieceOf(masked, from, at);
    if (piece) pieces.push(piece);
    from = at + 1;
  }
  return pieces;
}

export function mask(text: string, spans: readonly Span[], sign: string): string {
  let masked = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    masked += text.slice(at, from) + sign.repeat(end - from);
    at = end;
  }
  return masked + text.slice(at);
}

/** Joins the unrecognised text in its original order: this is the address detail. */
export function joinRest(masked: string): string {
  const parts = masked
    .split(/[\u0001\u0002\u0003\n]+/)
    .map((part) =>
      part
        .replace(/^[ ,;:|/\-.)、。·]+/, '')
        .replace(/[ ,;:|/\-(、。·]+$/, '')
        .trim(),
    )
    .filter(Boolean);
  return parts.reduce((joined, part) => {
    if (joined === '') return part;
    return joined + (isHan(joined.at(-1)) || isHan(part[0]) ? ' ' : ', ') + part;
  }, '');
}
