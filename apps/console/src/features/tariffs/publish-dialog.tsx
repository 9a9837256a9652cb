import { type TariffVersionRow, tariffCalls } from '@onehaul/contract/console/tariffs';
import { Tariff as TariffSchema } from '@onehaul/contract/tariff';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { versionAt } from '@onehaul/domain/fee/tariff-version';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input, Modal, Radio, Skeleton } from '@onehaul/workbench/antd';
import { type Failure, failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useChange } from '../../app/use-change.ts';
import { DiffTable } from './diff-table.tsx';
import type { Names } from './entries.ts';
import type { Which } from './line-key.ts';
import { Replay } from './replay.tsx';
import { useTariffFormatter } from './tariff-formatter.ts';
import { tariffDiff } from './tariff-diff.ts';

const maxNoteLength = 200;

type Props = {
  readonly which: Which;
  readonly versions: readonly TariffVersionRow[];
  readonly basedOn: number;
  /** The saved draft: the server publishes what it has stored. */
  readonly tariff: Tariff;
  readonly names: Names;
  readonly onPublished: (version: number) => void;
  readonly onClose: () => void;
};

const asVersions = (versions: readonly TariffVersionRow[]) =>
  versions.map(({ version, effectiveAt, tariff }) => ({
    version,
    effectiveAt: effectiveAt.toISOString(),
    tariff,
  }));

/** Formats an instant for a datetime-local input: local zone, minute precision. */
function localMinute(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Shows the changes and their effect on past quotes before publishing. */
export function PublishDialog({ which, versions, basedOn, tariff, names, onPublished, onClose }: Props) {
  const { t, i18n } = useTranslation('tariff');
  const formatter = useTariffFormatter();
  const id = useId();
  const returnFocus = useReturnFocus();
  const publish = useChange(tariffCalls.publish, ['tariffs', 'audit']);
  const [opened] = useState(() => new Date());
  const [isLater, setIsLater] = useState(false);
  const [from, setFrom] = useState('');
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['tariffs', 'replay', which, tariff],
    queryFn: ({ signal }) =>
      callApi(tariffCalls.replay, { ...which, tariff: TariffSchema.parse(tariff) }, { signal }),
    staleTime: Infinity,
  });

  const wanted = isLater && from !== '' ? new Date(from) : undefined;
  const isPast = wanted !== undefined && wanted <= opened;
  const begins = wanted ?? opened;
  const all = useMemo(() => asVersions(versions), [versions]);
  const replaced = versionAt(all, begins.toISOString());
  const changes = useMemo(
    () => (replaced ? tariffDiff(replaced.tariff, tariff, formatter, names) : []),
    [replaced, tariff, formatter, names],
  );
  const follower = versions
    .filter(({ effectiveAt }) => effectiveAt > begins)
    .toSorted((a, b) => a.effectiveAt.getTime() - b.effectiveAt.getTime())[0];
  const inWords = (at: Date) => datesIn(i18n.language).moment(at);
  const isReady = data !== undefined && !isFetching && (!isLater || (wanted !== undefined && !isPast));

  const close = () => {
    onClose();
    returnFocus();
  };
  async function send() {
    setIsSending(true);
    setFailure(undefined);
    try {
      const { version } = await publish({
        ...which,
        basedOn,
        tariff: TariffSchema.parse(tariff),
        effectiveAt: wanted ?? null,
        note: note.trim(),
      });
      onPublished(version);
      close();
    } catch (thrown) {
      setFailure(failureOf(thrown));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Modal
      open
      width={880}
      title={t('publishTitle')}
      onCancel={() => !isSending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={isSending}>
            {t('cancel')}
          </Button>
          <Button type="primary" disabled={!isReady} loading={isSending} onClick={() => void send()}>
            {t('publish')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        {failure && <Alert type="error" title={failure.message} />}
        <Alert type="info" showIcon title={t('notRetroactive')} />
        <section className="flex flex-col gap-2" aria-labelledby={`${id}-when`}>
          <h3 id={`${id}-when`} className="text-small font-semibold">
            {t('when')}
          </h3>
          <Radio.Group
            aria-labelledby={`${id}-when`}
            value={isLater}
            onChange={({ target }) => setIsLater(target.value as boolean)}
            options={[
              { value: false, label: t('atOnce') },
              { value: true, label: t('later') },
            ]}
          />
          {isLater && (
            <label className="flex flex-wrap items-center gap-3 text-small">
              {t('from')}
              <input
                type="datetime-local"
                className="min-h-8 rounded-control border border-line-strong bg-surface px-2 text-small text-ink"
                min={localMinute(opened)}
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
              {isPast && (
                <span role="alert" className="text-caption text-danger">
                  {t('isPast')}
                </span>
              )}
            </label>
          )}
          {follower && (
            <Alert
              type="warning"
              showIcon
              title={t('follower', { version: follower.version, at: inWords(follower.effectiveAt) })}
            />
          )}
        </section>
        {versions.length > 0 && (
          <section className="flex flex-col gap-2" aria-labelledby={`${id}-changes`}>
            <h3 id={`${id}-changes`} className="text-small font-semibold">
              {t('changes')}
            </h3>
            <DiffTable
              changes={changes}
              before={replaced ? t('versionShort', { version: replaced.version }) : '-'}
              after={t('draft')}
            />
          </section>
        )}
        <section className="flex flex-col gap-2" aria-labelledby={`${id}-replay`}>
          <h3 id={`${id}-replay`} className="text-small font-semibold">
            {t('replayTitle')}
          </h3>
          {error && !data ? (
            <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
          ) : data ? (
            <Replay items={data.items} />
          ) : (
            <Skeleton active paragraph={{ rows: 3 }} title={false} />
          )}
        </section>
        <label className="flex flex-col gap-1 text-small">
          <span className="font-semibold">{t('note')}</span>
          <Input
            value={note}
            maxLength={maxNoteLength}
            placeholder={t('notePlaceholder')}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
      </div>
    </Modal>
  );
}
