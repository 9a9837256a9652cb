import type { MemberDetail } from '@onehaul/contract/console/members';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { useHasPermission } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';

/** Link to the audit log entries about a member. */
export function StaffActivity({ member }: { readonly member: MemberDetail }) {
  const { t } = useTranslation('memberPage');
  if (!useHasPermission('audit:read')) return null;
  const entries = new URLSearchParams({ subject: 'member', subjectId: `${member.shopId}/${member.id}` });
  return (
    <Link to={`${paths.audit}?${entries.toString()}`} className="text-small text-primary-9 underline">
      {t('history')}
    </Link>
  );
}
