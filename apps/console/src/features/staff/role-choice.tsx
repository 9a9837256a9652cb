import { mayGrant, type Role, roles } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/workbench/antd';
import { useMe } from '../../app/me.ts';

type Props = {
  /** Roles the person holds already: they are shown, even where they cannot be taken away. */
  readonly held?: readonly Role[];
  readonly id?: string;
  readonly value?: Role[];
  readonly onChange?: (roles: Role[]) => void;
};

/** Roles with what they are for. What one does not hold oneself cannot be given or taken away. */
export function RoleChoice({ held = [], id, value = [], onChange }: Props) {
  const { t } = useTranslation('console');
  const me = useMe();
  const offered = roles.filter((role) => mayGrant(me.roles, role) || held.includes(role));
  return (
    <Checkbox.Group
      {...(id && { id })}
      value={value}
      onChange={(chosen) => onChange?.(chosen)}
      className="flex flex-col gap-2"
    >
      {offered.map((role) => (
        <Checkbox key={role} value={role} disabled={!mayGrant(me.roles, role)}>
          <span className="font-medium">{t(`role.${role}`)}</span>
          <span className="block text-caption text-muted">{t(`roleText.${role}`)}</span>
        </Checkbox>
      ))}
    </Checkbox.Group>
  );
}
