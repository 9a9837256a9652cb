import type { Role } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { Field } from '@onehaul/workbench/call-form';
import { useMe } from '../../app/me.ts';
import { CompanyRoleChoice } from './company-role-choice.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { RoleChoice } from './role-choice.tsx';

/** Fields of what a person may do, and where. An operator has fixed roles only. */
export function AssignmentFields({ held = [] }: { readonly held?: readonly Role[] }) {
  const { t: words } = useTranslation('staff');
  const isOperator = useMe().roles.includes('operator');
  return (
    <>
      <Field name="roles" label={words('staff.roles')}>
        <RoleChoice held={held} />
      </Field>
      {!isOperator && (
        <>
          <Field
            name="companyRoleId"
            label={words('staff.companyRole')}
            help={words('staff.companyRoleHelp')}
          >
            <CompanyRoleChoice />
          </Field>
          <Field name="places" label={words('staff.places')}>
            <PlaceChoice />
          </Field>
        </>
      )}
    </>
  );
}

/** The field a refusal is about. */
export function assignmentField(error: string | undefined): 'roles' | 'places' | undefined {
  if (error === 'staff.roleMissing') return 'roles';
  const isPlace = ['staff.placeMissing', 'staff.mayNotPlace', 'staff.ownerEverywhere'];
  return error && isPlace.includes(error) ? 'places' : undefined;
}
