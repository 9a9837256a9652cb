import { stationCalls } from '@onehaul/contract/console/stations';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../app/call-api.ts';
import { KeyButton, KeyCap } from './key-button.tsx';
import { choiceKeys, type KeyName } from './key-map.ts';
import { useKey } from './use-key.ts';
import { keyOfWorkplace, type Workplace } from './workplace.ts';

type Props = {
  readonly current: Workplace | undefined;
  /** The shop of the link that was followed: its warehouses come first. */
  readonly askedShop: number | undefined;
  readonly onChoose: (workplace: Workplace) => void;
  readonly onCancel?: () => void;
};

/** Chooses this station's shop and warehouse, once per browser. */
export function WorkplaceChoice({ current, askedShop, onChoose, onCancel }: Props) {
  const { t } = useTranslation('station');
  const { data, error, refetch } = useQuery({
    queryKey: ['stations', 'workplaces'],
    queryFn: ({ signal }) => callApi(stationCalls.workplaces, {}, { signal }),
  });
  const isAsked = ({ shopId }: Workplace) => shopId === askedShop;
  const places = (data?.items ?? []).toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  // Warehouses of two shops may have the same name: a practice shop is a copy.
  const hasSeveralShops = new Set(places.map(({ shopId }) => shopId)).size > 1;
  return (
    <main className="mx-auto flex w-full max-w-220 min-h-0 grow flex-col gap-5 overflow-y-auto p-8">
      <title>{`${t('workplace.title')} - Onehaul`}</title>
      <div>
        <h1 className="text-heading font-semibold">{t('workplace.title')}</h1>
        <p className="mt-1 text-body text-muted">{t('workplace.text')}</p>
      </div>
      {error && <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <ListMessage icon="note" title={t('workplace.noneTitle')} text={t('workplace.noneText')} />
      )}
      <ul className="flex flex-col gap-3" data-workplaces>
        {places.map((place, index) => (
          <li key={keyOfWorkplace(place)}>
            <Place
              place={place}
              digit={choiceKeys[index]}
              hasSeveralShops={hasSeveralShops}
              isCurrent={current !== undefined && keyOfWorkplace(current) === keyOfWorkplace(place)}
              onChoose={() => onChoose(place)}
            />
          </li>
        ))}
      </ul>
      {onCancel && (
        <div>
          <KeyButton act="back" onPress={onCancel}>
            {t('workplace.cancel')}
          </KeyButton>
        </div>
      )}
    </main>
  );
}

type PlaceProps = {
  readonly place: Workplace & { readonly binCount: number };
  readonly digit: KeyName | undefined;
  readonly hasSeveralShops: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
};

function Place({ place, digit, hasSeveralShops, isCurrent, onChoose }: PlaceProps) {
  const { t } = useTranslation('station');
  const { shopName, warehouseName, warehouseCode, binCount } = place;
  const bins = t('workplace.bins', { count: binCount });
  useKey(digit, onChoose);
  return (
    <button
      type="button"
      aria-current={isCurrent}
      data-key={digit}
      data-workplace-choice={warehouseCode}
      onClick={onChoose}
      className="flex w-full items-center gap-4 rounded-card border-2 border-line-strong bg-surface px-5 py-4 text-start hover:bg-primary-2 aria-[current=true]:border-primary-7"
    >
      {digit && <KeyCap name={digit} />}
      <span className="flex min-w-0 flex-col">
        <span className="text-title font-semibold">
          {hasSeveralShops ? `${shopName} · ${warehouseName}` : warehouseName}
        </span>
        <span className="text-small text-muted">
          {[...(hasSeveralShops ? [] : [shopName]), warehouseCode, bins].join(' · ')}
        </span>
      </span>
    </button>
  );
}
