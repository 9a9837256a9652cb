import type { StaffAccess, StaffEffect } from '@onehaul/contract/console/staff-call';
import type { Language } from '@onehaul/domain/language';
import type { Module } from '@onehaul/domain/shop';
import type { Role } from '@onehaul/domain/staff/role';
import type { Db, TransactionDb } from '../db/database.ts';
import type { Visit } from './context.ts';

/** Who a call of the console is made by. */
export type Staff = {
  readonly id: number;
  readonly tenantId: number;
  readonly name: string;
  readonly roles: readonly Role[];
  /** What any shop of the company has switched on. */
  readonly modules: readonly Module[];
  readonly sessionId: string;
};

/** How far a person has come in: the second factor may still be missing, or a password of their own. */
export type SignedInStaff = {
  readonly staff: Staff;
  readonly stage: 'password' | 'full';
  readonly isPasswordGiven: boolean;
  /** So long this person approves nothing yet. */
  readonly approvesInSeconds: number;
};

/** A line of the audit log: who did what to which thing. */
export type Act = {
  readonly staffId: number;
  readonly act: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly address: string;
};

/** What the console's calls need of the staff module. */
export type StaffDoor = {
  /** Who the cookie of a visit stands for, as the database knows them at this moment. */
  find(visit: Visit): Promise<SignedInStaff | undefined>;
  record(db: Db, act: Act): Promise<void>;
};

/** Before sign-in there is no company, and so no database. */
type ConsoleContext = { readonly language: Language; readonly visit: Visit };

export type StaffContext = ConsoleContext & { readonly staff: Staff; readonly db: Db };

export type StaffChangeContext = StaffContext & {
  /** The transaction of the change: its lines in the audit log and its kept answer are part of it. */
  readonly db: TransactionDb;
  /** Names what was done to what. A change that names nothing is a bug and is undone. */
  audit(subject: string, subjectId: string | number, details?: Record<string, unknown>): void;
};

export type StaffContextOf<Who extends StaffAccess, Effect extends StaffEffect> = Who extends 'anyone'
  ? ConsoleContext
  : Effect extends 'change'
    ? StaffChangeContext
    : StaffContext;
