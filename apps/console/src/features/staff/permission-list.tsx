import { permissionGroups, type PermissionGroup } from '@onehaul/domain/staff/company-role';
import { mayGrantPermissions, type Permission } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/workbench/antd';
import { useMe } from '../../app/me.ts';

const groups = Object.keys(permissionGroups) as PermissionGroup[];

/** Permissions in words, by subject. */
export function PermissionList({ permissions }: { readonly permissions: readonly Permission[] }) {
  const { t: words } = useTranslation('staff');
  const grouped = groups
    .map((group) => ({ group, held: permissionGroups[group].filter((one) => permissions.includes(one)) }))
    .filter(({ held }) => held.length > 0);
  const others = permissions.filter((one) => !grouped.some(({ held }) => (held as string[]).includes(one)));
  return (
    <div className="flex flex-col gap-4 text-small">
      {grouped.map(({ group, held }) => (
        <section key={group}>
          <h4 className="pb-1 text-caption font-medium text-muted">{words(`roles.group.${group}`)}</h4>
          <ul className="flex flex-col gap-1">
            {held.map((permission) => (
              <li key={permission}>{words(`permission.${permission}`)}</li>
            ))}
          </ul>
        </section>
      ))}
      {others.map((permission) => (
        <p key={permission}>{words(`permission.${permission}`)}</p>
      ))}
    </div>
  );
}

type ChoiceProps = {
  readonly id?: string;
  readonly value?: Permission[];
  readonly onChange?: (permissions: Permission[]) => void;
};

/** Choice of permissions by subject. Those the user does not hold cannot be granted. */
export function PermissionChoice({ id, value = [], onChange }: ChoiceProps) {
  const { t: words } = useTranslation('staff');
  const me = useMe();
  return (
    <Checkbox.Group
      {...(id && { id })}
      value={value}
      onChange={(chosen) => onChange?.(chosen)}
      className="flex w-full flex-col gap-4"
    >
      {groups.map((group) => (
        <fieldset key={group} className="flex flex-col gap-1.5">
          <legend className="pb-1 text-caption font-medium text-muted">
            {words(`roles.group.${group}`)}
          </legend>
          {permissionGroups[group].map((permission) => {
            const mayGrant = mayGrantPermissions(me, [permission]);
            return (
              <Checkbox
                key={permission}
                value={permission}
                disabled={!mayGrant}
                data-permission={permission}
                {...(!mayGrant && { title: words('roles.notHeld') })}
              >
                {words(`permission.${permission}`)}
              </Checkbox>
            );
          })}
        </fieldset>
      ))}
    </Checkbox.Group>
  );
}
