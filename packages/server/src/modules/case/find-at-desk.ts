import type { CaseAtDesk, CaseRow } from '@onehaul/contract/console/cases';
import { readMemberCode } from '@onehaul/domain/member-code';
import { Refusal } from '@onehaul/domain/refusal';
import type { CaseKind, CaseState } from '@onehaul/domain/case/case-state';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import { findCover } from './case-cover.ts';
import { caseAtDesk, type CaseSearchKind, deskStatements } from './case-desk.repository.ts';
import { messagesForStaff } from './case.repository.ts';
import { findEvidence, minorIn } from './find-cases.ts';
import { termsOf } from './move-case.ts';

type Search = {
  readonly search: string;
  readonly shopId?: number | undefined;
  readonly kind?: CaseKind | undefined;
  readonly state?: CaseState | undefined;
  readonly staffId: number | null;
  readonly limit: number;
  readonly offset: number;
};

/** The last of all signs: nothing that starts with a text comes after the text and this. */
const lastSign = '\u{10FFFF}';

/** Cases of the company: what is not closed by who waits longest; a search looks through all, newest first. */
export async function searchCases(
  db: Db,
  { search, shopId, kind, state, staffId, ...page }: Search,
): Promise<{ items: CaseRow[]; total: number }> {
  const number = search.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const code = readMemberCode(search);
  const filter = {
    shopId: shopId ?? null,
    kind: kind ?? null,
    state: state ?? null,
    staffId,
    number,
    afterNumber: `${number}${lastSign}`,
    code: code ?? '',
  };
  const find = async (way: CaseSearchKind) => {
    const statements = deskStatements(way);
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
 * One case with everything the house knows. A measurement that a second person still has to make is shown without the
 * figures and photos of the first: who reads this may be the one who goes to the scale (A68).
 */
export async function getCaseAtDesk(
  { db, keys, tenantId }: Reader,
  which: { readonly shopId: number; readonly id: number },
): Promise<CaseAtDesk> {
  const { shopId, id } = which;
  const row = await db.first(caseAtDesk, which);
  if (!row) throw new Refusal('record.notFound');
  const { parcelId, orderId, measured, remeasured, ...shown } = row;
  const isBlind = row.kind === 'measurement' && remeasured === null && row.state !== 'closed';
  const urlOf = (fileKey: string) => consoleFileUrl(keys, { tenantId, id: shopId }, fileKey);
  const { settings } = await termsOf(db, shopId);
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
      minor: minorIn(details),
    })),
    cover,
    secondPersonCents: settings.refundSecondPersonCents,
    measured: isBlind ? null : measured && { ...measured, pieces: [...measured.pieces] },
    remeasured: remeasured && { ...remeasured, pieces: [...remeasured.pieces] },
    evidence,
  };
}
