/**
 * Reads columns of a gateway's statement: comma-separated lines between headings and sums for people. Numbers
 * may have a backtick or a tab that keeps spreadsheets from converting them.
 */
export function parseBillTable(text: string, columns: readonly string[]): string[][] {
  const clean = (value: string) => value.replaceAll(/[`\t\uFEFF]/g, '').trim();
  const lines = text.split(/\r?\n/).map((line) => line.split(',').map(clean));
  const headAt = lines.findIndex((line) => columns.every((column) => line.includes(column)));
  if (headAt < 0) return [];
  const head = lines[headAt]!;
  const places = columns.map((column) => head.indexOf(column));
  // The sums that follow have their own heading and column count.
  const isRow = (line: readonly string[]) => line.length >= head.length && line[places[0]!] !== '';
  const rows = lines.slice(headAt + 1);
  const end = rows.findIndex((line) => !isRow(line));
  return rows.slice(0, end < 0 ? undefined : end).map((line) => places.map((place) => line[place] ?? ''));
}
