import { languages } from '@onehaul/domain/language';
import type { Module } from '@onehaul/domain/shop';
import type { Permission } from '@onehaul/domain/staff/role';
import { z } from 'zod';
import { GeneratedFile } from '../../generated-file.ts';
import { bytes, instant, pageRequest, recordId } from '../../wire.ts';
import { singleLine, pageOf, searchText, type StaffCall, staffCall } from '../staff-call.ts';
import { lenient, typeOfField } from './field.ts';

type Definition<Fields extends z.ZodRawShape> = {
  /** Used in the path, the audit log, the texts and the history. */
  readonly name: string;
  readonly access: { readonly read: Permission; readonly edit: Permission };
  readonly fields: Fields;
  /** The field people call a record by. */
  readonly title: keyof Fields & string;
  /** Natural key: a field that identifies the record and is fixed once saved. Otherwise the database numbers records. */
  readonly key?: keyof Fields & string;
  /** Records are listed by their natural key; staff do not arrange them. */
  readonly isSortedByKey?: true;
  /** Fields that cannot change once saved. */
  readonly fixed?: readonly (keyof Fields & string)[];
  /** Conditions a record can be in that the server computes from other tables. */
  readonly states?: readonly string[];
  /** Fields the list can be filtered by: choices, references, booleans. */
  readonly filters?: readonly (keyof Fields & string)[];
  /** Content is written as a draft and published later. */
  readonly hasDrafts?: true;
  /** The only module that uses it: hidden and refused in a company from which the operator took that module. */
  readonly module?: Module;
  /** One record per shop, whose key is the shop's: it is neither added, listed, ordered nor archived. */
  readonly isSingle?: true;
};

/** Keys are text on the wire, so that numbered records and natural keys are handled alike. */
const recordKey = singleLine(60).min(1);
const target = { shopId: recordId, key: recordKey };
/** Optimistic concurrency: the version the editor has seen. */
const seenVersion = { version: z.int().min(1) };
/** The editor has seen that the change is unusual and wants it. */
const confirmation = { isConfirmed: z.boolean().optional() };
/** A refused draft was to be published by a job, which was not possible. */
const draftStates = ['open', 'scheduled', 'refused'] as const;
export const versionActs = ['baseline', 'created', 'changed', 'archived', 'restored', 'reverted'] as const;

