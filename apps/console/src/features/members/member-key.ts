/** URL key of a member: ids are unique per shop. */
export function keyOfMember({ shopId, id }: { readonly shopId: number; readonly id: number }): string {
  return `${shopId}-${id}`;
}

export function parseMemberKey(key: string): { shopId: number; id: number } | undefined {
  const found = /^([1-9][0-9]{0,8})-([1-9][0-9]{0,8})$/.exec(key);
  return found ? { shopId: Number(found[1]), id: Number(found[2]) } : undefined;
}
