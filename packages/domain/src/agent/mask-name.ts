/** Keeps only the first character of a name: recognisable to an acquaintance, anonymous to others. */
export function maskName(name: string): string {
  const [first = ''] = [...name.trim()];
  return `${first}**`;
}
