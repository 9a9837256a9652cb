import { type ArrivingOrder, boxCalls } from '@onehaul/contract/console/boxes';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { KeyButton } from '../kit/key-button.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { closedOrderResultOf } from '../pack/outcome-words.ts';
import { printLabels } from '../pack/print-labels.ts';
import { ReceiveForm } from './receive-form.tsx';
import type { Received } from './use-receiving.ts';

type Choice = { readonly orderNumber: string; readonly memberCode: string; readonly clientNumber: string };

/** Receives boxes packed elsewhere: weighed, measured, photographed and priced. */
export function BoxesStation() {
  const { t, i18n } = useTranslation('boxes');
  const { t: p } = useTranslation('packing');
  const { t: s } = useTranslation('station');
  const { workplace, showMessage, showAndRecord, clear, isOffline } = useStation();
  const [open, setOpen] = useState<{ readonly order: ArrivingOrder; readonly boxNumber: number | null }>();
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [last, setLast] = useState<Received['order']>();
  const { shopId, warehouseId } = workplace;

  async function find(code: string) {
    if (code === '') return;
    if (isOffline)
      return showMessage(code, { tone: 'bad', word: t('needsServer'), text: t('needsServerText') });
    try {
      const {
        order,
        boxNumber,
        choices: several,
      } = await callApi(boxCalls.find, { shopId, warehouseId, code });
      clear();
      setChoices(several);
      if (order) setOpen({ order, boxNumber });
    } catch (error) {
      const { error: reason, message } = failureOf(error);
      setChoices([]);
      const isUnknown = reason === 'box.unexpected';
      showMessage(code, {
        tone: 'bad',
        word: isUnknown ? t('unknown') : s('fate.refused'),
        text: isUnknown ? t('unknownText') : message,
      });
    }
  }

  function finished({ order, comparison }: Received) {
    setOpen(undefined);
    setLast(order);
    showAndRecord('boxes', order.number, closedOrderResultOf(comparison, p, measuresIn(i18n.language)));
  }

  async function print() {
    if (!last) return;
    try {
      await printLabels(shopId, last);
    } catch (error) {
      showMessage(last.number, { tone: 'bad', word: p('pack.printFailed'), text: failureOf(error).message });
    }
  }

  if (open)
    return (
      <ReceiveForm
        key={open.order.id}
        first={open.order}
        scanned={open.boxNumber}
        onFinished={finished}
        onClose={() => setOpen(undefined)}
      />
    );
  return (
    <StationScreen
      name="boxes"
      scan={
        <ScanField step="code" label={t('scan')} hint={s('scan.hint')} onScan={(text) => void find(text)} />
      }
      keys={
        <KeyButton act="print" isOff={!last || isOffline} onPress={() => void print()}>
          {p('pack.print')} {last?.number}
        </KeyButton>
      }
    >
      {choices.length > 0 ? (
        <section aria-labelledby="several" className="flex flex-col gap-2">
          <h2 id="several" className="text-lead font-semibold">
            {t('several')}
          </h2>
          <ul className="flex flex-col gap-1.5">
            {choices.map(({ orderNumber, memberCode, clientNumber }) => (
              <li key={orderNumber}>
                <button
                  type="button"
                  data-choice={orderNumber}
                  onClick={() => void find(orderNumber)}
                  className="flex min-h-12 w-full flex-wrap items-center gap-x-5 rounded-control border border-line-strong bg-surface px-4 text-start hover:bg-primary-2"
                >
                  <b className="font-mono text-title">{orderNumber}</b>
                  <span className="font-mono">{memberCode}</span>
                  <span className="text-muted">{clientNumber}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <AnswerPanel ready={t(isOffline ? 'needsServer' : 'ready')} />
      )}
    </StationScreen>
  );
}
