import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/ui/skeleton';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lazy-part.ts';
import { useInBrowser } from '../../use-in-browser.ts';
import type { OwnImport as Loaded } from './own-import.client.tsx';

const OwnImport = lazyPart(async () => ({ default: (await import('./own-import.client.tsx')).OwnImport }));

/** Import of an own page; loads after the page, because nothing of it can be rendered on the server. */
export function ImportPart(props: ComponentProps<typeof Loaded>) {
  const { t } = useTranslation('member');
  const isInBrowser = useInBrowser();
  const waiting = <Skeleton label={t('loading')} blocks={['h-80 rounded-card']} />;
  return isInBrowser ? (
    <Suspense fallback={waiting}>
      <OwnImport {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
