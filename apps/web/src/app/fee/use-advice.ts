import { useEffect, useMemo, useState } from 'react';
import type { Answer, WorkerResponse, WorkerRequest, Question } from './advice-worker.ts';

type OnAnswer = (answer: WorkerResponse['answer'] | undefined) => void;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, OnAnswer>();

/** Starts the page's only worker on the first question; after a failure the next question starts another. */
function startWorker(): Worker {
  const started = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const onAnswer of waiting.values()) onAnswer(undefined);
    waiting.clear();
  });
  return started;
}

function ask(text: string, onAnswer: OnAnswer): () => void {
  worker ??= startWorker();
  const request: WorkerRequest = { id: (lastId += 1), text };
  waiting.set(request.id, onAnswer);
  worker.postMessage(request);
  return () => void waiting.delete(request.id);
}

/** Debounce: long enough to finish typing a number, short enough to feel immediate. */
const debounceMs = 150;

type AdviceResult<Q extends Question> = {
  /** The question this answer belongs to; differs from the current one while `isOld`. */
  readonly question: Q;
  readonly answer: Answer<Q>;
  readonly isOld: boolean;
};

/**
 * Returns the answer to the latest question, or the previous answer while it is computed; undefined until the
 * first answer, null when the worker failed: advice is optional.
 */
export function useAdvice<Q extends Question>(question: Q): AdviceResult<Q> | undefined | null {
  const text = JSON.stringify(question);
  const [known, setKnown] = useState<{ readonly text: string; readonly answer: Answer<Q> | undefined }>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = ask(text, (answer) => setKnown({ text, answer: answer as Answer<Q> | undefined }));
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [text]);
  return useMemo(() => {
    if (!known) return undefined;
    const { answer } = known;
    return answer ? { question: JSON.parse(known.text) as Q, answer, isOld: known.text !== text } : null;
  }, [known, text]);
}
