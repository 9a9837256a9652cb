import { roleCalls } from '@onehaul/contract/console/roles';
import { mayGrantPermissions } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { Select } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';

type Props = {
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (id: number | null) => void;
};

/** Choice of one company role, or none. */
export function CompanyRoleChoice({ id, value = null, onChange }: Props) {
  const { t: words } = useTranslation('staff');
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['roles', 'choice'],
    queryFn: ({ signal }) => callApi(roleCalls.list, {}, { signal }),
  });
  const none = 0;
  return (
    <Select<number>
      {...(id && { id })}
      value={value ?? none}
      loading={!data}
      options={[
        { value: none, label: words('staff.noCompanyRole') },
        ...(data?.items ?? [])
          // The present role stays visible, even if the user may not grant it.
          .filter((role) => role.id === value || mayGrantPermissions(me, role.permissions))
          .map((role) => ({ value: role.id, label: role.name })),
      ]}
      onChange={(chosen) => onChange?.(chosen === none ? null : chosen)}
    />
  );
}
