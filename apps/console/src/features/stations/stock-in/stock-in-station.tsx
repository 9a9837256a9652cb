import { type ExpectedInbound, stockStationCalls } from '@onehaul/contract/console/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../app/call-api.ts';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { KeyButton } from '../kit/key-button.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { useCodeLookup } from '../kit/use-code-lookup.ts';
import { InboundCount } from './inbound-count.tsx';

/** Receives sellers' deliveries: found, counted line by line, put into stock. Needs the server. */
export function StockInStation() {
  const { t } = useTranslation('stockDesk');
  const { t: s } = useTranslation('station');
  const { workplace, isOffline } = useStation();
  const { shopId, warehouseId } = workplace;
  const { open, setOpen, matches, clearMatches, find, close } = useCodeLookup<ExpectedInbound>({
    lookUp: async (code) => (await callApi(stockStationCalls.find, { shopId, warehouseId, code })).items,
    notFound: { word: t('in.unknown'), text: t('in.unknownText') },
    needsServer: { word: t('in.needsServer'), text: t('in.needsServerText') },
    invalidatedQuery: 'stockIn',
  });

  if (open) return <InboundCount key={open.id} inbound={open} onClose={close} />;
  return (
    <StationScreen
      name="stockIn"
      scan={
        <ScanField
          step="code"
          label={t('in.scan')}
          hint={s('scan.hint')}
          onScan={(text) => void find(text)}
        />
      }
      keys={
        matches && (
          <KeyButton act="back" onPress={clearMatches}>
            {t('in.back')}
          </KeyButton>
        )
      }
    >
      <div className="flex shrink-0 flex-col">
        <AnswerPanel ready={t(isOffline ? 'in.needsServer' : 'in.ready')} />
      </div>
      {matches ? (
        <section aria-labelledby="found" className="flex flex-col gap-2">
          <h2 id="found" className="text-body font-semibold">
            {t('in.foundMany', { number: matches.code, count: matches.items.length })}
          </h2>
          <InboundList items={matches.items} onOpen={setOpen} />
        </section>
      ) : (
        <Waiting onOpen={setOpen} />
      )}
    </StationScreen>
  );
}

type ListProps = { readonly onOpen: (inbound: ExpectedInbound) => void };

/** Deliveries on their way, oldest first. */
function Waiting({ onOpen }: ListProps) {
  const { t } = useTranslation('stockDesk');
  const { workplace } = useStation();
  const { shopId, warehouseId } = workplace;
  const { data, error } = useQuery({
    queryKey: ['stockIn', shopId, warehouseId],
    queryFn: ({ signal }) =>
      callApi(stockStationCalls.expected, { shopId, warehouseId, pageIndex: 1, pageRows: 50 }, { signal }),
    refetchInterval: 15_000,
    placeholderData: (before) => before,
  });
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-3">
      <h2 id="waiting" className="text-body font-semibold">
        {t('in.waiting', { count: data?.total ?? 0 })}
      </h2>
      {error && !data && (
        <p role="alert" className="text-body text-danger">
          {t('in.failed', { reason: failureOf(error).message })}
        </p>
      )}
      {data?.items.length === 0 && <p className="text-body text-muted">{t('in.empty')}</p>}
      {data && <InboundList items={data.items} onOpen={onOpen} />}
    </section>
  );
}

function InboundList({ items, onOpen }: ListProps & { readonly items: readonly ExpectedInbound[] }) {
  const { t } = useTranslation('stockDesk');
  return (
    <ul className="grid gap-2 xl:grid-cols-2">
      {items.map((inbound) => (
        <li key={inbound.id}>
          <button
            type="button"
            data-inbound={inbound.number}
            onClick={() => onOpen(inbound)}
            className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-card border border-line-strong bg-surface px-4 py-3 text-start hover:bg-primary-2"
          >
            <strong className="truncate font-mono text-body">{inbound.number}</strong>
            <span className="text-small whitespace-nowrap">
              {t('in.skus', { count: inbound.lines.length })} ·{' '}
              {t('in.pieces', { count: inbound.lines.reduce((sum, { expected }) => sum + expected, 0) })}
            </span>
            <span className="col-span-2 truncate text-caption text-muted">
              {[inbound.memberCode, inbound.memberName, inbound.courierNumber]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
