import { TranslatorProvider } from '@onehaul/i18n/react';
import { createTranslator } from '@onehaul/i18n/translator';
import { loadWebMessages } from '@onehaul/i18n/web-messages';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { afterLoad } from './app/after-load.ts';
import { pageLanguage } from './app/page-language.ts';
import { serviceWorkerPath } from './app/service-worker-path.ts';

if (import.meta.env.DEV) await import('./app/app.css');

const language = pageLanguage();
const { messages } = await loadWebMessages[language]();
const translator = createTranslator(language, messages);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void afterLoad().then(() => navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslatorProvider value={translator}>
        <HydratedRouter />
      </TranslatorProvider>
    </StrictMode>,
  );
});
