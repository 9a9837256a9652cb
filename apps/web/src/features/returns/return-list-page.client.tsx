import type { Return } from '@onehaul/contract/returns';
import { returnStates } from '@onehaul/domain/returns/return-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { returnsKey } from '../../app/portal/return-key.ts';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { AnnounceDialog } from './announce-dialog.tsx';
import { useReturnColumns } from './return-columns.tsx';
import { ReturnDrawer } from './return-drawer.tsx';
import { loadReturns, returnCountQuery } from './return-queries.ts';

const keyOf = ({ id }: Return) => String(id);

/** /back/order: all returns, by state. */
export function ReturnListPage() {
  const { t } = useTranslation('returns');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useReturnColumns(isNarrow);
  const [address] = useSearchParams();
  const { data: counts } = useQuery(returnCountQuery(send));
  const [isAnnouncing, setAnnouncing] = useState(false);
  const state = returnStates.find((one) => one === address.get('state'));
  const load = useCallback((query: ListQuery) => loadReturns(send, query), [send]);
  const total = counts && returnStates.reduce((sum, one) => sum + counts[one], 0);
  const announce = (
    <Button type="primary" data-announce onClick={() => setAnnouncing(true)}>
      {t('list.announce')}
    </Button>
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={member('title.returns')} />
      <SellerTabs tool="returns" />
      <ListPage<Return>
        name={returnsKey[0]!}
        title={member('title.returns')}
        sentence={t('list.sentence')}
        action={announce}
        searchLabel={t('list.search')}
        isTall
        isNarrow={isNarrow}
        countTabs={{
          name: 'state',
          label: t('list.states'),
          choices: [
            { value: '', label: t('state.all'), count: total },
            ...returnStates.map((one) => ({ value: one, label: t(`state.${one}`), count: counts?.[one] })),
          ],
        }}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={
          state
            ? {
                title: t('list.emptyStateTitle'),
                text: t('list.emptyStateText', { state: t(`state.${state}`) }),
              }
            : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: announce }
        }
        drawer={{
          title: t('drawer.title'),
          show: (key, row) => <ReturnDrawer key={key} id={Number(key)} row={row} />,
        }}
      />
      {isAnnouncing && <AnnounceDialog onClose={() => setAnnouncing(false)} />}
    </div>
  );
}
