import { type MemberDetail, memberDeskCalls } from '@onehaul/contract/console/members';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { MemberActs } from './member-acts.tsx';
import { addressOfMember } from './member-address.ts';
import { MemberAlerts } from './member-alerts.tsx';
import { MemberFacts } from './member-facts.tsx';
import { parseMemberKey } from './member-key.ts';
import { MemberStateMark } from '../../app/member-state.tsx';
import { SignIns } from './sign-ins.tsx';
import { StaffActivity } from './staff-activity.tsx';

type Props = { readonly memberKey: string };

/** Quick look at a member; everything else is on the member's page. */
export function MemberDrawer({ memberKey }: Props) {
  const { t } = useTranslation('memberPage');
  const which = parseMemberKey(memberKey);
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'one', memberKey],
    queryFn: ({ signal }) => callApi(memberDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
  const isMissing = !which || failureOf(error).error === 'record.notFound';
  if (isMissing) {
    return <ListMessage icon="search" title={t('missingTitle')} text={t('missingText')} />;
  }
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Details member={data} />;
}

function Details({ member }: { readonly member: MemberDetail }) {
  const { t } = useTranslation('memberPage');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-lead font-semibold">
            <CopyValue value={member.code} />
          </h2>
          <MemberStateMark state={member.state} />
        </div>
        <MemberAlerts member={member} />
        <Link to={addressOfMember(member)} className="self-start text-small text-primary-9 underline">
          {t('openPage')}
        </Link>
        <MemberActs member={member} />
      </div>
      <MemberFacts member={member} />
      <SignIns member={member} />
      <StaffActivity member={member} />
    </div>
  );
}
