import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import pg from 'pg';

const uniqueViolation = '23505';

/** Turns a violation of the unique index into a refusal: of two concurrent writers the second is refused. */
export function refuseUniqueViolation(
  constraint: string,
  refusal: RefusalCode,
  details: Readonly<Record<string, string>> = {},
) {
  return (error: unknown): never => {
    const isTaken =
      error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === constraint;
    throw isTaken ? new Refusal(refusal, details) : error;
  };
}
