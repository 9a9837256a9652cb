import { type Import, importCalls } from '@onehaul/contract/import';
import { useTranslation } from '@onehaul/i18n/react';
import { Spinner } from '@onehaul/ui/spinner';
import { Alert, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
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
    return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
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
        <Alert type="error" showIcon role="alert" title={t('failed')} description={sheet.refusal} />
      )}
      {state === 'wrong' && (
        <>
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('hasErrors')}
            description={t('wrongCount', { wrong, total })}
          />
          <div>
            <BadRowsButton id={id} />
          </div>
          <WrongCells sheet={sheet} rows={rows} page={page} onPage={setPage} />
        </>
      )}
      {state === 'verified' && <Ready sheet={sheet} onTaken={onTaken} />}
      {state === 'committed' && (
        <output className="block">
          <Alert
            type="success"
            showIcon
            title={t('taken', { count: taken })}
            {...(done && {
              action: (
                <Link
                  to={done.to}
                  className="inline-flex min-h-11 items-center text-small text-ink! underline"
                >
                  {done.label}
                </Link>
              ),
            })}
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
    <Button
      icon={<PortalIcon name="download" className="size-4" />}
      loading={save.isPending}
      data-bad-rows
      onClick={() => save.start()}
    >
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
        <Alert type="success" showIcon title={t('allGood', { count: sheet.total })} />
      </output>
      <Button
        type="primary"
        className="justify-self-start"
        loading={commit.isPending}
        data-import-submit
        onClick={() => commit.start()}
      >
        {t('submit', { count: sheet.total })}
      </Button>
    </div>
  );
}
