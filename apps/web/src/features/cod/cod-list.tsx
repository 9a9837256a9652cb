import type { CodOrder } from '@onehaul/contract/cod';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import type { Selection } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery, type ListSnapshot } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { useCodColumns } from './cod-columns.tsx';
import { CodDrawer } from './cod-drawer.tsx';
import { codCountQuery, loadCodOrders } from './cod-queries.ts';
import type { codLists } from './use-cod-change.ts';

type Props = {
  readonly name: (typeof codLists)[keyof typeof codLists];
  readonly title: string;
  readonly sentence: string;
  readonly stages: readonly OrderStage[];
  readonly without?: readonly string[];
  readonly tabs?: ReactNode;
  readonly selection?: Selection<CodOrder>;
  readonly bar?: (shown: ListSnapshot<CodOrder>) => ReactNode;
};

export const keyOfCod = ({ id }: CodOrder) => String(id);

/** List of cash-on-delivery orders in some stages. */
export function CodList({ name, title, sentence, stages, without, tabs, selection, bar }: Props) {
  const { t } = useTranslation('cod');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useCodColumns<CodOrder>(isNarrow, {
    ...(without && { without }),
    isSelected: selection !== undefined,
  });
  const { data: counts } = useQuery(codCountQuery(send));
  const load = useCallback((query: ListQuery) => loadCodOrders(send, stages, query), [send, stages]);
  const total = counts && stages.reduce((sum, stage) => sum + counts[stage], 0);
  const toUpload = <LinkButton to={sellerPaths.codUpload}>{t('list.upload')}</LinkButton>;
  return (
    <ListPage<CodOrder>
      name={name}
      title={title}
      sentence={sentence}
      action={toUpload}
      tabs={tabs}
      searchLabel={t('list.search')}
      isTall
      isNarrow={isNarrow}
      countTabs={{
        name: 'stage',
        label: t('list.stages'),
        choices: [
          { value: '', label: t('stage.all'), count: total },
          ...stages.map((stage) => ({ value: stage, label: t(`stage.${stage}`), count: counts?.[stage] })),
        ],
      }}
      columns={columns}
      keyOf={keyOfCod}
      load={load}
      {...(selection && { selection })}
      {...(bar && { bar })}
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: toUpload }}
      drawer={{
        title: t('drawer.title'),
        show: (key, row) => <CodDrawer key={key} id={Number(key)} row={row} />,
      }}
    />
  );
}
