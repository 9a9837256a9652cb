import { useEffect, useRef, useState } from 'react';

/** Progress of a print job in the worker. */
type PrintProgress = {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly total: number;
  readonly done: number;
  readonly url: string | null;
};

type Job = {
  readonly start: () => Promise<PrintProgress>;
  readonly loadProgress: (id: string) => Promise<PrintProgress>;
};

const pollMs = 700;
/** Lifetime of the object URL, for the opened tab to load it. */
const objectUrlLifetimeMs = 60_000;

/** Starts a print job and follows it until its file is ready. */
export function usePrintJob({ start, loadProgress }: Job) {
  const [tries, setTries] = useState(0);
  const [job, setJob] = useState<PrintProgress>();
  const [error, setError] = useState<unknown>();
  // A ref, so that new callback identities do not start the job again; only a retry does.
  const callbacks = useRef({ start, loadProgress });
  useEffect(() => {
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pollUntilDone = async (next: Promise<PrintProgress>) => {
      try {
        const seen = await next;
        if (isUnmounted) return;
        setJob(seen);
        if (seen.state === 'waiting' || seen.state === 'running')
          timer = setTimeout(() => void pollUntilDone(callbacks.current.loadProgress(seen.id)), pollMs);
      } catch (thrown) {
        if (!isUnmounted) setError(thrown);
      }
    };
    void pollUntilDone(callbacks.current.start());
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [tries]);

  return {
    job,
    /** Thrown by a call or by opening the file. */
    error,
    hasFailed: error !== undefined || job?.state === 'failed',
    isDone: job?.state === 'done',
    percent:
      job?.state === 'done' ? 100 : job && job.total > 0 ? Math.floor((100 * job.done) / job.total) : 0,
    restart: () => {
      setJob(undefined);
      setError(undefined);
      setTries((count) => count + 1);
    },
    open: () => {
      if (job?.url) void openFile(job.url).catch(setError);
    },
  };
}

/** Fetched as a blob first: private files are served with headers that prevent rendering them as a page. */
export async function openFile(url: string): Promise<void> {
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
