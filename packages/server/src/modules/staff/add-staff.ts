import { randomInt } from 'node:crypto';
import type { Language } from '@onehaul/domain/language';
import { codesOf, memberCode } from '@onehaul/domain/member-code';
import { Refusal } from '@onehaul/domain/refusal';
import { whyNotGrant } from '@onehaul/domain/staff/manage';
import type { Role } from '@onehaul/domain/staff/role';
import pg from 'pg';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { hashPassword } from '../../passwords.ts';
import { givenPassword } from '../../readable-secret.ts';
import { inOrder } from './managed-staff.ts';
import { addStaff } from './staff.repository.ts';

type Draft = {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly language: Language;
};

/** Staff of all companies sign in at one host: an address belongs to one person of the installation. */
const takenBy = ['staff_tenant_id_email_key', 'staff_directory_pkey'];

export async function addStaffMember(
  { staff, db, audit }: StaffChangeContext,
  draft: Draft,
): Promise<{ id: number; password: string }> {
  const roles = inOrder(draft.roles);
  const reason = whyNotGrant(staff, roles);
  if (reason) throw new Refusal(reason);
  const password = givenPassword();
  const row = {
    name: draft.name,
    email: draft.email.toLowerCase(),
    roles,
    language: draft.language,
    passwordHash: await hashPassword(password),
  };
  let added: { id: number } | undefined;
  while (!added) {
    const code = memberCode(randomInt(codesOf()));
    added = await db.first(addStaff, { ...row, code }).catch((error: unknown) => {
      const isTaken = error instanceof pg.DatabaseError && takenBy.includes(error.constraint ?? '');
      throw isTaken ? new Refusal('staff.emailTaken') : error;
    });
  }
  audit('staff', added.id, { name: row.name, email: row.email, roles });
  return { id: added.id, password };
}
