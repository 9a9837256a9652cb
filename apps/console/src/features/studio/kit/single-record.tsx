import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../app/call-api.ts';
import { RecordEditor } from './record-editor.tsx';
import type { Screen } from './screen.ts';
import type { StudioShop } from './studio-context.ts';
import { useWords } from './use-words.ts';

type Props = { readonly screen: Screen; readonly shop: StudioShop };

/** Page of a record of which a shop has one. */
export function SingleRecord({ screen, shop }: Props) {
  const { resource } = screen;
  const { title, sentence } = useWords(resource.name);
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: [`studio.${resource.name}`, 'single', shop.id],
    queryFn: ({ signal }) =>
      callApi(resource.calls.get, { shopId: shop.id, key: String(shop.id) }, { signal }),
    // Only this page's own changes reload it, never a return to the window.
    staleTime: Infinity,
    gcTime: 0,
  });
  useFreshShops(data?.version);
  return (
    <>
      <header className="mb-5">
        <h1 className="text-title font-semibold">{title}</h1>
        <p className="mt-1 text-small text-muted">{sentence}</p>
      </header>
      {data ? (
        <RecordEditor
          key={dataUpdatedAt}
          screen={screen}
          shop={shop}
          record={data}
          title={title}
          initial={data.values}
          onReload={() => void refetch()}
          onClose={() => undefined}
        />
      ) : error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active />
      )}
    </>
  );
}

/** Names, languages and modules of shops are part of what the console knows about its user. */
function useFreshShops(version: number | undefined): void {
  const { revalidate } = useRevalidator();
  const known = useRef(version);
  useEffect(() => {
    if (known.current !== undefined && version !== known.current) void revalidate();
    known.current = version;
  }, [version, revalidate]);
}
