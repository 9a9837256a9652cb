const maxYuan = 1_000_000;

/** Parses yuan input into whole fen; undefined unless it is a positive amount. */
export function readYuan(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/gu, '');
  if (!/^[0-9]{1,7}(\.[0-9]{1,2})?$/.test(text)) return undefined;
  const minor = Math.round(Number(text) * 100);
  return minor > 0 && minor <= maxYuan * 100 ? minor : undefined;
}

export const yuanText = (minor: number): string => (minor / 100).toFixed(2).replace(/\.00$/, '');
