import { createViteMiddleware } from '@onehaul/web-server/vite-development';
import type { RenderPage } from './app.ts';

/** Loads the application from source through Vite. */
export async function loadDevelopmentSource() {
  const vite = await createViteMiddleware(new URL('..', import.meta.url));
  return {
    languageScripts: {},
    attach: vite.attach,
    renderPage: async () =>
      ((await vite.server().ssrLoadModule('./server/app.ts')) as { renderPage: RenderPage }).renderPage,
  };
}
