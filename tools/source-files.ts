import { globSync } from 'node:fs';

const notWritten = /(^|\/)(node_modules|build|\.react-router)$/;

/** What people wrote: no dependencies, no build results. */
export function sourceFiles(pattern: string): string[] {
  return globSync(pattern, { exclude: (path) => notWritten.test(path) });
}
