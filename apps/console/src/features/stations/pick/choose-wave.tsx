import { pickCalls, type Wave } from '@onehaul/contract/console/fulfilment';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { createDirectChange } from '../kit/direct-change.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { readWaveChoice } from './wave-progress.ts';

/** Capacity of a trolley. */
const maxOrders = 20;

type Props = { readonly onOpen: (id: number) => void; readonly onStarted: (wave: Wave) => void };

/** Chooses orders to pick: a wave in progress, or a new one from the orders that have waited longest. */
export function ChooseWave({ onOpen, onStarted }: Props) {
  const { t } = useTranslation('packing');
  const { t: s } = useTranslation('station');
  const { workplace, showMessage, isOffline } = useStation();
  const [change] = useState(() => createDirectChange());
  const [isStarting, setIsStarting] = useState(false);
  const { shopId, warehouseId } = workplace;
  const where = { shopId, warehouseId };
  const { data } = useQuery({
    queryKey: ['pick', 'waves', shopId, warehouseId],
    queryFn: ({ signal }) => callApi(pickCalls.openWaves, where, { signal }),
    refetchInterval: 10_000,
  });

  async function start(orderNumber?: string) {
    if (isStarting) return;
    setIsStarting(true);
    try {
      const named = { ...where, most: maxOrders, ...(orderNumber && { orderNumbers: [orderNumber] }) };
      const { wave } = await change(named, (scan, idempotencyKey) =>
        callApi(pickCalls.startWave, scan, { idempotencyKey }),
      );
      if (wave) return onStarted(wave);
      showMessage('', { tone: 'notice', word: t('pick.nothing'), text: t('pick.nothingText') });
    } catch (error) {
      showMessage(orderNumber ?? '', {
        tone: 'bad',
        word: s('fate.refused'),
        text: failureOf(error).message,
      });
    } finally {
      setIsStarting(false);
    }
  }

  function choose(typed: string) {
    const choice = readWaveChoice(typed);
    if (!choice) return showMessage(typed, { tone: 'bad', word: s('scan.wrong'), text: t('pick.choose') });
    if (choice.kind === 'open') return onOpen(choice.id);
    void start(choice.kind === 'order' ? choice.orderNumber : undefined);
  }

  return (
    <StationScreen
      name="pick"
      scan={<ScanField step="wave" label={t('pick.choose')} hint={t('pick.chooseHint')} onScan={choose} />}
      keys={
        <KeyButton act="confirm" look="primary" isOff={isStarting || isOffline} onPress={() => void start()}>
          {t('pick.start')}
        </KeyButton>
      }
    >
      <AnswerPanel
        ready={
          data
            ? t('pick.waiting', { count: data.waiting })
            : t(isOffline ? 'pick.needsServer' : 'pick.ready', { bin: '' })
        }
      />
      <section aria-labelledby="waves" className="flex flex-col gap-2">
        <h2 id="waves" className="text-body font-semibold">
          {t('pick.waves')}
        </h2>
        {data?.waves.length === 0 && <p className="text-body text-muted">{t('pick.noWaves')}</p>}
        <ul className="grid gap-2 xl:grid-cols-2">
          {data?.waves.map(({ id, staffName, orderCount, parcelCount, pickedCount, exceptionCount }) => (
            <li key={id}>
              <button
                type="button"
                data-wave={id}
                onClick={() => onOpen(id)}
                className="flex w-full items-center gap-4 rounded-card border border-line-strong bg-surface px-4 py-3 text-start hover:bg-primary-2"
              >
                <strong className="font-mono text-title">{id}</strong>
                <span className="flex min-w-0 flex-col">
                  <span className="text-body">
                    {t('pick.waveOf', {
                      name: staffName,
                      orders: orderCount,
                      picked: pickedCount,
                      parcels: parcelCount,
                    })}
                  </span>
                  {exceptionCount > 0 && (
                    <span className="text-small text-warning">
                      {t('pick.short', { count: exceptionCount })}
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </StationScreen>
  );
}
