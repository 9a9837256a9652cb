import { readFile } from 'node:fs/promises';

export const buildFolder = new URL('../build/', import.meta.url);
export const assetFolder = new URL('assets/', buildFolder);
/** Nonce placeholder that vite.config.ts writes into index.html; each response inserts its own nonce. */
const placeholder = '__nonce__';

/** Loads the built index.html. */
export async function openBuild() {
  const html = await readFile(new URL('index.html', buildFolder), 'utf8');
  return async (_url: string, nonce: string) => html.replaceAll(placeholder, nonce);
}
