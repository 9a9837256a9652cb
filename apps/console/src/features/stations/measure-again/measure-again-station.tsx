import { measureAgainCalls, type WaitingMeasure } from '@onehaul/contract/console/cases';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { findWaiting } from './find-waiting.ts';
import { MeasureAgainForm } from './measure-again-form.tsx';

/** Blind remeasurement of disputed goods: the first figures stay hidden. Needs the server. */
export function MeasureAgainStation() {
  const { t } = useTranslation('cases');
  const { t: s } = useTranslation('station');
  const { workplace, showMessage, showAndRecord, clear, isOffline } = useStation();
  const [work, setWork] = useState<WaitingMeasure>();
  const { shopId, warehouseId } = workplace;
  const { data, error, refetch } = useQuery({
    queryKey: ['measure-again', shopId, warehouseId],
    queryFn: ({ signal }) => callApi(measureAgainCalls.list, { shopId, warehouseId }, { signal }),
    refetchInterval: 60_000,
  });

  async function scan(code: string) {
    if (code === '') return;
    if (isOffline) return showMessage(code, { tone: 'bad', word: t('station.needsServer'), text: '' });
    const { data: fresh } = await refetch();
    const found = findWaiting(fresh?.items ?? [], code);
    if (!found)
      return showMessage(code, {
        tone: 'bad',
        word: t('station.notWaiting'),
        text: t('station.notWaitingText'),
      });
    if (found.item.isOwn)
      return showMessage(code, { tone: 'bad', word: t('station.ownTitle'), text: t('station.ownText') });
    clear();
    setWork(found.item);
  }

  if (work) {
    return (
      <MeasureAgainForm
        key={work.id}
        work={work}
        onDone={() => {
          showAndRecord('measureAgain', work.number, {
            tone: 'good',
            word: t('station.done'),
            text: t('station.doneText'),
          });
          setWork(undefined);
          void refetch();
        }}
        onClose={() => setWork(undefined)}
      />
    );
  }
  return (
    <StationScreen
      name="measureAgain"
      scan={
        <ScanField
          step="again"
          label={t('station.scan')}
          hint={s('scan.hint')}
          onScan={(text) => void scan(text)}
        />
      }
    >
      <AnswerPanel ready={t(isOffline ? 'station.needsServer' : 'station.ready')} />
      {!data && error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <WaitingList items={data?.items} />
      )}
    </StationScreen>
  );
}

/** Waiting items, longest waiting first; the original figures are left out. */
function WaitingList({ items }: { readonly items: readonly WaitingMeasure[] | undefined }) {
  const { t } = useTranslation('cases');
  if (!items) return null;
  if (items.length === 0) return <p className="px-1 text-body text-muted">{t('station.empty')}</p>;
  return (
    <section className="flex flex-col gap-2" data-waiting={items.length}>
      <h2 className="text-lead font-semibold">{t('station.waiting', { count: items.length })}</h2>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li
            key={item.id}
            data-waiting-number={item.number}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-control border border-line bg-surface px-4 py-3"
          >
            <span className="text-small text-muted">{t(`thing.${item.of}`)}</span>
            <span className="font-mono text-lead font-semibold break-all">{item.number}</span>
            {item.boxNumbers.length > 1 && (
              <span>{t('station.boxes', { count: item.boxNumbers.length })}</span>
            )}
            {item.binCode && <span className="font-mono">{item.binCode}</span>}
            <span className="truncate text-muted">{item.goodsName}</span>
            <span className="ms-auto flex items-baseline gap-4">
              {item.isOwn && <span className="text-warning">⚠ {t('station.own')}</span>}
              <span className={item.isOverdue ? 'font-semibold text-danger' : 'text-muted'}>
                {item.isOverdue && `⚠ ${t('due.overdue')} `}
                {item.dueAt && <Moment at={item.dueAt} />}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
