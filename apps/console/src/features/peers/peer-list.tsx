import { peerDeskCalls, type PeerRow } from '@onehaul/contract/console/peers';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { keyInShop, readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useDeskWords } from './desk-words.ts';
import { PeerDrawer } from './peer-drawer.tsx';
import { AddPeerForm } from './peer-form.tsx';
import { PeerMark } from './peer-marks.tsx';
import { PeerTabs } from './peer-tabs.tsx';

/** Peers with credit used and amounts due. */
export function PeerList() {
  const { t } = useTranslation('peerDesk');
  const mayManage = useHasPermission('peer:manage');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const [isAdding, setAdding] = useState(false);
  const add = mayManage && (
    <Button type="primary" data-act="addPeer" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage<PeerRow>
        name="peers"
        title={t('title')}
        sentence={t('sentence.peers')}
        action={add}
        tabs={<PeerTabs current="peers" />}
        searchLabel={t('search')}
        filters={filters}
        columns={useColumns(hasSeveral)}
        keyOf={keyInShop}
        maxPageSize={100}
        load={({ page, rows, search, filters: values }, signal) =>
          callApi(
            peerDeskCalls.list,
            { pageIndex: page, pageRows: rows, search, ...shopOf(values) },
            { signal },
          )
        }
        empty={{ title: t('empty.peers'), text: t('emptyText.peers'), ...(add && { action: add }) }}
        drawer={{
          title: t('one'),
          show: (key) => {
            const which = readKeyInShop(key);
            return which && <PeerDrawer key={key} {...which} />;
          },
        }}
      />
      {isAdding && <AddPeerForm onClose={() => setAdding(false)} />}
    </>
  );
}

function useColumns(hasSeveral: boolean) {
  const { t } = useTranslation('peerDesk');
  const { yuan, dayName } = useDeskWords();
  return useMemo<Column<PeerRow>[]>(() => {
    const amount = (key: 'creditMinor' | 'owedMinor' | 'dueMinor', title: string): Column<PeerRow> => ({
      key,
      title,
      width: 140,
      align: 'end',
      show: (row) => (
        <span className={`tabular-nums ${key === 'dueMinor' && row.isOverdue ? 'text-danger' : ''}`}>
          {yuan(row[key])}
        </span>
      ),
    });
    return [
      {
        key: 'name',
        title: t('peer'),
        isFixed: true,
        show: ({ memberCode, name }) => (
          <>
            <span className="font-mono">{memberCode}</span> {name}
          </>
        ),
      },
      { key: 'state', title: t('state'), width: 120, show: ({ state }) => <PeerMark state={state} /> },
      ...shopColumns(hasSeveral, t('shop')),
      amount('creditMinor', t('credit')),
      amount('owedMinor', t('owed')),
      amount('dueMinor', t('due')),
      { key: 'dueOn', title: t('dueOn'), width: 130, show: ({ dueOn }) => dayName(dueOn) },
      {
        key: 'lines',
        title: t('lines'),
        width: 136,
        align: 'end',
        show: ({ lineCount }) => <span className="tabular-nums">{lineCount}</span>,
      },
    ];
  }, [t, yuan, dayName, hasSeveral]);
}
