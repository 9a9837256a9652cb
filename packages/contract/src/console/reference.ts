import { customsRuleKinds } from '@onehaul/domain/customs/confirmation-state';
import { languages } from '@onehaul/domain/language';
import { z } from 'zod';
import { instant, pageRequest } from '../wire.ts';
import { pageOf, searchText, singleLine, staffCall } from './staff-call.ts';

const countryCode = z.string().regex(/^[A-Z]{2}$/);
const day = z.iso.date();
const position = z.int().min(1).max(99_999);
const wordList = z.array(singleLine(80).min(1)).max(500);
const perLanguage = <T extends z.ZodType>(text: T) =>
  z.object({ zhHans: text, zhHanT: text, en: text, vi: text });
const amount = z.object({ minor: z.int().min(0), currency: z.string().regex(/^[A-Z]{3}$/) });

export const countryValue = z.object({
  names: perLanguage(singleLine(80).min(1)),
  dialCode: z.string().regex(/^\+[1-9]\d{0,3}$/),
  position,
});
/** Small divisions are named in the languages of the place only. */
export const regionValue = z.object({
  names: perLanguage(singleLine(80).default('')).refine((names) => Object.values(names).some(Boolean)),
  position,
});
export const customsRuleValue = z
  .object({
    kind: z.enum(customsRuleKinds),
    /** A group of goods or of facts, such as `battery`. */
    topic: z.string().regex(/^[a-z][A-Za-z0-9]{1,39}$/),
    /** None for every destination. */
    countryCodes: z.array(countryCode).max(300),
    words: wordList,
    exceptWords: wordList,
    hsPrefixes: z.array(z.string().regex(/^\d{2,10}$/)).max(100),
    notes: perLanguage(singleLine(600).min(1)),
    terms: z.object({
      value: amount.optional(),
      timesAHalfYear: z.int().min(1).max(999).optional(),
      perHsCode: amount.optional(),
      group: singleLine(40).min(1).optional(),
    }),
    sourceUrl: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500),
    validFrom: day,
    /** First day on which the rule no longer applies. */
    validUntil: day.nullable(),
  })
  .refine(({ validFrom, validUntil }) => validUntil === null || validUntil > validFrom, {
    path: ['validUntil'],
  });

const names = z.partialRecord(z.enum(languages), z.string());
/** Content in responses: rows saved under older rules can still be opened and fixed. */
const content = z.record(z.string(), z.unknown());
const state = {
  version: z.int(),
  /** Set while the row differs from the release. */
  editedAt: instant.nullable(),
  /** Added by the operator: no release has it. */
  isAdded: z.boolean(),
};

const Country = z.object({
  id: z.string(),
  code: z.string(),
  names,
  dialCode: z.string(),
  position: z.int(),
  ...state,
});
export type Country = z.output<typeof Country>;

const Region = z.object({
  id: z.string(),
  countryCode: z.string(),
  countryNames: names,
  level: z.int(),
  /** Regions above it, widest first. */
  above: z.array(names),
  names,
  position: z.int(),
  ...state,
});
export type Region = z.output<typeof Region>;

const CustomsRule = z.object({
  id: z.string(),
  kind: z.enum(customsRuleKinds),
  topic: z.string(),
  countryCodes: z.array(z.string()),
  words: z.array(z.string()),
  exceptWords: z.array(z.string()),
  hsPrefixes: z.array(z.string()),
  notes: names,
  terms: z.object({
    value: amount.optional(),
    timesAHalfYear: z.int().optional(),
    perHsCode: amount.optional(),
    group: z.string().optional(),
  }),
  sourceUrl: z.string(),
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  ...state,
});
export type CustomsRule = z.output<typeof CustomsRule>;

const Change = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(['release', 'edit', 'revert']),
  /** Empty for a release. */
  staffName: z.string(),
  at: instant,
  /** The changed fields; null for an added row. */
  before: content.nullable(),
  after: content,
});
export type ReferenceChange = z.output<typeof Change>;

const countryId = z.string().regex(/^[1-9]\d{0,2}$/);
const regionId = z.string().regex(/^[A-Z]{2}[0-9A-Z]{1,18}$/);
const ruleId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const version = z.int().min(1);
const versionOnly = z.object({ version: z.int() });
const listInput = {
  search: searchText,
  /** Only rows that differ from the release. */
  isEdited: z.boolean().default(false),
  ...pageRequest(20, 100),
};

const recordOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    record: row,
    /** What the release says; null while it is the same, and for an added row. */
    released: content.nullable(),
    /** Newest first. */
    changes: z.array(Change),
  });

