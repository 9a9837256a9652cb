import { readFile } from 'node:fs/promises';
import { type Language, languages } from '@onehaul/domain/language';
import type { RenderPage, RenderPlatformPage } from './app.ts';

type Manifest = Record<string, { file: string }>;

const buildFolder = new URL('../build/', import.meta.url);
export const assetFolder = new URL('client/assets/', buildFolder);

/** Loads the production build: its renderer, and the script files with each language's texts. */
export async function loadProductionBuild() {
  const manifestFile = new URL('client/.vite/manifest.json', buildFolder);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const fileOf = (language: Language) =>
    Object.entries(manifest).find(([source]) => source.endsWith(`i18n/src/web/${language}.ts`))?.[1].file;
  const { renderPage, renderPlatformPage } = (await import(new URL('server/index.js', buildFolder).href)) as {
    renderPage: RenderPage;
    renderPlatformPage: RenderPlatformPage;
  };
  const textsOf = (language: Language) =>
    Object.fromEntries(
      Object.entries(manifest).flatMap(([source, { file }]) => {
        const name = new RegExp(`messages/${language}/(\\w+)\\.json$`).exec(source)?.[1];
        return name ? [[name, `/${file}`]] : [];
      }),
    );
  const accountMenu = manifest['src/features/layout/account-menu.tsx'];
  if (!accountMenu) throw new Error('The build has no account menu of its own');
  return {
    renderPage: async () => renderPage,
    renderPlatformPage: async () => renderPlatformPage,
    languageScripts: Object.fromEntries(languages.map((language) => [language, `/${fileOf(language)}`])),
    ownScripts: [`/${accountMenu.file}`],
    textScripts: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
  };
}
