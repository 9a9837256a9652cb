import { type ListExport, listExportCalls } from '@onehaul/contract/console/list-exports';
import {
  type ExportedList,
  maxExportedRows,
  sheetFormats,
  type SheetFormat,
} from '@onehaul/domain/list-export';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Radio } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useZoneDates } from '@onehaul/workbench/zone';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../call-api.ts';
import { createIdempotentSubmit } from '../idempotent-submit.ts';
import { sizeIn } from '../size-in.ts';

const exportsKey = ['listExports'];
const pollMs = 1000;
/** A list counts its rows no further. */
const maxCounted = 10_000;
const isOpen = ({ state }: ListExport) => state === 'waiting' || state === 'running';

type Props = {
  readonly list: ExportedList;
  readonly total: number;
  /** Filters and columns, as the call takes them. */
  readonly ask: () => Promise<object>;
};

export function ExportPanel({ list, total, ask }: Props) {
  const { t } = useTranslation('listExports');
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [submitOnce] = useState(createIdempotentSubmit);
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { data, error } = useQuery({
    queryKey: exportsKey,
    queryFn: ({ signal }) => callApi(listExportCalls.list, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? pollMs : false),
  });

  async function change(make: () => Promise<unknown>, done: string) {
    setIsBusy(true);
    setFailure('');
    try {
      await make();
      void message.success(done);
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setIsBusy(false);
      await queries.invalidateQueries({ queryKey: exportsKey });
    }
  }
  const start = async () => {
    const call = listExportCalls[list];
    const input = { ...(await ask()), format } as Parameters<typeof callApi<typeof call>>[1];
    await submitOnce([call.path, input], (idempotencyKey) => callApi(call, input, { idempotencyKey }));
  };
  const remove = ({ id }: ListExport) =>
    submitOnce([listExportCalls.remove.path, id], (idempotencyKey) =>
      callApi(listExportCalls.remove, { id }, { idempotencyKey }),
    );

  const rows = total < maxCounted ? t('rows', { count: total }) : t('rowsMany', { count: maxCounted });
  return (
    <div className="flex w-80 max-w-full flex-col gap-3" aria-busy={isBusy}>
      <section aria-label={t('title')} className="flex flex-col gap-2">
        <h3 className="text-small font-medium">{t('title')}</h3>
        <p className="text-caption text-muted">{t('hint')}</p>
        <Radio.Group
          aria-label={t('format')}
          value={format}
          options={sheetFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
          onChange={({ target }) => setFormat(target.value as SheetFormat)}
        />
        <div className="flex items-center justify-between gap-3">
          <span className="text-small text-muted">{total === 0 ? t('isEmpty') : rows}</span>
          <Button
            type="primary"
            disabled={isBusy || total === 0 || data?.items.some(isOpen)}
            data-start-export
            onClick={() => void change(start, t('started'))}
          >
            {t('start')}
          </Button>
        </div>
        {failure && (
          <p role="alert" className="text-small text-danger">
            {failure}
          </p>
        )}
      </section>
      {error && !data && (
        <p role="alert" className="border-t border-line pt-2 text-small text-danger">
          {failureOf(error).message}
        </p>
      )}
      {data && data.items.length > 0 && (
        <section aria-label={t('recent')} className="flex flex-col gap-1 border-t border-line pt-2">
          <h3 className="text-caption font-medium text-muted">{t('recent')}</h3>
          <ul className="flex max-h-72 flex-col overflow-y-auto">
            {data.items.map((one) => (
              <OneExport
                key={one.id}
                one={one}
                isBusy={isBusy}
                onRemove={() => void change(() => remove(one), t(isOpen(one) ? 'stopped' : 'removed'))}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type RowProps = { readonly one: ListExport; readonly isBusy: boolean; readonly onRemove: () => void };

function OneExport({ one, isBusy, onRemove }: RowProps) {
  const { t } = useTranslation('listExports');
  const dates = useZoneDates();
  const { list, format, state, createdAt, url } = one;
  const label = t('label', { list: t(`list.${list}`), moment: dates.moment(createdAt) });
  return (
    <li data-export={state} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5 text-small">
      <span className="flex min-w-0 grow flex-col">
        <span className="truncate" title={label}>
          {label}
        </span>
        <output className={`text-caption ${state === 'failed' ? 'text-danger' : 'text-muted'}`}>
          <Facts one={one} />
        </output>
      </span>
      {url && (
        <Button size="small" href={url} download data-download={format}>
          {t('download')}
        </Button>
      )}
      <Button size="small" type="text" disabled={isBusy} onClick={onRemove}>
        {t(isOpen(one) ? 'stop' : 'delete')}
      </Button>
    </li>
  );
}

function Facts({
  one: { state, format, rowCount, lengthBytes, availableUntil },
}: {
  readonly one: ListExport;
}) {
  const { t, i18n } = useTranslation('listExports');
  const dates = useZoneDates();
  if (state === 'waiting') return t('waiting');
  if (state === 'running') return t('running', { count: rowCount });
  if (state === 'failed') return t('failed');
  return [
    t(`format.${format}`),
    rowCount === maxExportedRows ? t('full') : t('rows', { count: rowCount }),
    sizeIn(i18n.language, lengthBytes),
    availableUntil && t('until', { day: dates.day(availableUntil) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
