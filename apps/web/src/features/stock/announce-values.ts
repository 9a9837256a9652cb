import { maxPieces } from '@onehaul/domain/stock/inbound';
import { readUnits } from '@onehaul/ui/form/number-text';

/** SKU of a delivery as chosen and typed. The label is shown where the SKU is not among those loaded. */
export type AnnounceLine = {
  readonly key: number;
  readonly skuId: string;
  readonly label: string;
  readonly quantity: string;
};
export type AnnounceDraft = {
  readonly warehouseId: string;
  readonly courierNumber: string;
  readonly remark: string;
  readonly lines: readonly AnnounceLine[];
};
type Values = Readonly<Record<string, string>>;

export const maxQuantity = maxPieces;
export const blankLine = (key: number): AnnounceLine => ({ key, skuId: '', label: '', quantity: '' });

const texts = ['warehouseId', 'courierNumber', 'remark'] as const;

export function isAnnounceDraft(value: unknown): value is AnnounceDraft {
  const draft = value as AnnounceDraft | null;
  if (typeof draft !== 'object' || draft === null || !Array.isArray(draft.lines)) return false;
  const isLine = ({ key, skuId, label, quantity }: AnnounceLine) =>
    typeof key === 'number' && [skuId, label, quantity].every((text) => typeof text === 'string');
  return (
    texts.every((name) => typeof draft[name] === 'string') &&
    draft.lines.length > 0 &&
    draft.lines.every((line) => isLine(line))
  );
}

export const skuField = ({ key }: Pick<AnnounceLine, 'key'>) => `sku-${key}`;
export const quantityField = ({ key }: Pick<AnnounceLine, 'key'>) => `quantity-${key}`;

/** Names of the fields in screen order. */
export const announceFields = (lines: readonly AnnounceLine[]) => [
  'warehouseId',
  ...lines.flatMap((line) => [skuField(line), quantityField(line)]),
  'courierNumber',
  'remark',
];

export type AnnounceProblem = 'choose' | 'required' | 'range' | 'twice';

const quantityOf = (line: AnnounceLine, values: Values) => readUnits(values[quantityField(line)] ?? '', 0);

function quantityProblem(line: AnnounceLine, values: Values): AnnounceProblem | undefined {
  if ((values[quantityField(line)] ?? '').trim() === '') return 'required';
  const quantity = quantityOf(line, values);
  return quantity === undefined || quantity < 1 || quantity > maxQuantity ? 'range' : undefined;
}

/** What the form refuses before it is sent. */
export function announceProblems(
  lines: readonly AnnounceLine[],
  values: Values,
): Readonly<Record<string, AnnounceProblem>> {
  const problems: Record<string, AnnounceProblem> = {};
  if (!values['warehouseId']) problems['warehouseId'] = 'choose';
  const seen = new Set<string>();
  for (const line of lines) {
    if (line.skuId === '') problems[skuField(line)] = 'choose';
    else if (seen.has(line.skuId)) problems[skuField(line)] = 'twice';
    seen.add(line.skuId);
    const ofQuantity = quantityProblem(line, values);
    if (ofQuantity) problems[quantityField(line)] = ofQuantity;
  }
  return problems;
}

/** Input of the call; requires values without problems. */
export const announceInput = (lines: readonly AnnounceLine[], values: Values) => ({
  warehouseId: Number(values['warehouseId']),
  courierNumber: values['courierNumber'] ?? '',
  remark: values['remark'] ?? '',
  items: lines.map((line) => ({ skuId: Number(line.skuId), quantity: quantityOf(line, values)! })),
});
