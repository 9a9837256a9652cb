import type { Recommendation, ReferredMember } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { useMemberColumns } from './agent-columns.tsx';
import { agentListNames, agentRowChoices } from './agent-input.ts';
import { SharePart } from './share-part.tsx';

type Props = {
  readonly recommendation: Recommendation;
  readonly isMain: boolean;
  readonly memberName: string;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden?: readonly string[] | undefined;
};

/** /member/recommend: the member's referral link in every form, and the referred members. */
export function RecommendPage({ recommendation, isMain, memberName, rows, hidden }: Props) {
  const { t } = useTranslation('agent');
  const { t: member } = useTranslation('member');
  const { isAgent, total, orderCount } = recommendation;
  const columns = useMemberColumns(isAgent && isMain);
  return (
    <>
      <PrivateHead title={member('title.recommend')} />
      <OwnList<ReferredMember>
        name={agentListNames.friends}
        title={member('title.recommend')}
        sentence={t('recommend.sentence')}
        top={
          <>
            <SharePart recommendation={recommendation} memberName={memberName} />
            {!isAgent && isMain && <BecomeAgent />}
            <div className="flex flex-wrap items-baseline gap-x-4 pt-2">
              <h2 className="text-lead font-semibold">{t('friends.title')}</h2>
              <p className="text-small text-muted" data-friends={total}>
                {t('friends.count', { count: total })} · {t('friends.orders', { count: orderCount })}
              </p>
            </div>
          </>
        }
        list={recommendation}
        rows={rows}
        rowChoices={agentRowChoices}
        hidden={hidden}
        columns={columns}
        keyOf={({ id }) => String(id)}
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
      <Link
        to={paths.agent}
        className="inline-flex min-h-control items-center text-small font-medium text-primary-9 hover:underline"
      >
        {t('friends.agentLink')}
      </Link>
    </Card>
  );
}
