import { noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import { templateChannelsOf } from '@onehaul/domain/notice-template';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callApi } from '../../../app/call-api.ts';
import type { StudioShop } from '../kit/studio-context.ts';
import { NoticeEditor } from './notice-editor.tsx';
import { keyOf, type Target } from './notice-form.ts';
import { textsQuery } from './use-save-notice.tsx';

type Props = {
  readonly target: Target;
  readonly shop: StudioShop;
  readonly onClose: () => void;
};

/** Side drawer in which the texts of a notice are edited, channel by channel. */
export function NoticeDrawer({ target, shop, onClose }: Props) {
  const { t } = useTranslation('notify');
  const { kind, channel } = target;
  const [opener] = useState(() => document.activeElement);
  // Focus returns to the link that opened the drawer.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  const { data, error, refetch } = useQuery({
    queryKey: [textsQuery, shop.id, kind, channel],
    queryFn: ({ signal }) => callApi(noticeTemplateCalls.get, { shopId: shop.id, kind, channel }, { signal }),
    // Only what we change ourselves is loaded again: a newer version is merged when it is saved.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Drawer
      open
      title={t(`kind.${kind}`)}
      size={960}
      rootClassName="detail-drawer"
      classNames={{ body: 'flex flex-col p-0' }}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <ChannelTabs target={target} />
      {data ? (
        <NoticeEditor key={`${shop.id}-${keyOf(target)}`} target={target} shop={shop} loaded={data} />
      ) : error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active className="p-6" />
      )}
    </Drawer>
  );
}

function ChannelTabs({ target: { kind, channel } }: { readonly target: Target }) {
  const { t } = useTranslation('notify');
  const { t: words } = useTranslation('noticeTexts');
  const [address] = useSearchParams();
  const searchOf = (key: string) => {
    const next = new URLSearchParams(address);
    next.set('record', key);
    next.delete('view');
    return next.toString();
  };
  return (
    <nav aria-label={words('channels')} className="px-6 pt-3">
      <ul className="flex flex-wrap gap-1">
        {templateChannelsOf(kind).map((one) => (
          <li key={one}>
            <Link
              to={{ search: searchOf(keyOf({ kind, channel: one })) }}
              replace
              preventScrollReset
              aria-current={one === channel ? 'page' : undefined}
              data-channel={one}
              className="inline-flex min-h-8 items-center rounded-control border border-line px-3 text-small text-muted hover:text-ink aria-[current]:border-primary-9 aria-[current]:font-medium aria-[current]:text-primary-10"
            >
              {t(`channel.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
