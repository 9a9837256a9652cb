import { permissions, permissionsOf, roles } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Modal } from '@onehaul/workbench/antd';
import { useMe } from '../../app/me.ts';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** Role matrix in words; companies do not see platform-only permissions, nor the reverse. */
export function RoleHelp({ isOpen, onClose }: Props) {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const isOperator = useMe().roles.includes('operator');
  const shownRoles = roles.filter((role) => (role === 'operator') === isOperator);
  const shown = permissions.filter((permission) =>
    shownRoles.some((role) => permissionsOf[role].includes(permission)),
  );
  return (
    <Modal open={isOpen} title={words('staff.roleHelp')} footer={null} width={820} onCancel={onClose}>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b border-line text-caption text-muted">
              <th scope="col" className="py-2 text-start font-medium">
                {words('staff.permission')}
              </th>
              {shownRoles.map((role) => (
                <th key={role} scope="col" className="w-26 px-2 py-2 text-center font-medium">
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((permission) => (
              <tr key={permission} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pe-4 text-start font-regular">
                  {words(`permission.${permission}`)}
                </th>
                {shownRoles.map((role) => (
                  <td key={role} className="px-2 py-2 text-center">
                    {permissionsOf[role].includes(permission) ? (
                      <>
                        <Icon name="check" className="mx-auto size-5 text-positive" />
                        <span className="sr-only">{words('staff.may')}</span>
                      </>
                    ) : (
                      <span className="sr-only">{words('staff.mayNot')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
