/** Where a stored file of the shop is fetched from its own host; nothing for no file. */
export function fileUrl(key: string | null): string {
  return key ? `/files/${key}` : '';
}
