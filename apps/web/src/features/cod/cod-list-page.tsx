import type { CodOrder } from '@onehaul/contract/cod';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { lazyPart } from '../../app/lazy-part.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { stageTabs } from '../../app/portal/stage-tabs.ts';
import { useSelectedRows } from '../../app/portal/use-selected-rows.ts';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useCodColumns } from './cod-columns.tsx';
import { CodFrame } from './cod-frame.tsx';
import { type CodListKind, codLists } from './cod-input.ts';
import { MoneyTabs } from './money-tabs.tsx';

const BindBar = lazyPart(async () => ({ default: (await import('./bind-bar.client.tsx')).BindBar }));
const OpenCod = lazyPart(async () => ({ default: (await import('./open-rows.client.tsx')).OpenCod }));

type Props = {
  readonly kind: CodListKind;
  readonly list: { readonly items: readonly CodOrder[]; readonly total: number };
  readonly counts: Readonly<Record<OrderStage, number>>;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden: readonly string[] | undefined;
};

/** /cod/order, /cod/pendShipOrder and /cod/ShippedOrder: cash-on-delivery orders in some stages. */
export function CodListPage({ kind, list, counts, rows, hidden }: Props) {
  const { t } = useTranslation('cod');
  const { t: seller } = useTranslation('seller');
  const { name, title, sentence, stages, without, ...options } = codLists[kind];
  const columns = useCodColumns<CodOrder>(without);
  const selected = useSelectedRows(list.items);
  const toUpload = <LinkButton to={sellerPaths.codUpload}>{t('list.upload')}</LinkButton>;
  return (
    <CodFrame title={seller(title)}>
      {kind === 'all' && <MoneyTabs isMoney={false} />}
      <OwnList<CodOrder>
        name={name}
        title={seller(title)}
        sentence={t(sentence)}
        action={toUpload}
        tabs={stageTabs<OrderStage>({
          filter: 'stage',
          label: t('list.stages'),
          stages,
          counts,
          nameOf: (stage) => t(`stage.${stage}`),
          emptyOf: (stage) => ({
            title: t('list.emptyStageTitle', { stage: t(`stage.${stage}`) }),
            text: t('list.emptyStageText'),
          }),
        })}
        searchHint={t('list.search')}
        list={list}
        rows={rows}
        hidden={hidden}
        columns={columns}
        keyOf={({ id }) => String(id)}
        {...('isSelectable' in options && {
          selection: {
            keys: selected.keys,
            onChange: selected.chooseKeys,
            allLabel: t('select.page'),
            labelOf: ({ clientNumber }) => t('select.row', { number: clientNumber }),
          },
        })}
        bar={() => <BindBar orders={selected.rows} onClear={() => selected.choose([])} />}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: toUpload }}
        drawer={(open, close) => <OpenCod open={open} rows={list.items} onClose={close} />}
      />
    </CodFrame>
  );
}
