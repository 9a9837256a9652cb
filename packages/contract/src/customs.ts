import { customsRuleKinds } from '@onehaul/domain/customs/confirmation-state';
import { maxDeclaredGoods } from '@onehaul/domain/order/instruction';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { cnyCents, singleLine, recordId, wireObject } from './wire.ts';

const CheckedGoods = wireObject(
  {
    names: z.array(singleLine(100)).max(4),
    hsCode: z
      .string()
      .regex(/^[0-9]{0,10}$/)
      .default(''),
    valueMinor: cnyCents.pipe(z.int().min(0).max(100_000_000_000)).default(0),
  },
  { hsCode: 'HSCode', valueMinor: 'Value' },
);

const Finding = wireObject(
  {
    ruleId: z.string(),
    kind: z.enum(customsRuleKinds),
    topic: z.string(),
    /** Zero-based; null for a finding about all goods together. */
    line: z.int().nullable(),
    word: z.string(),
    text: z.string(),
    sourceUrl: z.string(),
    /** ISO date. */
    validFrom: z.string(),
    isOver: z.boolean().nullable(),
    /** In major units of the currency. */
    duty: wireObject({ amount: z.number(), currency: z.string() }).nullable(),
  },
  { kind: 'Type', line: 'Row', text: 'Text' },
);
export type CustomsFinding = z.output<typeof Finding>;

/** A dictionary entry with its customs name. Only a suggestion. */
const SuggestedGoods = wireObject(
  {
    line: z.int(),
    nameChinese: z.string(),
    nameEnglish: z.string(),
    /** In the reader's language. */
    name: z.string(),
    hsCode: z.string(),
  },
  { line: 'Row', nameChinese: 'GoodsNameCN', nameEnglish: 'GoodsNameEN', hsCode: 'HSCode' },
);
export type SuggestedGoods = z.output<typeof SuggestedGoods>;

export const customsCalls = {
  check: ownCall({
    path: '/Base_Customs/CheckGoods',
    access: 'visitor',
    effect: 'read',
    summary: 'Checks goods against the customs rules of a destination and suggests better names.',
    input: wireObject(
      {
        countryId: recordId.optional(),
        lines: z.array(CheckedGoods).min(1).max(maxDeclaredGoods),
      },
      { countryId: 'DestinationId', lines: 'Goods' },
    ),
    output: wireObject({ findings: z.array(Finding), suggestions: z.array(SuggestedGoods) }),
  }),
};
