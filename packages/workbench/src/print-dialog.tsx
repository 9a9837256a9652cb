import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { Button, Modal } from './antd.ts';
import { failureOf } from './failure.ts';

/** Progress of a print job in the worker. */
export type PrintProgress = {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly total: number;
  readonly done: number;
  readonly url: string | null;
};

type Props = {
  readonly start: () => Promise<PrintProgress>;
  readonly loadProgress: (id: string) => Promise<PrintProgress>;
  readonly onClose: () => void;
};

const pollMs = 700;
/** Lifetime of the object URL, for the opened tab to load it. */
const objectUrlLifetimeMs = 60_000;

/** Starts a print job for many orders, shows its progress and opens the finished file. */
export function PrintDialog({ start, loadProgress, onClose }: Props) {
  const { t } = useTranslation('workbench');
  const [tries, setTries] = useState(0);
  const [job, setJob] = useState<PrintProgress>();
  const [failure, setFailure] = useState<string>();
  // A ref, so that new callback identities do not start the job again; only a retry does.
  const callbacks = useRef({ start, loadProgress });
  const failed = t('print.failed');
  useEffect(() => {
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pollUntilDone = async (next: Promise<PrintProgress>) => {
      try {
        const seen = await next;
        if (isUnmounted) return;
        setJob(seen);
        if (seen.state === 'failed') setFailure(failed);
        if (seen.state === 'waiting' || seen.state === 'running')
          timer = setTimeout(() => void pollUntilDone(callbacks.current.loadProgress(seen.id)), pollMs);
      } catch (error) {
        if (!isUnmounted) setFailure(failureOf(error).message);
      }
    };
    void pollUntilDone(callbacks.current.start());
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [tries, failed]);

  const restart = () => {
    setJob(undefined);
    setFailure(undefined);
    setTries((count) => count + 1);
  };
  const percent = job && job.total > 0 ? Math.floor((100 * job.done) / job.total) : 0;
  const isDone = job?.state === 'done';
  return (
    <Modal
      open
      title={t('print.title')}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('print.close')}
        </Button>,
        failure ? (
          <Button key="again" type="primary" onClick={restart}>
            {t('print.again')}
          </Button>
        ) : (
          <Button
            key="open"
            type="primary"
            disabled={!isDone}
            data-open-print
            onClick={() =>
              job?.url &&
              void openFile(job.url).catch((error: unknown) => setFailure(failureOf(error).message))
            }
          >
            {t('print.open')}
          </Button>
        ),
      ]}
    >
      <progress aria-label={t('print.title')} max={100} value={isDone ? 100 : percent} />
      <output className={`block ${failure ? 'text-danger' : 'text-muted'}`} data-print-state={job?.state}>
        {failure ?? formatStatus()}
      </output>
      {!failure && !isDone && <p className="text-caption text-muted">{t('print.leave')}</p>}
    </Modal>
  );

  function formatStatus(): string {
    if (!job || job.state === 'waiting') return t('print.waiting');
    if (job.state === 'done') return t('print.done', { total: job.total });
    return t('print.running', { done: job.done, total: job.total });
  }
}

/** Fetched as a blob first: private files are served with headers that prevent rendering them as a page. */
async function openFile(url: string): Promise<void> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(reply.statusText);
  const blob = await reply.blob();
  const address = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(address), objectUrlLifetimeMs);
  const link = document.createElement('a');
  link.href = address;
  if (blob.type === 'application/pdf') {
    link.target = '_blank';
    link.rel = 'noopener';
  } else {
    link.download = url.split('?')[0]!.split('/').at(-1)!;
  }
  link.click();
}
