import { TranslatorProvider } from '@onehaul/i18n/react';
import { createTranslator } from '@onehaul/i18n/translator';
import { loadWebMessages } from '@onehaul/i18n/web-messages';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageLanguage } from './app/page-language.ts';

if (import.meta.env.DEV) await import('./app/app.css');

const language = pageLanguage();
const { messages } = await loadWebMessages[language]();
const translator = createTranslator(language, messages);

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
