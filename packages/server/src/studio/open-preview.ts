import { randomBytes } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import { recordName } from '../http/record-name.ts';
import type { StaffChangeContext } from '../http/staff-context.ts';
import { hashOfSecret } from '../http/secret-hash.ts';
import { deleteExpiredPasses, findShopDraft, findShopHost, insertPass } from './preview.repository.ts';
import type { Store } from './store.ts';

/** Origin of the pages of a shop's host. */
export type OriginOf = (host: string) => string;

/** Creates a one-time code for the shop's host: the console belongs to no shop and cannot set its cookies. */
export async function openPreview(
  store: Store,
  { db, staff, audit }: StaffChangeContext,
  originOf: OriginOf,
  { shopId, draftId }: { readonly shopId: number; readonly draftId: string },
): Promise<{ url: string }> {
  const resource = store.resource.name;
  const draft = await db.first(findShopDraft, { shopId, resource, id: draftId });
  const found = await db.first(findShopHost, { shopId });
  if (!draft || !found?.host) throw new Refusal('record.notFound');
  const code = randomBytes(24).toString('base64url');
  await db.all(deleteExpiredPasses, { shopId });
  await db.all(insertPass, { shopId, codeHash: hashOfSecret(code), staffId: staff.id, resource, draftId });
  audit(resource, recordName(shopId, draft.recordKey ?? draftId), { draftId });
  return { url: `${originOf(found.host)}/preview?code=${code}` };
}
