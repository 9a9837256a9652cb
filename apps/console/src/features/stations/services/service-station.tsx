import type { DeskService } from '@onehaul/contract/console/services';
import { serviceDeskCalls } from '@onehaul/contract/console/services';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../app/ask.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { KeyButton } from '../kit/key-button.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { ServiceForm } from './service-form.tsx';
import { ServiceList, ServiceQueue } from './service-queue.tsx';

/** Everything that is asked for goods apart from sending them. Money moves with it, so this station needs the server. */
export function ServiceStation() {
  const { t } = useTranslation('serviceDesk');
  const { t: s } = useTranslation('station');
  const { workplace, say, clear, isOffline } = useStation();
  const queries = useQueryClient();
  const [open, setOpen] = useState<DeskService>();
  const [found, setFound] = useState<{ readonly code: string; readonly items: readonly DeskService[] }>();
  const { shopId, warehouseId } = workplace;

  async function find(code: string) {
    if (code === '') return;
    if (isOffline) return say(code, { tone: 'bad', word: t('needsServer'), text: t('needsServerText') });
    try {
      const { items } = await ask(serviceDeskCalls.find, { shopId, warehouseId, code });
      const [only] = items;
      if (!only) return say(code, { tone: 'bad', word: t('unknown'), text: t('unknownText') });
      clear();
      if (items.length === 1) setOpen(only);
      else setFound({ code, items });
    } catch (error) {
      say(code, { tone: 'bad', word: s('fate.refused'), text: failureOf(error).message });
    }
  }

  /** Back to the scan, with the queue as it is now. */
  function close() {
    setOpen(undefined);
    setFound(undefined);
    void queries.invalidateQueries({ queryKey: ['services'] });
  }

  if (open) return <ServiceForm key={open.id} first={open} onClose={close} />;
  return (
    <StationScreen
      name="services"
      scan={
        <ScanField step="code" label={t('scan')} hint={s('scan.hint')} onScan={(text) => void find(text)} />
      }
      keys={
        found && (
          <KeyButton name="Escape" onPress={() => setFound(undefined)}>
            {t('queue.back')}
          </KeyButton>
        )
      }
    >
      <div className="flex shrink-0 flex-col">
        <AnswerPanel ready={t(isOffline ? 'needsServer' : 'ready')} />
      </div>
      {found ? (
        <section aria-labelledby="found" className="flex flex-col gap-2">
          <h2 id="found" className="text-body font-semibold">
            {t('foundMany', { number: found.code, count: found.items.length })}
          </h2>
          <ServiceList items={found.items} onOpen={setOpen} />
        </section>
      ) : (
        <ServiceQueue onOpen={setOpen} />
      )}
    </StationScreen>
  );
}
