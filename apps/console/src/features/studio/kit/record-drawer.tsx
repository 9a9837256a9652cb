import type { StaffOutputOf } from '@onehaul/client/console';
import type { Resource } from '@onehaul/contract/console/studio/resource';
import { Drawer, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { type Labels, loadLabels } from './options.ts';
import { RecordEditor } from './record-editor.tsx';
import { fieldOf, newValues, type Screen } from './screen.ts';
import type { StudioShop } from './studio-context.ts';
import { useFormat } from './use-format.ts';
import { useWords } from './use-words.ts';

export type SavedRecord = StaffOutputOf<Resource['calls']['get']>;
export type NewDraft = StaffOutputOf<Resource['draftCalls']['getDraft']>;
export type OpenDraft = NewDraft['draft'];
/** The record the address names: a saved one, a new one, one with the values of another, or the draft of a new one. */
type OpenRecord = {
  readonly key: string | undefined;
  readonly like: string | undefined;
  readonly draftId: string | undefined;
};
type Loaded = { readonly record?: SavedRecord; readonly newDraft?: NewDraft; readonly labels: Labels };

type Props = {
  readonly screen: Screen;
  readonly shop: StudioShop;
  readonly open: OpenRecord;
  readonly onClose: () => void;
};

/** Side drawer in which a record is viewed, edited, added and restored. */
export function RecordDrawer({ screen, shop, open: { key, like, draftId }, onClose }: Props) {
  const { resource } = screen;
  const { t, one } = useWords(resource.name);
  const format = useFormat(resource.name, shop);
  const [opener] = useState(() => document.activeElement);
  // Focus returns to the row or button that opened the drawer.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  const source = key ?? like ?? draftId;
  // Never refetched in the background: a newer version is merged when it is saved, not under the typist.
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['studioRecord', resource.name, shop.id, source],
    queryFn: async ({ signal }): Promise<Loaded> => {
      if (draftId !== undefined)
        return {
          newDraft: await callApi(resource.draftCalls.getDraft, { shopId: shop.id, draftId }, { signal }),
          labels: {},
        };
      const record = await callApi(resource.calls.get, { shopId: shop.id, key: source! }, { signal });
      const labels = await loadLabels(shop.id, [fieldOf(screen, resource.title)], [record.values], signal);
      return { record, labels };
    },
    enabled: source !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  const record = key === undefined ? undefined : data?.record;
  const titleField = fieldOf(screen, resource.title);
  const title = record
    ? format(titleField, record.values[resource.title], data?.labels) || one
    : t(key === undefined ? 'newTitle' : 'loadingTitle', { one });
  return (
    <Drawer
      open
      title={title}
      size={screen.isWide ? 960 : 640}
      rootClassName="detail-drawer"
      classNames={{ body: 'flex flex-col p-0' }}
      mask={{ closable: false }}
      onClose={onClose}
    >
      {source === undefined || data ? (
        <RecordEditor
          key={`${key ?? 'new'}-${dataUpdatedAt}`}
          screen={screen}
          shop={shop}
          record={record}
          title={title}
          newDraft={data?.newDraft}
          initial={
            data?.newDraft?.draft.values ?? record?.draft?.values ?? data?.record?.values ?? newValues(screen)
          }
          onReload={() => void refetch()}
          onClose={onClose}
        />
      ) : error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active className="p-6" />
      )}
    </Drawer>
  );
}
