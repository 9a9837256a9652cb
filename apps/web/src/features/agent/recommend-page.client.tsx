import { agentCalls, type ReferredMember } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { agentKey } from '../../app/portal/agent-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSession } from '../../app/session-context.tsx';
import { useMemberColumns } from './agent-columns.tsx';
import { SharePart } from './share-part.tsx';

/** /member/recommend: the member's referral link in every form, and the referred members. */
export function RecommendPage() {
  const { t } = useTranslation('agent');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const { profile } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: [...agentKey, 'recommendation'],
    queryFn: () => send(agentCalls.recommendation, { pageIndex: 1, pageRows: 20 }),
  });
  const isMain = profile?.isMainAccount !== false;
  const columns = useMemberColumns(isNarrow, data?.isAgent === true && isMain);
  const load = useCallback(
    ({ page, rows }: ListQuery) => send(agentCalls.recommendation, { pageIndex: page, pageRows: rows }),
    [send],
  );

  const share = data ? (
    <SharePart recommendation={data} />
  ) : (
    <Card className="min-h-80 px-5 py-6">
      {error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </Card>
  );
  return (
    <>
      <PrivateHead title={member('title.recommend')} />
      <ListPage<ReferredMember>
        name="recommendation"
        title={member('title.recommend')}
        sentence={t('recommend.sentence')}
        tabs={
          <>
            {share}
            {data && !data.isAgent && isMain && <BecomeAgent />}
            <div className="flex flex-wrap items-baseline gap-x-4 pt-2">
              <h2 className="text-lead font-semibold">{t('friends.title')}</h2>
              {data && (
                <p className="text-small text-muted" data-friends={data.total}>
                  {t('friends.count', { count: data.total })} ·{' '}
                  {t('friends.orders', { count: data.orderCount })}
                </p>
              )}
            </div>
          </>
        }
        isNarrow={isNarrow}
        maxPageSize={50}
        columns={columns}
        keyOf={({ id }) => String(id)}
        load={load}
        empty={{ title: t('friends.emptyTitle'), text: t('friends.emptyText') }}
      />
    </>
  );
}

function BecomeAgent() {
  const { t } = useTranslation('agent');
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div>
        <h2 className="text-body font-semibold">{t('friends.agentTitle')}</h2>
        <p className="text-small text-muted">{t('friends.agentText')}</p>
      </div>
      <Link to={paths.agent} className="text-small font-medium text-primary-9 hover:underline">
        {t('friends.agentLink')}
      </Link>
    </Card>
  );
}
