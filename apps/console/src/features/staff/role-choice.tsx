import { mayGrant, type Role, roles } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/workbench/antd';
import { useMe } from '../../app/me.ts';

type Props = {
  /** Current roles of the person; shown even where the user may not remove them. */
  readonly held?: readonly Role[];
  readonly id?: string;
  readonly value?: Role[];
  readonly onChange?: (roles: Role[]) => void;
};

/** Role selection with descriptions. A user can grant or revoke only roles they hold themselves. */
export function RoleChoice({ held = [], id, value = [], onChange }: Props) {
  const { t } = useTranslation('console');
  const me = useMe();
  const offered = roles.filter((role) => mayGrant(me, role) || held.includes(role));
  return (
    <Checkbox.Group
      {...(id && { id })}
      value={value}
      onChange={(chosen) => onChange?.(chosen)}
      className="flex flex-col gap-2"
    >
      {offered.map((role) => (
        <Checkbox key={role} value={role} disabled={!mayGrant(me, role)}>
          <span className="font-medium">{t(`role.${role}`)}</span>
          <span className="block text-caption text-muted">{t(`roleText.${role}`)}</span>
        </Checkbox>
      ))}
    </Checkbox.Group>
  );
}
