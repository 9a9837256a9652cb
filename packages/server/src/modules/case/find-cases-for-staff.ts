import type { CaseForStaff, CaseRow } from '@onehaul/contract/console/cases';
import { parseMemberCode } from '@onehaul/domain/member-code';
import { Refusal } from '@onehaul/domain/refusal';
import type { CaseKind, CaseState } from '@onehaul/domain/case/case-state';
import type { Db } from '../../db/database.ts';
import { numberRange } from '../../db/text-range.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import { findCover } from './case-cover.ts';
import { caseForStaff, type CaseSearchKind, statementsForStaff } from './case-desk.repository.ts';
import { messagesForStaff } from './case.repository.ts';
import { findEvidence, amountInDetails } from './find-cases.ts';
import { loadCaseTerms } from './move-case.ts';

type Search = {
  readonly search: string;
  readonly shopId?: number | undefined;
  readonly kind?: CaseKind | undefined;
  readonly state?: CaseState | undefined;
  readonly staffId: number | null;
  readonly due?: 'waiting' | 'overdue' | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** Cases of the tenant: open ones by longest waiting; a search covers all of them, newest first. */
export async function searchCases(
  db: Db,
  { search, shopId, kind, state, staffId, due, ...page }: Search,
): Promise<{ items: CaseRow[]; total: number }> {
  const number = search.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const code = parseMemberCode(search);
  const filter = {
    shopId: shopId ?? null,
    kind: kind ?? null,
    state: state ?? null,
    staffId,
    due: due ?? null,
    ...numberRange(number),
    code: code ?? '',
  };
  const find = async (way: CaseSearchKind) => {
    const statements = statementsForStaff(way);
    const [items, counted] = await Promise.all([
      db.all(statements.page, { ...filter, ...page }),
      db.first(statements.count, filter),
    ]);
    return { items, total: counted!.total };
  };
  if (number === '') return find(state === 'closed' ? 'closed' : 'queue');
  const byCode = code === undefined ? undefined : await find('member');
  return byCode && byCode.total > 0 ? byCode : find('number');
}

type Reader = {
  readonly db: Db;
  readonly keys: Keys;
  readonly tenantId: number;
};

/**
 * One case with all internal data. While a second measurement is pending, the figures and photos of the first
 * are omitted: the reader may be the person who measures (A68).
 */
export async function getCaseForStaff(
  { db, keys, tenantId }: Reader,
  which: { readonly shopId: number; readonly id: number },
): Promise<CaseForStaff> {
  const { shopId, id } = which;
  const row = await db.first(caseForStaff, which);
  if (!row) throw new Refusal('record.notFound');
  const { parcelId, orderId, measured, remeasured, ...shown } = row;
  const isBlind = row.kind === 'measurement' && remeasured === null && row.state !== 'closed';
  const urlOf = (fileKey: string) => consoleFileUrl(keys, { tenantId, id: shopId }, fileKey);
  const { settings } = await loadCaseTerms(db, shopId);
  const [messages, evidence, cover] = await Promise.all([
    db.all(messagesForStaff, which),
    isBlind ? null : findEvidence(db, shopId, { parcelId, orderId }, urlOf),
    findCover(db, { shopId, id, kind: row.kind, parcelId, orderId }, settings),
  ]);
  return {
    ...shown,
    messages: messages.map(({ pictureKeys, details, ...message }) => ({
      ...message,
      pictureUrls: pictureKeys.map(urlOf),
      minor: amountInDetails(details),
    })),
    cover,
    secondPersonCents: settings.refundSecondPersonCents,
    measured: isBlind ? null : measured && { ...measured, pieces: [...measured.pieces] },
    remeasured: remeasured && { ...remeasured, pieces: [...remeasured.pieces] },
    evidence,
  };
}