/** Declares something that staff of a shop edit: its fields, and the calls that follow from them. */
export function resource<Fields extends z.ZodRawShape>(definition: Definition<Fields>) {
  const { name, access, fields, title, key = null, filters = [], states = [] } = definition;
  const { hasDrafts = false, isSortedByKey = false, isSingle = false } = definition;
  const ofModule = definition.module ? { module: definition.module } : {};
  const fixed: readonly string[] = [...(definition.key ? [definition.key] : []), ...(definition.fixed ?? [])];
  type Values = z.output<z.ZodObject<Fields>>;
  const all = Object.entries(fields) as [string, z.ZodType][];
  const isHtml = (schema: z.ZodType) => {
    const type = typeOfField(schema);
    return type.is === 'translated' && type.format === 'html';
  };
  const lenientObject = (chosen: typeof all) =>
    z.object(Object.fromEntries(chosen.map(([field, schema]) => [field, lenient(schema)])));
  const values = z.object(fields);
  const shown = lenientObject(all) as unknown as z.ZodType<Values>;
  /** Lists leave rich text out. */
  const listed = lenientObject(all.filter(([, schema]) => !isHtml(schema))) as unknown as z.ZodType<
    Partial<Values>
  >;
  const row = {
    key: z.string(),
    version: z.int(),
    isArchived: z.boolean(),
    /** Null without a draft. */
    draftState: z.enum(draftStates).nullable(),
    /** One of the resource's `states`; null for a resource without states. */
    state: z.string().nullable(),
    /** Languages of the shop in which some text is missing. */
    missingLanguages: z.array(z.enum(languages)),
    /** Whether a text still asks for a fact of the company, as those of a kit do. */
    asksForFacts: z.boolean(),
    /** Addresses of the files the values name, by key. */
    files: z.record(z.string(), z.string()),
  };
  /** Required values may still be missing. */
  const unfinished = z.object(
    Object.fromEntries(all.map(([field, schema]) => [field, lenient(schema).nullish()])),
  ) as unknown as z.ZodType<Values>;
  const draftRow = {
    id: z.uuid(),
    /** Its author: nobody else's changes are saved into it. */
    staffId: z.int(),
    staffName: z.string(),
    updatedAt: instant,
    publishAt: instant.nullable(),
    /** Why it was not published at its time; `field` where a value was refused. */
    refusal: z.object({ code: z.string(), field: z.string().nullable(), at: instant }).nullable(),
  };
  const draft = z.object({ ...draftRow, basedOn: z.int(), values: unfinished });
  /** As the field that names a record has it; empty while it is not written. */
  const draftTitle = lenient(fields[title] as unknown as z.ZodType).nullish();
  const path = <Act extends string>(act: Act) => `/console/studio/${name}/${act}` as const;

  const calls = {
    list: staffCall({
      path: path('list'),
      access: access.read,
      effect: 'read',
      summary: `Lists the ${name} records of a shop in their order, active or archived.`,
      input: z.object({
        shopId: recordId,
        ...pageRequest(50, 200),
        search: searchText,
        isArchived: z.boolean().default(false),
        filters: z.record(z.string(), z.string().max(80)).default({}),
      }),
      output: pageOf(z.object({ ...row, values: listed })),
    }),
    get: staffCall({
      path: path('get'),
      access: access.read,
      effect: 'read',
      summary: `Returns a ${name} record with its draft, history and usage.`,
      input: z.object(target),
      output: z.object({
        ...row,
        values: shown,
        draft: draft.nullable(),
        history: z.array(
          z.object({
            version: z.int(),
            act: z.enum(versionActs),
            staffName: z.string().nullable(),
            at: instant,
            changedFields: z.array(z.string()),
          }),
        ),
        /** Tables that refer to the record; a count of 1,000 means 1,000 or more. */
        usage: z.array(z.object({ by: z.string(), count: z.int(), isBlocking: z.boolean() })),
      }),
    }),
    save: staffCall({
      path: path('save'),
      access: access.edit,
      effect: 'change',
      ...ofModule,
      summary: `Adds a ${name} record, or updates the version the editor has seen.`,
      input: z.object({
        shopId: recordId,
        /** Missing for a new record and for a single one. */
        key: recordKey.optional(),
        version: z.int().min(0),
        values,
        /** The draft this publishes. */
        draftId: z.uuid().optional(),
        ...confirmation,
      }),
      output: z.object({ key: z.string(), version: z.int() }),
    }),
    archive: staffCall({
      path: path('archive'),
      access: access.edit,
      effect: 'change',
      ...ofModule,
      summary: `Archives a ${name} record, or restores it. Records that refer to it keep it.`,
      input: z.object({ ...target, ...seenVersion, isArchived: z.boolean() }),
      output: z.object({ version: z.int() }),
    }),
    reorder: staffCall({
      path: path('reorder'),
      access: access.edit,
      effect: 'change',
      ...ofModule,
      summary: `Puts the given ${name} records into this order; the others stay where they are.`,
      input: z.object({
        shopId: recordId,
        keys: z
          .array(recordKey)
          .min(1)
          .max(1000)
          .refine((keys) => new Set(keys).size === keys.length),
      }),
      output: z.null(),
    }),
    revert: staffCall({
      path: path('revert'),
      access: access.edit,
      effect: 'change',
      ...ofModule,
      summary: `Restores an earlier version of a ${name} record as a new version.`,
      input: z.object({ ...target, ...seenVersion, to: z.int().min(1), ...confirmation }),
      output: z.object({ version: z.int() }),
    }),
    exportSheet: staffCall({
      path: path('exportSheet'),
      access: access.read,
      effect: 'read',
      summary: `Exports the ${name} records as a spreadsheet that can be edited and imported again.`,
      input: z.object({ shopId: recordId }),
      output: GeneratedFile,
    }),
    importSheet: staffCall({
      path: path('importSheet'),
      access: access.edit,
      effect: 'change',
      ...ofModule,
      sends: 'multipart',
      summary: `Imports a spreadsheet of ${name} records: all rows, or none when one has a problem.`,
      input: z.object({ shopId: z.coerce.number().pipe(recordId), file: bytes }),
      output: z.object({
        added: z.int(),
        changed: z.int(),
        problems: z.array(z.object({ row: z.int(), field: z.string(), problem: z.string() })),
      }),
    }),
  };
  const draftCalls = {
    saveDraft: staffCall({
      path: path('saveDraft'),
      access: access.edit,
      effect: 'change',
      ...ofModule,
      summary: `Saves unpublished content of a ${name} record. A scheduled draft stays scheduled.`,
      input: z.object({
        shopId: recordId,
        draftId: z.uuid(),
        /** Missing for a record that does not exist yet. */
        key: recordKey.optional(),
        basedOn: z.int().min(0),
        values: unfinished,
      }),
      output: z.null(),
    }),
    scheduleDraft: staffCall({
      path: path('scheduleDraft'),
      access: access.edit,
      effect: 'change',
      ...ofModule,
      summary: `Sets when a draft of a ${name} record is published in the caller's name, or cancels it.`,
      input: z.object({
        shopId: recordId,
        draftId: z.uuid(),
        /** The version of the record that the draft will replace; 0 for a new record. */
        version: z.int().min(0),
        publishAt: instant.nullable(),
      }),
      output: z.null(),
    }),
    discardDraft: staffCall({
      path: path('discardDraft'),
      access: access.edit,
      effect: 'change',
      ...ofModule,
      summary: `Deletes a draft of a ${name} record.`,
      input: z.object({ shopId: recordId, draftId: z.uuid() }),
      output: z.null(),
    }),
    previewDraft: staffCall({
      path: path('previewDraft'),
      access: access.read,
      effect: 'change',
      ...ofModule,
      answersSecret: true,
      summary: `Returns an address on the shop's own host that shows the drafts of the shop, once and for a minute.`,
      input: z.object({ shopId: recordId, draftId: z.uuid() }),
      output: z.object({ url: z.string() }),
    }),
    listDrafts: staffCall({
      path: path('listDrafts'),
      access: access.read,
      effect: 'read',
      summary: `Lists drafts of new ${name} records, newest first.`,
      input: z.object({ shopId: recordId }),
      output: z.object({
        items: z.array(
          z.object({
            ...draftRow,
            title: draftTitle,
            /** Value of the first field the list is filtered by, such as the type of a text. */
            category: z.string().nullable(),
          }),
        ),
      }),
    }),
    getDraft: staffCall({
      path: path('getDraft'),
      access: access.read,
      effect: 'read',
      summary: `Returns a draft of a new ${name} record.`,
      input: z.object({ shopId: recordId, draftId: z.uuid() }),
      output: z.object({ draft, files: z.record(z.string(), z.string()) }),
    }),
  };
  const { reorder, ...unordered } = calls;
  /** The calls that exist. */
  const offered: readonly StaffCall[] = isSingle
    ? [calls.get, calls.save, calls.revert]
    : [
        ...Object.values(unordered),
        ...(isSortedByKey ? [] : [reorder]),
        ...(hasDrafts ? Object.values(draftCalls) : []),
      ];
  const declared = {
    name,
    module: definition.module ?? null,
    access,
    values,
    title,
    key,
    fixed,
    states,
    filters,
    hasDrafts,
  };
  return { ...declared, isSortedByKey, isSingle, calls, draftCalls, offered };
}

export type Resource = ReturnType<typeof resource<z.ZodRawShape>>;
export type ValuesOf<R extends { readonly values: z.ZodType }> = z.output<R['values']>;
/** Values of a resource that is not known by type. */
export type AnyValues = Readonly<Record<string, unknown>>;

export type ResourceField = ReturnType<typeof fieldsOf>[number];
export const fieldsOf = ({ values }: Pick<Resource, 'values'>) =>
  Object.entries(values.shape as Record<string, z.ZodType>).map(([name, schema]) => ({
    name,
    schema,
    type: typeOfField(schema),
  }));
