import { Refusal } from '@onehaul/domain/refusal';
import { readerParameters } from '../../db/page.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { makePeerStatement, makePeerStatementRows } from '../../documents/make-document.ts';
import type { ShopReader } from '../../http/context.ts';
import { getStatementWithOrders } from './find-statements.ts';
import { paperHead } from './statement-paper.repository.ts';

type StatementFileRequest = { readonly id: number; readonly kind: 'pdf' | 'xlsx' };

/** A statement as PDF or spreadsheet; restricted to a member when one is passed. */
export async function getStatementFile(
  reader: ShopReader,
  { id, kind }: StatementFileRequest,
  memberId?: number,
) {
  const statement = await getStatementWithOrders(reader, id, memberId);
  const head = await reader.db.first(paperHead, {
    ...readerParameters(reader),
    memberId: statement.memberId,
  });
  if (!head) throw new Refusal('record.notFound');
  const make = kind === 'pdf' ? makePeerStatement : makePeerStatementRows;
  return generatedFile(
    `statement-${statement.number}`,
    kind,
    await make(reader.language, { ...statement, ...head }),
  );
}
