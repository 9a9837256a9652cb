import type { Comparison } from '@onehaul/contract/console/comparison';
import { packCalls, type PackOrder } from '@onehaul/contract/console/fulfilment';
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
import { closedOrderResultOf } from './outcome-words.ts';
import { PackForm } from './pack-form.tsx';
import { printLabels } from './print-labels.ts';

/** Packs parcels into boxes: weighed, photographed, priced. Needs the server, which calculates the price. */
export function PackStation() {
  const { t, i18n } = useTranslation('packing');
  const { t: s } = useTranslation('station');
  const { workplace, showMessage, showAndRecord, clear, isOffline } = useStation();
  const [order, setOrder] = useState<PackOrder>();
  const [last, setLast] = useState<Pick<PackOrder, 'id' | 'number' | 'kind'>>();
  const { shopId, warehouseId } = workplace;

  async function open(code: string) {
    if (code === '') return;
    if (isOffline)
      return showMessage(code, { tone: 'bad', word: t('pack.needsServer'), text: t('pack.needsServerText') });
    try {
      const found = await callApi(packCalls.openOrder, { shopId, warehouseId, code });
      clear();
      setOrder(found);
    } catch (error) {
      const { error: reason, message } = failureOf(error);
      const word = reason === 'record.notFound' ? t('pack.unknown') : s('fate.refused');
      showMessage(code, { tone: 'bad', word, text: reason === 'record.notFound' ? '' : message });
    }
  }

  function finished(result: { readonly order: PackOrder; readonly comparison: Comparison }) {
    setOrder(undefined);
    setLast(result.order);
    showAndRecord(
      'pack',
      result.order.number,
      closedOrderResultOf(result.comparison, t, measuresIn(i18n.language)),
    );
  }

  async function print() {
    if (!last) return;
    try {
      await printLabels(shopId, last);
    } catch (error) {
      showMessage(last.number, { tone: 'bad', word: t('pack.printFailed'), text: failureOf(error).message });
    }
  }

  if (order) {
    return (
      <PackForm key={order.id} first={order} onFinished={finished} onClose={() => setOrder(undefined)} />
    );
  }
  return (
    <StationScreen
      name="pack"
      scan={
        <ScanField
          step="order"
          label={t('pack.scan')}
          hint={s('scan.hint')}
          onScan={(text) => void open(text)}
        />
      }
      keys={
        <KeyButton act="print" isOff={!last || isOffline} onPress={() => void print()}>
          {t('pack.print')} {last?.number}
        </KeyButton>
      }
    >
      <AnswerPanel ready={t(isOffline ? 'pack.needsServer' : 'pack.ready')} />
    </StationScreen>
  );
}
