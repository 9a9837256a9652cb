import { readFile } from 'node:fs/promises';
import { createViteMiddleware } from '@onehaul/web-server/vite-development';

/** Serves the page from source through Vite. */
export async function openSource() {
  const root = new URL('..', import.meta.url);
  const vite = await createViteMiddleware(root);
  return {
    attach: vite.attach,
    page: async (url: string) =>
      vite.server().transformIndexHtml(url, await readFile(new URL('index.html', root), 'utf8')),
  };
}
