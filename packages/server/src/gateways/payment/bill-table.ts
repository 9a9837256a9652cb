/**
 * Columns of a gateway's statement: lines of values with commas, before and after them words for people. Numbers may
 * carry a mark or a tab so that spreadsheets leave them alone.
 */
export function readTable(text: string, columns: readonly string[]): string[][] {
  const clean = (value: string) => value.replaceAll(/[`\t\uFEFF]/g, '').trim();
  const lines = text.split(/\r?\n/).map((line) => line.split(',').map(clean));
  const headAt = lines.findIndex((line) => columns.every((column) => line.includes(column)));
  if (headAt < 0) return [];
  const head = lines[headAt]!;
  const places = columns.map((column) => head.indexOf(column));
  // Sums for people follow, with a head and a length of their own.
  const isRow = (line: readonly string[]) => line.length >= head.length && line[places[0]!] !== '';
  const rows = lines.slice(headAt + 1);
  const end = rows.findIndex((line) => !isRow(line));
  return rows.slice(0, end < 0 ? undefined : end).map((line) => places.map((place) => line[place] ?? ''));
}
