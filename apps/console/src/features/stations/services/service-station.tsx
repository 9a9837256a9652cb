import type { ServiceForStaff } from '@onehaul/contract/console/services';
import { serviceDeskCalls } from '@onehaul/contract/console/services';
import { useTranslation } from '@onehaul/i18n/react';
import { callApi } from '../../../app/call-api.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { KeyButton } from '../kit/key-button.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { useCodeLookup } from '../kit/use-code-lookup.ts';
import { ServiceForm } from './service-form.tsx';
import { ServiceList, ServiceQueue } from './service-queue.tsx';

/** Services on goods other than shipping. Money is involved, so this station needs the server. */
export function ServiceStation() {
  const { t } = useTranslation('serviceDesk');
  const { t: s } = useTranslation('station');
  const { workplace, isOffline } = useStation();
  const { shopId, warehouseId } = workplace;
  const { open, setOpen, matches, clearMatches, find, close } = useCodeLookup<ServiceForStaff>({
    lookUp: async (code) => (await callApi(serviceDeskCalls.find, { shopId, warehouseId, code })).items,
    notFound: { word: t('unknown'), text: t('unknownText') },
    needsServer: { word: t('needsServer'), text: t('needsServerText') },
    invalidatedQuery: 'services',
  });

  if (open) return <ServiceForm key={open.id} first={open} onClose={close} />;
  return (
    <StationScreen
      name="services"
      scan={
        <ScanField step="code" label={t('scan')} hint={s('scan.hint')} onScan={(text) => void find(text)} />
      }
      keys={
        matches && (
          <KeyButton act="back" onPress={clearMatches}>
            {t('queue.back')}
          </KeyButton>
        )
      }
    >
      <div className="flex shrink-0 flex-col">
        <AnswerPanel ready={t(isOffline ? 'needsServer' : 'ready')} />
      </div>
      {matches ? (
        <section aria-labelledby="found" className="flex flex-col gap-2">
          <h2 id="found" className="text-body font-semibold">
            {t('foundMany', { number: matches.code, count: matches.items.length })}
          </h2>
          <ServiceList items={matches.items} onOpen={setOpen} />
        </section>
      ) : (
        <ServiceQueue onOpen={setOpen} />
      )}
    </StationScreen>
  );
}
