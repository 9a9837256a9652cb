import { type Language, languages } from '@onehaul/domain/language';
import { TranslatorProvider } from '@onehaul/i18n/react';
import { createTranslator, type Translator } from '@onehaul/i18n/translator';
import { lazyNamespaces, loadLazyMessages } from '@onehaul/i18n/lazy-messages';
import { loadWebMessages } from '@onehaul/i18n/web-messages';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { themeVariables } from '@onehaul/ui/theme';
import appStyles from './app/app.css?inline';
import { DocumentContext } from './app/document-context.ts';
import { renderContext } from './app/render.server.ts';
import { signInCodeScript } from './app/sign-in-code.server.ts';
import { visitorContext } from './app/visitor.server.ts';

const renderTimeoutMs = 5_000;
export const streamTimeout = renderTimeoutMs - 500;

export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(renderContext).onRenderError(error);
};

const translators = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const { messages } = await loadWebMessages[language]();
      await Promise.all(lazyNamespaces.map((namespace) => loadLazyMessages(language, namespace)));
      return [language, createTranslator(language, messages)];
    }),
  ),
) as Record<Language, Translator>;

/** Renders the whole page as one string: pages are short, cached, and complete without script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { shop, language, hasSignInCode } = loadContext.get(visitorContext);
  const {
    nonce,
    languageScripts,
    textScripts = {},
    ownScripts = [],
    onRenderError,
  } = loadContext.get(renderContext);
  const html = await renderWhole(
    <DocumentContext value={{ nonce, styles: stylesOf(shop), languageScript: languageScripts[language] }}>
      <TranslatorProvider value={translators[language]}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </TranslatorProvider>
    </DocumentContext>,
    nonce,
    onRenderError,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  // Preloads of same-origin scripts need no nonce; each would add a gap to the cached page.
  const texts = textsOf(routerContext);
  const page = preloadLast(
    html.replaceAll(` nonce="${nonce}"/>`, '/>'),
    texts.length === 0
      ? []
      : [...texts.flatMap((name) => textScripts[language]?.[name] ?? []), ...ownScripts],
  );
  const script = hasSignInCode
    ? `<script nonce="${nonce}">${signInCodeScript(new URL(request.url))}</script>`
    : '';
  return new Response(script ? page.replace('<head>', () => `<head>${script}`) : page, { status, headers });
}

/** Texts that the routes of an own page name in their `handle`. */
const textsOf = ({ routeModules }: EntryContext): string[] =>
  Object.values(routeModules).flatMap(
    (route) => (route?.handle as { texts?: string[] } | undefined)?.texts ?? [],
  );

/**
 * Moves the preloads of an own page behind its content, and adds those of its texts and of what it imports on demand. Preloads in the head would
 * compete with the content for the connection.
 */
function preloadLast(page: string, files: readonly string[]): string {
  if (files.length === 0) return page;
  const links = files.map((file) => `<link rel="modulepreload" href="${file}"/>`);
  const rest = page.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    links.push(link);
    return '';
  });
  const at = rest.indexOf('<script', rest.indexOf('</main>'));
  return rest.slice(0, at) + links.join('') + rest.slice(at);
}

const maxThemes = 1_000;
const themes = new Map<string, string>();

/** The shop's colours, followed by the shared styles. */
function stylesOf(brand: { primaryColor: string; cornerRadius: number }): string {
  const key = `${brand.primaryColor} ${brand.cornerRadius}`;
  let theme = themes.get(key);
  if (theme === undefined) {
    theme = Object.entries(themeVariables(brand))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
    if (themes.size >= maxThemes) themes.clear();
    themes.set(key, theme);
  }
  return `:root{${theme}}${appStyles}`;
}

function renderWhole(
  page: React.ReactNode,
  nonce: string,
  onRenderError: (error: unknown) => void,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: Buffer[] = [];
  const whole = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      clearTimeout(timer);
      resolve(Buffer.concat(parts).toString());
      done();
    },
  });
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Everything stands in its place: React would put large parts behind the page, and a script would move them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => void pipe(whole),
    onShellError: reject,
    onError: onRenderError,
  });
  const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeoutMs);
  return promise;
}
