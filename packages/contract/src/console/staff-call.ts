import type { Permission } from '@onehaul/domain/staff/role';
import { z } from 'zod';

/** Who may make a call of the console: `password` is a person who has shown a password but not the second factor yet. */
export type StaffAccess = 'anyone' | 'password' | 'signedIn' | Permission;
export type StaffEffect = 'read' | 'change';

/** A call of the console: our own wire with our own names, always POST below `/api/console`. */
export type StaffCall<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends StaffAccess = StaffAccess,
  Effect extends StaffEffect = StaffEffect,
> = {
  readonly path: `/console/${string}`;
  readonly access: Who;
  /** A change is made once per Idempotency-Key and leaves a line in the audit log. Before sign-in it takes no key. */
  readonly effect: Effect;
  readonly limit?: 'strict' | 'guess';
  /** The answer is shown this once and kept nowhere: a repeated key is refused instead of answered again. */
  readonly answersSecret?: true;
  /** Lets money or goods go: a person who was newly given that right waits before the first time. */
  readonly approves?: true;
  /** Sent as a form, for a file; JSON otherwise. */
  readonly sends?: 'multipart';
  readonly input: Input;
  readonly output: Output;
  readonly summary: string;
};

export function staffCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Who extends StaffAccess,
  Effect extends StaffEffect,
>(call: StaffCall<Input, Output, Who, Effect>): StaffCall<Input, Output, Who, Effect> {
  return call;
}

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int().min(0) });

/** A line a person types. The database holds neither a NUL nor half a character; no other control belongs in one. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\u0000-\u001f\u007f]*$/)
    .refine((text) => text.isWellFormed());

export const searchText = line(80).default('');
