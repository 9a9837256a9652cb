import type { TariffVersion } from './tariff.ts';

/** The version in force at an instant: the latest effective one; among equals the last published. */
export function versionAt<V extends Pick<TariffVersion, 'version' | 'effectiveAt'>>(
  versions: readonly V[],
  at: string,
): V | undefined {
  const instant = Date.parse(at);
  return versions
    .filter(({ effectiveAt }) => Date.parse(effectiveAt) <= instant)
    .toSorted((a, b) => Date.parse(b.effectiveAt) - Date.parse(a.effectiveAt) || b.version - a.version)[0];
}
