import { readFile } from 'node:fs/promises';
import { openVite } from '@onehaul/web-server/vite-development';

/** Serves the page from source through Vite. */
export async function openSource() {
  const root = new URL('..', import.meta.url);
  const vite = await openVite(root);
  return {
    attach: vite.attach,
    page: async (url: string) =>
      vite.server().transformIndexHtml(url, await readFile(new URL('index.html', root), 'utf8')),
  };
}
