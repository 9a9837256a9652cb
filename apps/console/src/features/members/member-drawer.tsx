import { type MemberDetail, memberDeskCalls } from '@onehaul/contract/console/members';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Masked } from '@onehaul/workbench/masked';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { MemberActs } from './member-acts.tsx';
import { keyOfMember, parseMemberKey } from './member-key.ts';
import { MemberStateMark } from '../../app/member-state.tsx';
import { RevealForm } from './reveal-form.tsx';
import { SignIns } from './sign-ins.tsx';

type Props = { readonly memberKey: string };

export function MemberDrawer({ memberKey }: Props) {
  const { t } = useTranslation('console');
  const which = parseMemberKey(memberKey);
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'one', memberKey],
    queryFn: ({ signal }) => callApi(memberDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
  const isMissing = !which || failureOf(error).error === 'record.notFound';
  if (isMissing) {
    return <ListMessage icon="search" title={t('members.missingTitle')} text={t('members.missingText')} />;
  }
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Details member={data} />;
}

function Details({ member }: { readonly member: MemberDetail }) {
  const { t } = useTranslation('console');
  const mayReveal = useHasPermission('member:reveal');
  const mayReadAudit = useHasPermission('audit:read');
  const [isRevealing, setIsRevealing] = useState(false);
  // Held in component state only, so closing the drawer discards it.
  const [whole, setWhole] = useState<{ phone: string; email: string }>();
  const onReveal = mayReveal ? () => setIsRevealing(true) : undefined;
  const { mainAccount } = member;
  const history = new URLSearchParams({ subject: 'member', subjectId: `${member.shopId}/${member.id}` });

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-lead font-semibold">
            <CopyValue value={member.code} />
          </h2>
          <MemberStateMark state={member.state} />
        </div>
        {member.suspendedFor && (
          <Alert type="error" title={t('members.suspendedFor', { reason: member.suspendedFor })} />
        )}
        {member.cancelsAt && (
          <Alert
            type="warning"
            title={
              <>
                {t('members.cancelsAt')} <Moment at={member.cancelsAt} />
              </>
            }
          />
        )}
        <MemberActs member={member} />
      </div>
      <DetailList
        rows={[
          { key: 'username', label: t('members.username'), value: member.username },
          { key: 'name', label: t('members.name'), value: member.name },
          {
            key: 'phone',
            label: t('members.phone'),
            value: (
              <span className="inline-flex flex-wrap items-center gap-x-2">
                <Masked
                  label={t('members.phone')}
                  masked={member.maskedPhone}
                  fullValue={whole?.phone}
                  onReveal={onReveal}
                />
                {member.isPhoneProved && <span className="text-muted">{t('members.phoneProved')}</span>}
              </span>
            ),
          },
          {
            key: 'email',
            label: t('members.email'),
            value: (
              <Masked
                label={t('members.email')}
                masked={member.maskedEmail}
                fullValue={whole?.email}
                onReveal={onReveal}
              />
            ),
          },
          {
            key: 'shop',
            label: t('members.shop'),
            value: <ShopName id={member.shopId} />,
          },
          { key: 'level', label: t('members.level'), value: member.levelName },
          mainAccount
            ? {
                key: 'main',
                label: t('members.mainAccount'),
                value: (
                  <Link
                    to={{ search: `?open=${keyOfMember({ shopId: member.shopId, id: mainAccount.id })}` }}
                    className="text-primary-9 underline"
                  >
                    {mainAccount.code} {mainAccount.username}
                  </Link>
                ),
              }
            : { key: 'subs', label: t('members.subAccounts'), value: String(member.subAccountCount) },
          { key: 'marketplace', label: t('members.marketplaceAccount'), value: member.marketplaceAccount },
          { key: 'agent', label: t('members.agent'), value: member.agentCode },
          { key: 'recommender', label: t('members.recommender'), value: member.recommenderCode },
          { key: 'service', label: t('members.servicePerson'), value: member.servicePerson },
          { key: 'created', label: t('members.created'), value: <Moment at={member.createdAt} /> },
        ]}
      />
      <SignIns sessions={member.sessions} lastSignInAt={member.lastSignInAt} />
      {mayReadAudit && (
        <Link to={`${paths.audit}?${history.toString()}`} className="text-small text-primary-9 underline">
          {t('members.history')}
        </Link>
      )}
      {isRevealing && (
        <RevealForm member={member} onRevealed={setWhole} onClose={() => setIsRevealing(false)} />
      )}
    </div>
  );
}
