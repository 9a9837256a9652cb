/** URL of a public file on the shop's own host; empty without a file. */
export function fileUrl(key: string | null): string {
  return key ? `/files/${key}` : '';
}
