import { useToast } from '@onehaul/ui/toast';
import { useTranslation } from '@onehaul/i18n/react';
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

const neverSubscribe = () => () => undefined;

/** True when this component was server-rendered; captured on first render. */
function useCameFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    neverSubscribe,
    () => false,
    () => true,
  );
  const [cameFromServer] = useState(isHydrating);
  return cameFromServer;
}

/**
 * Static part of a page. On a direct visit it keeps the server's markup without hydration and its code is
 * never loaded; children render only on client-side navigation.
 */
export function StaticIsland({ children }: { readonly children: ReactNode }) {
  const cameFromServer = useCameFromServer();
  if (import.meta.env.SSR) return <div>{children}</div>;
  if (cameFromServer) return <ServerMarkup />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}

const untouched = { __html: '' };

/** Empty dangerouslySetInnerHTML keeps the server's markup; a delegated listener handles links and copies. */
function ServerMarkup() {
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('storefront');

  useEffect(() => {
    const element = frame.current!;
    const follow = (event: MouseEvent) => {
      const target = event.target as Element;
      const text = target.closest<HTMLElement>('button[data-copy]')?.dataset.copy;
      if (text !== undefined) {
        void navigator.clipboard.writeText(text).then(
          () => toast(t('copy.done'), 'positive'),
          () => toast(t('copy.failed'), 'danger'),
        );
      }
      const link = target.closest<HTMLAnchorElement>('a[href]');
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.target || link.origin !== location.origin) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate, toast, t]);

  return <div ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}
