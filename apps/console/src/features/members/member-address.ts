import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';

export type WhichMember = { readonly shopId: number; readonly id: number };

/** Address of a member's page. */
export const addressOfMember = ({ shopId, id }: WhichMember) =>
  generatePath(paths.member, { shopId: String(shopId), memberId: String(id) });

/** Parses the member of a URL; returns undefined if there is none. */
export function parseMemberPath({
  shopId,
  memberId,
}: {
  shopId?: string;
  memberId?: string;
}): WhichMember | undefined {
  const isId = (text: string | undefined) => /^[1-9]\d{0,8}$/.test(text ?? '');
  return isId(shopId) && isId(memberId) ? { shopId: Number(shopId), id: Number(memberId) } : undefined;
}
