import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import pg from 'pg';

const uniqueViolation = '23505';

/** Two people may want the same thing at once: the index decides, and the one who comes second is told. */
export function refuseTaken(
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
