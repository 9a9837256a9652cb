import { TranslatorProvider } from '@onehaul/i18n/react';
import { themeVariables } from '@onehaul/ui/theme';
import { WorkbenchProvider } from '@onehaul/workbench/provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { useTranslator } from './language.ts';
import type { openRouter } from '../router.tsx';

/** The console is not branded per shop: one neutral blue for all companies. */
const brand = { primaryColor: '#2b4a9b', cornerRadius: 6 } as const;
const theme = { ...brand, colorScheme: 'system' } as const;

for (const [name, value] of Object.entries(themeVariables(brand))) {
  document.documentElement.style.setProperty(name, value);
}

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // No automatic retry: refusals are final, and a "Try again" button covers network errors.
      retry: false,
      staleTime: 10_000,
    },
  },
});

type Props = { readonly router: ReturnType<typeof openRouter> };

export function Root({ router }: Props) {
  const translator = useTranslator();
  return (
    <TranslatorProvider value={translator}>
      <QueryClientProvider client={queries}>
        <WorkbenchProvider theme={theme} language={translator.language}>
          <RouterProvider router={router} />
        </WorkbenchProvider>
      </QueryClientProvider>
    </TranslatorProvider>
  );
}
