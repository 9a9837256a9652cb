const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the largest unit in which it is at least one. */
export function sizeIn(language: string, bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power - 1]!,
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}
