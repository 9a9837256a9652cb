import type { Module } from '@onehaul/domain/shop';
import type { Permission } from '@onehaul/domain/staff/role';
import { z } from 'zod';

/**
 * Access to a console call: `password` is a session before its second factor; `atWork` is anybody who may use the
 * console, for a call whose answer covers several permissions and contains the parts the caller holds.
 */
export type StaffAccess = 'anyone' | 'password' | 'signedIn' | 'atWork' | Permission;
export type StaffEffect = 'read' | 'change';

/** A console call: internal API with our own field names, always POST under `/api/console`. */
export type StaffCall<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends StaffAccess = StaffAccess,
  Effect extends StaffEffect = StaffEffect,
> = {
  readonly path: `/console/${string}`;
  readonly access: Who;
  /**
   * A change is idempotent per Idempotency-Key and writes an audit log entry. Before sign-in no key is used.
   */
  readonly effect: Effect;
  readonly limit?: 'strict' | 'guess';
  /** The response contains a secret and is not stored: a repeated key is refused instead of replayed. */
  readonly answersSecret?: true;
  /** Releases money or goods: a newly granted permission can be used only after a waiting period. */
  readonly approves?: true;
  /** Pays members what is theirs, so it stays open while the operator has suspended the company. */
  readonly whileSuspended?: true;
  /**
   * For a call whose input names no shop: `rows` filters its response by the shop and warehouse of each row,
   * `company` is about no shop. Without either it is refused to people who are limited to places.
   */
  readonly places?: 'rows' | 'company';
  /** Refused while the operator has taken this module away from the company (086). */
  readonly module?: Module;
  /** Made again and again by an open page, so it does not keep an unused session alive. */
  readonly polls?: true;
  /** Changes only what the caller has seen, so it writes no audit log entry. */
  readonly unlogged?: true;
  /** Sent as a form with a file; JSON otherwise. */
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

/**
 * A typed line of text. PostgreSQL rejects NUL and lone surrogates; other control characters are refused as
 * well.
 */
export const singleLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\u0000-\u001f\u007f]*$/)
    .refine((text) => text.isWellFormed());

export const searchText = singleLine(80).default('');

/** Days of a list in the time zone of the shop, both ends included; an open end has no bound. */
export const daysOf = <const Of extends readonly [string, ...string[]]>(of: Of) =>
  z.object({ of: z.enum(of), from: z.iso.date().optional(), to: z.iso.date().optional() });

type PlacedInput = {
  readonly shopId?: number | undefined;
  readonly lineId?: number | undefined;
  readonly days?: unknown;
};
/** A line and a day belong to a shop. */
export const isWithinShop = ({ shopId, lineId, days }: PlacedInput) =>
  shopId !== undefined || (lineId === undefined && days === undefined);
