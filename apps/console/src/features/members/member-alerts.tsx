import type { MemberDetail } from '@onehaul/contract/console/members';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import { Moment } from '@onehaul/workbench/moment';

/** What keeps a member from using the account: suspension or cancellation. */
export function MemberAlerts({ member }: { readonly member: MemberDetail }) {
  const { t } = useTranslation('memberPage');
  return (
    <>
      {member.suspendedFor && (
        <Alert type="error" title={t('suspendedFor', { reason: member.suspendedFor })} />
      )}
      {member.cancelsAt && (
        <Alert
          type="warning"
          title={
            <>
              {t('cancelsAt')} <Moment at={member.cancelsAt} />
            </>
          }
        />
      )}
    </>
  );
}
