import { statementColumnOf, statementHeading } from '@onehaul/i18n/statement-columns';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import { type CarrierSheet, readCarrierSheet } from '../catalog/index.ts';

type StatementUpload = CarrierSheet & { readonly number: string };
type ParsedLine = {
  readonly row: number;
  readonly billNumber: string;
  readonly minor: number;
  readonly currencyCode: string;
};
export type ParsedStatement = Omit<StatementUpload, 'file'> & {
  readonly sha256: Buffer;
  readonly lines: readonly ParsedLine[];
};

/** Parses a carrier's statement before the transaction begins. */
export async function parseStatement(
  context: StaffContext,
  { file, ...sent }: StatementUpload,
): Promise<Prepared<ParsedStatement>> {
  const { rows, sha256 } = await readCarrierSheet(
    context,
    { ...sent, file },
    { columnOf: statementColumnOf, headingOf: statementHeading, mostRows: 2000 },
  );
  const lines = rows.map(({ row, billNumber, minor, currencyCode }) => ({
    row,
    billNumber,
    minor,
    currencyCode,
  }));
  return { ready: { ...sent, sha256, lines }, discard: async () => undefined };
}
