import type { RuleTerms } from '@onehaul/domain/customs/check-goods';
import type { CustomsRuleKind } from '@onehaul/domain/customs/confirmation-state';
import type { Translated } from '@onehaul/domain/language';
import type { Dictionary } from '@onehaul/domain/reference';
import { type Expression, sql } from 'kysely';
import { totalCount } from '../../db/page.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type Page = { search: string; isEdited: boolean; limit: number; offset: number };

/** Whether any language of the names contains the text. The values only: a key such as `vi` is no name. */
const hasName = (names: Expression<Translated>, search: string) =>
  sql<boolean>`exists (select from jsonb_each_text(${names}) name
    where strpos(lower(name.value), lower(${search}::text)) > 0)`;
const contains = (text: Expression<string>, search: string) =>
  sql<boolean>`strpos(lower(${text}), lower(${search}::text)) > 0`;

const countryRows = () =>
  tables
    .selectFrom('country')
    .select([
      sql<string>`country.id::text`.as('id'),
      'code',
      'names',
      'dialCode',
      'position',
      'version',
      'editedAt',
      'released',
      sql<boolean>`edited_at is not null and released is null`.as('isAdded'),
    ]);

export const countryPage = prepare((p: Page) =>
  countryRows()
    .select(totalCount)
    .where(({ or, ref }) =>
      or([
        hasName(ref('names'), p.search),
        contains(ref('code'), p.search),
        contains(ref('dialCode'), p.search),
      ]),
    )
    .where(sql<boolean>`(not ${p.isEdited}::boolean or edited_at is not null)`)
    .orderBy('position')
    .orderBy('country.id')
    .limit(p.limit)
    .offset(p.offset),
);

export const countryById = prepare((p: { id: string }) =>
  countryRows().where(sql<boolean>`country.id = ${p.id}::int`),
);

export const countryIdOfCode = prepare((p: { code: string }) =>
  tables.selectFrom('country').select('id').where('code', '=', p.code),
);

/** Which of these codes are countries. */
export const knownCountryCodes = prepare((p: { codes: string[] }) =>
  tables
    .selectFrom('country')
    .select('code')
    .where(sql<boolean>`code = any(${p.codes}::text[])`),
);

const regionRows = () =>
  tables
    .selectFrom('region')
    .innerJoin('country', 'country.id', 'region.countryId')
    .leftJoin('region as middle', 'middle.id', 'region.parentId')
    .leftJoin('region as wide', 'wide.id', 'middle.parentId')
    .select([
      'region.id',
      'country.code as countryCode',
      'country.names as countryNames',
      'region.level',
      sql<Translated[]>`array_remove(array[wide.names::jsonb, middle.names::jsonb], null)`.as('above'),
      'region.names',
      'region.position',
      'region.version',
      'region.editedAt',
      'region.released',
      sql<boolean>`region.edited_at is not null and region.released is null`.as('isAdded'),
    ]);

export const regionPage = prepare((p: Page & { countryCode: string | null }) =>
  regionRows()
    .select(totalCount)
    .where(({ or, ref }) =>
      or([hasName(ref('region.names'), p.search), contains(ref('region.id'), p.search)]),
    )
    .where(sql<boolean>`(${p.countryCode}::text is null or country.code = ${p.countryCode}::text)`)
    .where(sql<boolean>`(not ${p.isEdited}::boolean or region.edited_at is not null)`)
    .orderBy('country.position')
    .orderBy('region.level')
    .orderBy(sql`wide.position nulls first, middle.position nulls first`)
    .orderBy('region.position')
    .orderBy('region.id')
    .limit(p.limit)
    .offset(p.offset),
);

export const regionById = prepare((p: { id: string }) => regionRows().where('region.id', '=', p.id));

const ruleRows = () =>
  tables
    .selectFrom('customsRule')
    .select([
      'id',
      sql<CustomsRuleKind>`kind`.as('kind'),
      'topic',
      'countryCodes',
      'words',
      'exceptWords',
      'hsPrefixes',
      'notes',
      sql<RuleTerms>`terms`.as('terms'),
      'sourceUrl',
      'validFrom',
      'validUntil',
      'version',
      'editedAt',
      'released',
      sql<boolean>`edited_at is not null and released is null`.as('isAdded'),
    ]);

export const rulePage = prepare((p: Page & { kind: CustomsRuleKind | null }) =>
  ruleRows()
    .select(totalCount)
    .where(({ or, ref }) =>
      or([
        hasName(ref('notes'), p.search),
        contains(ref('id'), p.search),
        contains(ref('topic'), p.search),
        contains(sql<string>`array_to_string(country_codes || words, ' ')`, p.search),
      ]),
    )
    .where(sql<boolean>`(${p.kind}::text is null or kind = ${p.kind}::text)`)
    .where(sql<boolean>`(not ${p.isEdited}::boolean or edited_at is not null)`)
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export const ruleById = prepare((p: { id: string }) => ruleRows().where('id', '=', p.id));

const maxChanges = 100;

export const newestChanges = prepare((p: { tenantId: number; dictionary: Dictionary; recordId: string }) =>
  tables
    .selectFrom('referenceChange as change')
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'change.tenantId').onRef('staff.id', '=', 'change.staffId'),
    )
    .select([
      'change.id',
      'change.version',
      sql<'release' | 'edit' | 'revert'>`change.kind`.as('kind'),
      sql<string>`coalesce(staff.name, '')`.as('staffName'),
      'change.changedAt as at',
      sql<Record<string, unknown> | null>`change.before`.as('before'),
      sql<Record<string, unknown>>`change.after`.as('after'),
    ])
    .where('change.tenantId', '=', p.tenantId)
    .where('change.dictionary', '=', p.dictionary)
    .where('change.recordId', '=', p.recordId)
    .orderBy('change.id', 'desc')
    .limit(maxChanges),
);

type Seen = { dictionary: Dictionary; id: string; version: number; staffId: number };

/** The new version, or null when the row has another one by now. */
export const saveReference = prepareChange((p: Seen & { value: string }) =>
  tables.selectNoFrom(
    sql<
      number | null
    >`app.save_reference(${p.dictionary}, ${p.id}, ${p.version}, ${p.value}::jsonb, ${p.staffId})`.as(
      'version',
    ),
  ),
);

export const revertReference = prepareChange((p: Seen) =>
  tables.selectNoFrom(
    sql<number | null>`app.revert_reference(${p.dictionary}, ${p.id}, ${p.version}, ${p.staffId})`.as(
      'version',
    ),
  ),
);

export const addRegion = prepareChange(
  (p: { id: string; countryId: number; parentId: string | null; value: string; staffId: number }) =>
    tables.selectNoFrom(
      sql`app.add_region(${p.id}, ${p.countryId}, ${p.parentId}, ${p.value}::jsonb, ${p.staffId})`.as(
        'added',
      ),
    ),
);

export const addCustomsRule = prepareChange((p: { id: string; value: string; staffId: number }) =>
  tables.selectNoFrom(sql`app.add_customs_rule(${p.id}, ${p.value}::jsonb, ${p.staffId})`.as('added')),
);
