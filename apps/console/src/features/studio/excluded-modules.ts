import { type Module, modules } from '@onehaul/domain/shop';

/** Modules the operator took away from a company that is left these; null: all. */
export const excludedModules = (allowed: readonly Module[] | null): readonly Module[] =>
  modules.filter((module) => allowed !== null && !allowed.includes(module));
