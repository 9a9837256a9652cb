import type { StaffOutputOf } from '@onehaul/client/console';
import type { Resource } from '@onehaul/contract/console/studio/resource';
import { canAddBySheet } from '@onehaul/contract/console/studio/sheet-field';
import { Button } from '@onehaul/workbench/antd';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { shouldIgnoreShortcut } from '@onehaul/ui/list/should-ignore-shortcut';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../app/call-api.ts';
import { useHasPermission } from '../../../app/me.ts';
import { NewDrafts } from './new-drafts.tsx';
import { type Labels, loadLabels } from './options.ts';
import { RecordDrawer } from './record-drawer.tsx';
import { fieldOf, type Screen } from './screen.ts';
import { ExportButton, ImportButton } from './sheet-buttons.tsx';
import type { StudioShop } from './studio-context.ts';
import { useListColumns } from './use-list-columns.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useRecordActions } from './use-record-actions.tsx';
import { useReorder } from './use-reorder.ts';
import { useWords } from './use-words.ts';

export type ListedRecord = StaffOutputOf<Resource['calls']['list']>['items'][number] & {
  readonly labels: Labels;
};
type Props = { readonly screen: Screen; readonly shop: StudioShop };
const drawerParameters = ['record', 'like', 'draft', 'view'];

/** Records of a resource: search, filters, order, spreadsheet, and a drawer for one of them. */
export function RecordList({ screen, shop }: Props) {
  const { resource, tools: Tools } = screen;
  const { t, title, one, sentence } = useWords(resource.name);
  const mayEdit = useHasPermission(resource.access.edit);
  const actions = useRecordActions(resource, shop.id);
  const [address, setAddress] = useSearchParams();
  const isArchived = address.get('archived') === '1';
  const filters = useListFilters(screen, shop.id);
  const canReorder = mayEdit && !isArchived && !resource.isSortedByKey;
  const columns = useListColumns(screen, shop, canReorder);
  const name = `studio.${resource.name}`;
  const reorder = useReorder(name, actions, canReorder);
  const countTabs = useCountTabs(resource, shop.id);
  const record = address.get('record') ?? undefined;
  const parameterOfNew = (name: string) => (record === 'new' ? (address.get(name) ?? undefined) : undefined);
  const hasSheet = canAddBySheet(resource);

  const addressOf = (key: string) => {
    const next = new URLSearchParams(address);
    for (const parameter of drawerParameters) next.delete(parameter);
    next.set('record', key);
    return next;
  };
  const draftAddressOf = (draftId: string) => {
    const next = addressOf('new');
    next.set('draft', draftId);
    return next;
  };
  const add = () => setAddress(addressOf('new'), { preventScrollReset: true });
  const close = () =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        for (const parameter of drawerParameters) next.delete(parameter);
        return next;
      },
      { preventScrollReset: true },
    );
  useAddKey(mayEdit && record === undefined ? add : undefined);

  const load = async ({ search, filters: chosen, page, rows }: ListQuery, signal: AbortSignal) => {
    const { archived, ...byField } = chosen;
    const listed = await callApi(
      resource.calls.list,
      {
        shopId: shop.id,
        search,
        isArchived: archived === '1',
        filters: byField,
        pageIndex: page,
        pageRows: rows,
      },
      { signal },
    );
    const shown = [resource.title, ...screen.columns].map((field) => fieldOf(screen, field));
    const labels = await loadLabels(
      shop.id,
      shown,
      listed.items.map(({ values }) => values),
      signal,
    );
    return { total: listed.total, items: listed.items.map((item) => ({ ...item, labels })) };
  };

  const addButton = (
    <Button type="primary" onClick={add} aria-keyshortcuts="n" data-add>
      {t('add', { one })}
    </Button>
  );
  return (
    <div {...reorder}>
      <ListPage<ListedRecord>
        name={name}
        scope={String(shop.id)}
        title={title}
        sentence={sentence}
        action={mayEdit && addButton}
        searchLabel={t('search')}
        filters={filters}
        countTabs={countTabs}
        tools={() => (
          <>
            {Tools && (
              <Suspense fallback={null}>
                <Tools shop={shop} />
              </Suspense>
            )}
            <ExportButton resource={resource} shopId={shop.id} />
            {mayEdit && <ImportButton resource={resource} shopId={shop.id} />}
          </>
        )}
        bar={() =>
          resource.hasDrafts &&
          !isArchived && (
            <NewDrafts
              screen={screen}
              shop={shop}
              mayEdit={mayEdit}
              actions={actions}
              addressOf={draftAddressOf}
            />
          )
        }
        columns={columns}
        keyOf={({ key }) => key}
        addressOf={({ key }) => ({ search: addressOf(key).toString() })}
        currentKey={record}
        load={load}
        empty={
          isArchived
            ? { title: t('empty.archived'), text: t('empty.archivedText') }
            : {
                title: t(resource.hasDrafts ? 'empty.published' : 'empty.title'),
                text: mayEdit ? t(hasSheet ? 'empty.textOrSheet' : 'empty.text', { one }) : '',
                action: mayEdit && (
                  <>
                    {addButton}
                    {hasSheet && <ImportButton resource={resource} shopId={shop.id} />}
                  </>
                ),
              }
        }
      />
      {record !== undefined && (
        <RecordDrawer
          key={`${record}-${address.get('like')}-${address.get('draft')}`}
          screen={screen}
          shop={shop}
          open={{
            key: record === 'new' ? undefined : record,
            like: parameterOfNew('like'),
            draftId: parameterOfNew('draft'),
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Active and archived records with their numbers. */
function useCountTabs(resource: Resource, shopId: number) {
  const { t } = useWords(resource.name);
  const { data } = useQuery({
    queryKey: [`studio.${resource.name}`, 'counts', shopId],
    queryFn: ({ signal }) =>
      Promise.all(
        [false, true].map(async (isArchived) => {
          const request = { shopId, search: '', filters: {}, isArchived, pageIndex: 1, pageRows: 1 };
          return (await callApi(resource.calls.list, request, { signal })).total;
        }),
      ),
  });
  return {
    name: 'archived',
    label: t('tabs'),
    choices: [
      { value: '', label: t('tab.active'), count: data?.[0] },
      { value: '1', label: t('tab.archived'), count: data?.[1] },
    ],
  };
}

/** The n key adds a record. */
function useAddKey(add: (() => void) | undefined): void {
  useEffect(() => {
    if (!add) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'n' || shouldIgnoreShortcut(event)) return;
      event.preventDefault();
      add();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