export const countryReferenceCalls = {
  list: staffCall({
    path: '/console/reference/country/list',
    access: 'reference:read',
    effect: 'read',
    places: 'company',
    summary: 'Lists the countries of the platform in the order of pickers.',
    // All of them at once, for a choice of countries.
    input: z.object({ ...listInput, ...pageRequest(20, 300) }),
    output: pageOf(Country),
  }),
  get: staffCall({
    path: '/console/reference/country/get',
    access: 'reference:read',
    effect: 'read',
    places: 'company',
    summary: 'Returns a country, what the release says of it, and its history.',
    input: z.object({ id: countryId }),
    output: recordOf(Country),
  }),
  save: staffCall({
    path: '/console/reference/country/save',
    access: 'reference:edit',
    effect: 'change',
    places: 'company',
    summary: 'Changes a country for all companies; later releases keep the change.',
    input: z.object({ id: countryId, version, value: countryValue }),
    output: versionOnly,
  }),
  revert: staffCall({
    path: '/console/reference/country/revert',
    access: 'reference:edit',
    effect: 'change',
    places: 'company',
    summary: 'Returns a country to the value of the release.',
    input: z.object({ id: countryId, version }),
    output: versionOnly,
  }),
};

export const regionReferenceCalls = {
  list: staffCall({
    path: '/console/reference/region/list',
    access: 'reference:read',
    effect: 'read',
    places: 'company',
    summary: 'Lists the regions of the platform by country and level.',
    input: z.object({ ...listInput, countryCode: countryCode.optional() }),
    output: pageOf(Region),
  }),
  get: staffCall({
    path: '/console/reference/region/get',
    access: 'reference:read',
    effect: 'read',
    places: 'company',
    summary: 'Returns a region, what the release says of it, and its history.',
    input: z.object({ id: regionId }),
    output: recordOf(Region),
  }),
  add: staffCall({
    path: '/console/reference/region/add',
    access: 'reference:edit',
    effect: 'change',
    places: 'company',
    summary: 'Adds a region to a country, below another region or on the first level.',
    input: z.object({
      countryCode,
      /** Null for the first level. */
      parentId: regionId.nullable(),
      /** The official code of the division; unique within the country. */
      code: z.string().regex(/^[0-9A-Z]{1,12}$/),
      value: regionValue,
    }),
    output: z.object({ id: z.string() }),
  }),
  save: staffCall({
    path: '/console/reference/region/save',
    access: 'reference:edit',
    effect: 'change',
    places: 'company',
    summary: 'Changes a region for all companies; later releases keep the change.',
    input: z.object({ id: regionId, version, value: regionValue }),
    output: versionOnly,
  }),
  revert: staffCall({
    path: '/console/reference/region/revert',
    access: 'reference:edit',
    effect: 'change',
    places: 'company',
    summary: 'Returns a region to the value of the release.',
    input: z.object({ id: regionId, version }),
    output: versionOnly,
  }),
};

export const customsRuleReferenceCalls = {
  list: staffCall({
    path: '/console/reference/customsRule/list',
    access: 'reference:read',
    effect: 'read',
    places: 'company',
    summary: 'Lists the customs rules of the platform, past and future ones too.',
    input: z.object({ ...listInput, kind: z.enum(customsRuleKinds).optional() }),
    output: pageOf(CustomsRule),
  }),
  get: staffCall({
    path: '/console/reference/customsRule/get',
    access: 'reference:read',
    effect: 'read',
    places: 'company',
    summary: 'Returns a customs rule, what the release says of it, and its history.',
    input: z.object({ id: ruleId }),
    output: recordOf(CustomsRule),
  }),
  add: staffCall({
    path: '/console/reference/customsRule/add',
    access: 'reference:edit',
    effect: 'change',
    places: 'company',
    summary: 'Adds a customs rule for all companies.',
    input: z.object({ id: ruleId, value: customsRuleValue }),
    output: z.object({ id: z.string() }),
  }),
  save: staffCall({
    path: '/console/reference/customsRule/save',
    access: 'reference:edit',
    effect: 'change',
    places: 'company',
    summary: 'Changes a customs rule for all companies; later releases keep the change.',
    input: z.object({ id: ruleId, version, value: customsRuleValue }),
    output: versionOnly,
  }),
  revert: staffCall({
    path: '/console/reference/customsRule/revert',
    access: 'reference:edit',
    effect: 'change',
    places: 'company',
    summary: 'Returns a customs rule to the value of the release.',
    input: z.object({ id: ruleId, version }),
    output: versionOnly,
  }),
};
