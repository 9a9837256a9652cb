import type { z } from 'zod';
import type { countryValue, customsRuleValue, regionValue } from '@onehaul/contract/console/reference';
import {
  changedFields,
  type Dictionary,
  filledNames,
  pickFields,
  regionIdOf,
} from '@onehaul/domain/reference';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import {
  addCustomsRule,
  addRegion,
  countryById,
  countryIdOfCode,
  knownCountryCodes,
  newestChanges,
  regionById,
  revertReference,
  ruleById,
  saveReference,
} from './reference.repository.ts';

type Seen = { readonly id: string; readonly version: number };
type RuleValue = z.output<typeof customsRuleValue>;

const findRow = {
  country: (db: Db, id: string) => db.first(countryById, { id }),
  region: (db: Db, id: string) => db.first(regionById, { id }),
  customsRule: (db: Db, id: string) => db.first(ruleById, { id }),
};

/** Writes a value over the version the operator saw; the history and the audit log name what changed. */
async function save(
  { db, staff, audit }: StaffChangeContext,
  dictionary: Dictionary,
  { id, version }: Seen,
  value: Record<string, unknown>,
): Promise<{ version: number }> {
  const key = { dictionary, id, version, staffId: staff.id };
  const saved = await db.first(saveReference, { ...key, value: JSON.stringify(value) });
  return recordChange({ db, audit }, dictionary, id, saved!.version);
}

/** Returns a row to what the release says. */
export async function revertRow(
  { db, staff, audit }: StaffChangeContext,
  dictionary: Dictionary,
  { id, version }: Seen,
): Promise<{ version: number }> {
  const row = await findRow[dictionary](db, id);
  // A row the operator added has no release to return to.
  if (!row || row.isAdded) throw new Refusal('record.notFound');
  const saved = await db.first(revertReference, { dictionary, id, version, staffId: staff.id });
  return recordChange({ db, audit }, dictionary, id, saved!.version);
}

async function recordChange(
  { db, audit }: Pick<StaffChangeContext, 'db' | 'audit'>,
  dictionary: Dictionary,
  id: string,
  version: number | null,
): Promise<{ version: number }> {
  if (version === null) {
    const isKnown = (await findRow[dictionary](db, id)) !== undefined;
    throw new Refusal(isKnown ? 'record.changedMeanwhile' : 'record.notFound');
  }
  const [change] = await db.all(newestChanges, { dictionary, recordId: id });
  const { before, after } = change!;
  const fields = changedFields(before ?? {}, after);
  audit(dictionary, id, { version, from: pickFields(before ?? {}, fields), to: pickFields(after, fields) });
  return { version };
}

export const saveCountry = (
  context: StaffChangeContext,
  { value, ...seen }: Seen & { value: z.output<typeof countryValue> },
) => save(context, 'country', seen, value);

export const saveRegion = (
  context: StaffChangeContext,
  { value, ...seen }: Seen & { value: z.output<typeof regionValue> },
) => save(context, 'region', seen, { ...value, names: filledNames(value.names) });

export async function saveCustomsRule(
  context: StaffChangeContext,
  { value, ...seen }: Seen & { value: RuleValue },
): Promise<{ version: number }> {
  return save(context, 'customsRule', seen, await checkedRule(context.db, value));
}

export async function addRegionTo(
  { db, staff, audit }: StaffChangeContext,
  given: { countryCode: string; parentId: string | null; code: string; value: z.output<typeof regionValue> },
): Promise<{ id: string }> {
  const { countryCode, parentId, code } = given;
  const [country, parent] = await Promise.all([
    db.first(countryIdOfCode, { code: countryCode }),
    parentId === null ? undefined : db.first(regionById, { id: parentId }),
  ]);
  if (!country || (parentId !== null && parent?.countryCode !== countryCode))
    throw new Refusal('record.notFound');
  // Addresses have three levels.
  if (parent?.level === 3) throw new Refusal('input.invalid');
  const value = { ...given.value, names: filledNames(given.value.names) };
  const id = regionIdOf(countryCode, code);
  await db
    .all(addRegion, { id, countryId: country.id, parentId, value: JSON.stringify(value), staffId: staff.id })
    .catch(refuseUniqueViolation('region_pkey', 'record.taken'));
  audit('region', id, { parentId, ...value });
  return { id };
}

export async function addRule(
  { db, staff, audit }: StaffChangeContext,
  { id, value: given }: { id: string; value: RuleValue },
): Promise<{ id: string }> {
  const value = await checkedRule(db, given);
  await db
    .all(addCustomsRule, { id, value: JSON.stringify(value), staffId: staff.id })
    .catch(refuseUniqueViolation('customs_rule_pkey', 'record.taken'));
  audit('customsRule', id, value);
  return { id };
}

/** A rule of existing countries, each word once. */
async function checkedRule(db: Db, value: RuleValue): Promise<RuleValue> {
  const once = <T>(list: readonly T[]) => [...new Set(list)];
  const codes = once(value.countryCodes);
  const known = await db.all(knownCountryCodes, { codes });
  if (known.length < codes.length) throw new Refusal('input.invalid');
  return {
    ...value,
    countryCodes: codes,
    words: once(value.words),
    exceptWords: once(value.exceptWords),
    hsPrefixes: once(value.hsPrefixes),
  };
}
