import type { MemberDetail } from '@onehaul/contract/console/members';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/workbench/detail-list';
import { Masked } from '@onehaul/workbench/masked';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHasPermission } from '../../app/me.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { addressOfMember } from './member-address.ts';
import { RevealForm } from './reveal-form.tsx';

/** Profile of a member; contacts are masked until they are revealed for a reason. */
export function MemberFacts({ member }: { readonly member: MemberDetail }) {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('memberPage');
  const mayReveal = useHasPermission('member:reveal');
  const [isRevealing, setIsRevealing] = useState(false);
  // Held in component state only, so closing the drawer discards it.
  const [whole, setWhole] = useState<{ phone: string; email: string }>();
  const onReveal = mayReveal ? () => setIsRevealing(true) : undefined;
  const { mainAccount } = member;
  return (
    <>
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
          { key: 'shop', label: t('members.shop'), value: <ShopName id={member.shopId} /> },
          { key: 'level', label: t('members.level'), value: member.levelName },
          mainAccount
            ? {
                key: 'main',
                label: t('members.mainAccount'),
                value: (
                  <Link
                    to={addressOfMember({ shopId: member.shopId, id: mainAccount.id })}
                    className="text-primary-9 underline"
                  >
                    {mainAccount.code} {mainAccount.username}
                  </Link>
                ),
              }
            : { key: 'subs', label: t('members.subAccounts'), value: String(member.subAccountCount) },
          { key: 'marketplace', label: words('field.marketplaceAccount'), value: member.marketplaceAccount },
          { key: 'agent', label: words('field.agent'), value: member.agentCode },
          { key: 'recommender', label: words('field.recommender'), value: member.recommenderCode },
          { key: 'service', label: t('members.servicePerson'), value: member.servicePerson },
          { key: 'created', label: t('members.created'), value: <Moment at={member.createdAt} /> },
        ]}
      />
      {isRevealing && (
        <RevealForm member={member} onRevealed={setWhole} onClose={() => setIsRevealing(false)} />
      )}
    </>
  );
}
