import type { StaffAccess, StaffEffect } from '@onehaul/contract/console/staff-call';
import type { Language } from '@onehaul/domain/language';
import type { Module } from '@onehaul/domain/shop';
import type { Places } from '@onehaul/domain/staff/place';
import type { AccessLevel } from '@onehaul/domain/staff/operator-access';
import type { Permission, Role } from '@onehaul/domain/staff/role';
import type { TenantState } from '@onehaul/domain/tenant';
import type { Db, TransactionDb } from '../db/database.ts';
import type { Visit } from './context.ts';

/** A visit of the operator's support, which acts with a grant of the company's owner. */
export type OperatorVisit = { readonly id: string; readonly level: AccessLevel; readonly endsAt: Date };

/** The staff member who makes a console call. */
export type Staff = {
  readonly id: number;
  readonly tenantId: number;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly companyRole: { readonly id: number; readonly permissions: readonly Permission[] } | null;
  /** Of all roles together, as they are at this moment. */
  readonly permissions: readonly Permission[];
  /** Shops and warehouses the person is limited to; null is the whole company. */
  readonly places: Places;
  /** Modules that any shop of the tenant has switched on. */
  readonly modules: readonly Module[];
  /** Modules the operator leaves the company; null: all. */
  readonly allowedModules: readonly Module[] | null;
  readonly sessionId: string;
  /** Set when the person is no staff member but visits from the operator. */
  readonly visit?: OperatorVisit;
};

/** Sign-in progress: the second factor or a self-chosen password may be missing. */
export type SignedInStaff = {
  readonly staff: Staff;
  readonly stage: 'password' | 'full';
  readonly companyState: TenantState;
  readonly isPasswordGiven: boolean;
  /** Seconds until this person may approve. */
  readonly approvesInSeconds: number;
};

/** An audit log entry. */
export type AuditEntry = {
  /** Null: the platform's operator, who is no person of the company. */
  readonly staffId: number | null;
  readonly act: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly address: string;
};

/** The interface of the staff module that console calls need. */
export type StaffService = {
  /** Resolves the visit's session cookie, always from the database. A call that polls is no use of the session. */
  find(visit: Visit, isPolled?: boolean): Promise<SignedInStaff | undefined>;
  record(db: Db, act: AuditEntry): Promise<void>;
};

/** Before sign-in there is no tenant and thus no database. */
type ConsoleContext = { readonly language: Language; readonly visit: Visit };

export type StaffContext = ConsoleContext & { readonly staff: Staff; readonly db: Db };

export type StaffChangeContext = StaffContext & {
  /** The transaction of the change, including its audit entries and stored answer. */
  readonly db: TransactionDb;
  /** Adds an audit entry. A change without any is a bug and is rolled back. */
  audit(subject: string, subjectId: string | number, details?: Record<string, unknown>): void;
  /** Refuses unless the person may approve with this permission, as for a call that `approves`. */
  assertApproves(permission: Permission): void;
};

export type StaffContextOf<Who extends StaffAccess, Effect extends StaffEffect> = Who extends 'anyone'
  ? ConsoleContext
  : Effect extends 'change'
    ? StaffChangeContext
    : StaffContext;
