import type { Bill, BillLine } from '@onehaul/domain/fee/bill';
import { measuresIn, type Measures } from './measures.ts';
import type { MessageKey } from './namespace.ts';
import type { Translate } from './translator.ts';

type Names = {
  /** The shop's name of a remote area or service, by key. */
  readonly area: (key: string) => string;
  readonly service: (key: string) => string;
};

/** Localised texts of a bill line. */
export type BillLineText = {
  readonly label: string;
  readonly words: string;
  readonly amount: string;
  readonly proof: string | null;
};

type BillHead = { readonly currency: string; readonly weighed: Pick<Bill['weighed'], 'basis'> };

const grams = new Set(['quantity', 'first', 'more', 'step', 'unit', 'counted']);
const amounts = new Set(['least']);
const isAmount = (name: string) => amounts.has(name) || name.endsWith('Minor') || name.startsWith('minor');

/** Formats one parameter of a line: its name determines the unit, the rule what is measured. */
function formatInput(
  line: BillLine,
  name: string,
  value: number,
  { currency, weighed }: BillHead,
  measures: Measures,
): string {
  if (isAmount(name) || (line.rule === 'rounding' && name === 'step')) return measures.money(value, currency);
  if (name === 'bps') return measures.percent(value);
  if (line.rule === 'pieces') return measures.number(value);
  if (name === 'value' || name === 'over')
    return line.rule === 'weight' ? measures.weight(value) : measures.length(value);
  if (!grams.has(name)) return measures.number(value);
  const isVolume = weighed.basis === 'volume' && (line.rule === 'freight' || line.rule === 'delivery');
  return isVolume ? measures.volume(value) : measures.weight(value);
}

/** Localises a bill line, with its parameters filled in. */
export function billLineText(
  t: Translate<'bill'>,
  tag: string,
  bill: BillHead,
  line: BillLine,
  names: Names,
): BillLineText {
  const measures = measuresIn(tag);
  const values: Record<string, string> = {
    subject: line.box === null ? t('wholeOrder') : t('box', { box: line.box + 1 }),
    area: line.rule === 'remote' ? names.area(line.key ?? '') : '',
    service: line.rule === 'service' ? names.service(line.key ?? '') : '',
  };
  for (const [name, value] of Object.entries(line.inputs))
    values[name] = formatInput(line, name, value, bill, measures);
  return {
    label: t(`rule.${line.rule}`),
    words: t(line.text as MessageKey<'bill'>, values),
    amount: measures.money(line.minor, bill.currency),
    proof: line.proof ? t(`proof.${line.proof}`) : null,
  };
}
