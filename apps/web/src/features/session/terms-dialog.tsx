import { contentCalls } from '@onehaul/contract/content';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { RichText } from '@onehaul/ui/rich-text';
import { useCallback, useEffect, useState } from 'react';
import { useSend } from '../../app/session-context.tsx';

type Props = { readonly onAccept: () => void; readonly onClose: () => void };
type Loaded = { readonly html: string } | 'loading' | 'failed';

/** The shop's terms (§7: matter 7), readable where they are accepted. */
export function TermsDialog({ onAccept, onClose }: Props) {
  const { t } = useTranslation('session');
  const send = useSend();
  const [loaded, setLoaded] = useState<Loaded>('loading');

  const load = useCallback(
    () =>
      send(contentCalls.articles, { type: 'terms', pageIndex: 1, pageRows: 1 }).then(
        ({ items }) => setLoaded({ html: items[0]?.content ?? '' }),
        () => setLoaded('failed'),
      ),
    [send],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setLoaded('loading');
    void load();
  };

  return (
    <Dialog
      title={t('terms.title')}
      close={t('action.close')}
      onClose={onClose}
      width="large"
      footer={<Button onClick={onAccept}>{t('terms.acceptButton')}</Button>}
    >
      <div className="min-h-60 text-small" aria-busy={loaded === 'loading'}>
        {loaded === 'loading' && <p className="text-muted">{t('terms.loading')}</p>}
        {loaded === 'failed' && (
          <div className="grid justify-items-start gap-3">
            <p role="alert">{t('terms.failed')}</p>
            <Button size="small" variant="secondary" onClick={retry}>
              {t('action.retry')}
            </Button>
          </div>
        )}
        {typeof loaded === 'object' &&
          (loaded.html ? (
            <RichText html={loaded.html} tableLabel={t('terms.table')} />
          ) : (
            <p className="text-muted">{t('terms.none')}</p>
          ))}
      </div>
    </Dialog>
  );
}
