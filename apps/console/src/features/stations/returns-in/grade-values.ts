import type { ReturnForStaff } from '@onehaul/contract/console/returns';

export const grades = ['good', 'damaged', 'missing'] as const;
type GradeName = (typeof grades)[number];
/** Raw input by item position. */
export type TypedGrades = Readonly<Record<number, Readonly<Record<GradeName, string>>>>;
export type TypedBox = { readonly weight: string; readonly size: string };

const plain = (typed: string) => typed.normalize('NFKC').trim();
const whole = (typed: string) => (/^\d{0,5}$/.test(plain(typed)) ? Number(plain(typed)) : Number.NaN);

/** Parses the grades, or returns the items whose counts do not add up. */
export function readGrades(items: ReturnForStaff['items'], typed: TypedGrades) {
  const found = items.map((item) => {
    const words = typed[item.position] ?? { good: '', damaged: '', missing: '' };
    const grade = { good: whole(words.good), damaged: whole(words.damaged), missing: whole(words.missing) };
    return { item, grade };
  });
  const wrong = found.find(
    ({ item, grade }) => grade.good + grade.damaged + grade.missing !== item.quantity,
  )?.item;
  return wrong
    ? { wrong }
    : { grades: found.map(({ item: { position }, grade }) => ({ position, ...grade })) };
}

export const gradeAllGood = (items: ReturnForStaff['items']): TypedGrades =>
  Object.fromEntries(
    items.map(({ position, quantity }) => [position, { good: String(quantity), damaged: '', missing: '' }]),
  );

/** Parses kilograms and centimetres into grams and millimetres; undefined if invalid. */
export function readBox({ weight, size }: TypedBox) {
  const kilograms = /^\d{1,3}([.,]\d{1,3})?$/.test(plain(weight))
    ? Number(plain(weight).replace(',', '.'))
    : 0;
  const typed = plain(size).split(/[\s×x*]+/i);
  // A comma may separate the three sides or be a decimal separator.
  const sides = (typed.length === 1 ? typed[0]!.split(',') : typed)
    .filter((part) => /^\d{1,3}([.,]\d)?$/.test(part))
    .map((part) => Math.round(Number(part.replace(',', '.')) * 10));
  const [lengthMm, widthMm, heightMm] = sides;
  const weightGrams = Math.round(kilograms * 1000);
  if (weightGrams === 0 || sides.length !== 3 || sides.includes(0)) return undefined;
  return { weightGrams, lengthMm: lengthMm!, widthMm: widthMm!, heightMm: heightMm! };
}
