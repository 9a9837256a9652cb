import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';

/** Staff of all tenants sign in at one host, so an e-mail address is unique in the installation. */
const emailUniqueConstraints = ['staff_tenant_id_email_key', 'staff_directory_pkey'];

export const isEmailTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && emailUniqueConstraints.includes(error.constraint ?? '');

export const refusalIfEmailTaken = (error: unknown): unknown =>
  isEmailTaken(error) ? new Refusal('staff.emailTaken', { field: 'email' }) : error;
