import { createViteMiddleware } from '@onehaul/web-server/vite-development';
import type { RenderPage, RenderPlatformPage } from './app.ts';

/** Loads the application from source through Vite. */
export async function loadDevelopmentSource() {
  const vite = await createViteMiddleware(new URL('..', import.meta.url));
  type Application = { renderPage: RenderPage; renderPlatformPage: RenderPlatformPage };
  const load = async () => (await vite.server().ssrLoadModule('./server/app.ts')) as Application;
  return {
    languageScripts: {},
    textScripts: {},
    ownScripts: [],
    attach: vite.attach,
    renderPage: async () => (await load()).renderPage,
    renderPlatformPage: async () => (await load()).renderPlatformPage,
  };
}
