import { type Import, importCalls } from '@onehaul/contract/import';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { Spinner } from '@onehaul/ui/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CallFailure } from '../call-failure.tsx';
import { saveGeneratedFile } from '../generated-file.ts';
import { PortalIcon } from '../portal-icon.tsx';
import { useChange } from '../use-change.ts';
import { useSend } from '../../session-context.tsx';
import { useSendWithMessage } from '../use-send-with-message.ts';
import { historyKey, importQuery, importsKey } from './import-queries.ts';
import { WrongCells } from './wrong-cells.tsx';

export type Done = { readonly to: string; readonly label: string };
type Props = {
  readonly id: string;
  readonly done: Done | undefined;
  readonly onTaken: (() => unknown) | undefined;
};

/** State of an import: checking, wrong cells, ready, committed. */
export function ImportResult({ id, done, onTaken }: Props) {
  const { t } = useTranslation('imports');
  const send = useSendWithMessage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(importQuery(send, id, page));
  const queries = useQueryClient();
  const state = data?.sheet.state;
  // Keeps the history list below in sync.
  useEffect(() => {
    if (state) void queries.invalidateQueries({ queryKey: historyKey });
  }, [queries, state]);
  if (error && !data) {
    return <CallFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner className="size-5" />;
  const { sheet, rows } = data;
  const { total, wrong, taken } = sheet;
  return (
    <section
      aria-label={sheet.name || t('unnamed')}
      data-import={state}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <h2 className="text-body font-semibold break-all">{sheet.name || t('unnamed')}</h2>
      {state === 'reading' && <Checking sheet={sheet} />}
      {state === 'failed' && (
        <Notice tone="danger" isAlert title={t('failed')}>
          {sheet.refusal}
        </Notice>
      )}
      {state === 'wrong' && (
        <>
          <Notice tone="danger" isAlert title={t('hasErrors')}>
            {t('wrongCount', { wrong, total })}
          </Notice>
          <div>
            <BadRowsButton id={id} />
          </div>
          <WrongCells sheet={sheet} rows={rows} page={page} onPage={setPage} />
        </>
      )}
      {state === 'verified' && <Ready sheet={sheet} onTaken={onTaken} />}
      {state === 'committed' && (
        <output className="block">
          <Notice
            tone="positive"
            title={t('taken', { count: taken })}
            action={
              done && (
                <Link to={done.to} className="inline-flex min-h-control items-center text-ink underline">
                  {done.label}
                </Link>
              )
            }
          />
        </output>
      )}
    </section>
  );
}

function Checking({ sheet: { done, total } }: { readonly sheet: Import }) {
  const { t } = useTranslation('imports');
  return (
    <div className="grid gap-2" data-import-progress={done}>
      <progress value={done} max={total} aria-label={t('progress')} />
      <output className="text-small text-muted tabular-nums">{t('checking', { done, total })}</output>
    </div>
  );
}

function BadRowsButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('imports');
  const send = useSend();
  const save = useChange(async () => saveGeneratedFile(await send(importCalls.badRows, { id })), {
    kind: 'download',
  });
  return (
    <Button variant="secondary" isBusy={save.isPending} data-bad-rows onClick={() => save.start()}>
      <PortalIcon name="download" className="size-4" />
      {t('badRows')}
    </Button>
  );
}

function Ready({ sheet, onTaken }: { readonly sheet: Import; readonly onTaken: Props['onTaken'] }) {
  const { t } = useTranslation('imports');
  const send = useSend();
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: importsKey });
  const commit = useChange(
    async () => {
      try {
        return await send(importCalls.commit, { id: sheet.id });
      } catch (error) {
        // Reloads, so that cells invalidated meanwhile are listed.
        await reload();
        throw error;
      }
    },
    { onDone: () => Promise.all([reload(), onTaken?.()]) },
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <output className="block">
        <Notice tone="positive" title={t('allGood', { count: sheet.total })} />
      </output>
      <Button
        className="sm:justify-self-start"
        isBusy={commit.isPending}
        data-import-submit
        onClick={() => commit.start()}
      >
        {t('submit', { count: sheet.total })}
      </Button>
    </div>
  );
}
