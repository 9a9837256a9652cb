import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import pg from 'pg';

const foreignKeyViolation = '23503';

/** What something else points to is not forgotten: the key knows, also of what was written a moment ago. */
export function refuseUsed(refusal: RefusalCode) {
  return (error: unknown): never => {
    const isUsed = error instanceof pg.DatabaseError && error.code === foreignKeyViolation;
    throw isUsed ? new Refusal(refusal) : error;
  };
}
