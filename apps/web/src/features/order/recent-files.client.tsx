import type { ListedJob } from '@onehaul/contract/paper';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { openFile } from '@onehaul/ui/use-print-job';
import { useEffect, useState } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { failureText } from '../../app/failure.ts';
import { loadListTools } from '../../app/portal/load-list-tools.client.ts';
import { Moment } from '../../app/portal/moment.tsx';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { recentFiles } from './order-files.client.ts';

await loadListTools();

const pollMs = 2000;
const isPending = ({ state }: ListedJob) => state === 'waiting' || state === 'running';

/** Exports and documents of the last days, also those whose page was closed meanwhile. */
export function RecentFiles({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('listTools');
  const { t: site } = useTranslation('storefront');
  const startCalls = useCallsOnDemand();
  const [files, setFiles] = useState<readonly ListedJob[]>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(startCalls, [startCalls]);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      try {
        const found = await recentFiles();
        if (isGone) return;
        setFiles(found);
        if (found.some(isPending)) timer = setTimeout(() => void load(), pollMs);
      } catch (failure) {
        if (!isGone) setError(failure);
      }
    }
    void load();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [tries]);

  function again() {
    setError(undefined);
    setTries((count) => count + 1);
  }
  return (
    <Dialog title={t('files.title')} close={t('print.close')} onClose={onClose}>
      <div className="grid min-h-40 content-start gap-3 text-small" data-files={files?.length}>
        <p className="text-muted">{t('files.text')}</p>
        {error !== undefined ? (
          <>
            <p role="alert" className="text-danger">
              {failureText(error, site)}
            </p>
            <Button variant="secondary" className="justify-self-start" onClick={again}>
              {t('files.retry')}
            </Button>
          </>
        ) : (
          files && (
            <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
              {files.map((file) => (
                <FileRow key={file.id} file={file} />
              ))}
              {files.length === 0 && <li className="py-3 text-muted">{t('files.empty')}</li>}
            </ul>
          )
        )}
      </div>
    </Dialog>
  );
}

function FileRow({ file }: { readonly file: ListedJob }) {
  const { t } = useTranslation('listTools');
  const showFailure = useFailureToast();
  const { kind, state, total, done, url, createdAt } = file;
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 py-2" data-file={state}>
      <div className="min-w-0">
        <p className="font-medium">
          {t(`files.${kind}`)} · {t('files.count', { count: total })}
        </p>
        <p className="text-caption text-muted">
          <Moment at={createdAt} />
        </p>
      </div>
      {url ? (
        <Button
          size="small"
          variant="secondary"
          onClick={() =>
            void openFile(url).catch((failure: unknown) => showFailure(failure, { kind: 'download' }))
          }
        >
          {t('files.open')}
        </Button>
      ) : (
        <span className={state === 'failed' ? 'text-danger' : 'text-muted'}>
          {state === 'failed'
            ? t('print.failed')
            : state === 'waiting'
              ? t('print.waiting')
              : t('print.running', { done, total })}
        </span>
      )}
    </li>
  );
}
