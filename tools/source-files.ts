import { globSync } from 'node:fs';

const notWritten = /(^|\/)(node_modules|build|\.react-router)$/;

/** Hand-written sources only: no dependencies, no build output. */
export function sourceFiles(pattern: string): string[] {
  return globSync(pattern, { exclude: (path) => notWritten.test(path) });
}
