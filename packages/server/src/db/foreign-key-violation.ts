import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import pg from 'pg';

const foreignKeyViolation = '23503';

/** Turns a foreign key violation into a refusal: the constraint also sees concurrent references. */
export function refuseForeignKeyViolation(refusal: RefusalCode) {
  return (error: unknown): never => {
    const isUsed = error instanceof pg.DatabaseError && error.code === foreignKeyViolation;
    throw isUsed ? new Refusal(refusal) : error;
  };
}
