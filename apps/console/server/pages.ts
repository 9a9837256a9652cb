import { readFile } from 'node:fs/promises';

export const buildFolder = new URL('../build/', import.meta.url);
export const assetFolder = new URL('assets/', buildFolder);
/** Stands in index.html where each answer puts its own nonce; vite.config.ts writes it there. */
const placeholder = '__nonce__';

/** The built page. */
export async function openBuild() {
  const html = await readFile(new URL('index.html', buildFolder), 'utf8');
  return async (_url: string, nonce: string) => html.replaceAll(placeholder, nonce);
}
