import type { ImportKind } from '@onehaul/domain/import/import-state';
import { Refusal } from '@onehaul/domain/refusal';
import { importHeading } from '@onehaul/i18n/import-columns';
import { generatedFile, responseFile } from '../../documents/generated-file.ts';
import { makeBadRows, makeTemplate } from '../../documents/make-document.ts';
import type { MemberContext } from '../../http/context.ts';
import { findOwnFile } from './find-imports.ts';
import { wrongRowTexts } from './import.repository.ts';
import { type Plans, planOf, defaultKind } from './verify-import.ts';

/** Template with the headings of a kind in the reader's language, and the format of each column. */
export async function makeImportTemplate(plans: Plans, context: MemberContext, asked?: ImportKind) {
  const kind = asked ?? defaultKind(plans, context);
  const { columns } = planOf(plans, context, kind);
  const { language } = context;
  const described = columns.map(({ name, type, isRequired }) => ({
    heading: importHeading(kind, name, language),
    type,
    isRequired,
  }));
  return responseFile(`template-${kind}`, 'xlsx', await makeTemplate(language, described));
}

/** Exports the wrong rows as uploaded, each with its problems. */
export async function makeBadRowsFile(plans: Plans, context: MemberContext, { id }: { readonly id: string }) {
  const { db, shop, language } = context;
  const { kind, headings } = await findOwnFile(plans, context, id);
  const rows = await db.all(wrongRowTexts, { shopId: shop.id, id });
  if (rows.length === 0) throw new Refusal('record.notFound');
  const bytes = await makeBadRows(language, { kind, headings, rows });
  return generatedFile(`wrong-rows-${id.slice(0, 8)}`, 'xlsx', bytes);
}
