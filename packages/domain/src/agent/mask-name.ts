/** The first sign of a name and no more: whoever knows the person recognises it, nobody else does. */
export function maskName(name: string): string {
  const [first = ''] = [...name.trim()];
  return `${first}**`;
}
