import { areTwoPeople, type Sponsors } from '@onehaul/domain/staff/second-person';
import type { Db } from '../../db/database.ts';
import { sponsorsOfCompany } from './second-person.repository.ts';

export async function findSponsors(db: Db): Promise<Sponsors> {
  const rows = await db.all(sponsorsOfCompany, {});
  return new Map(rows.map(({ id, sponsorId }) => [id, sponsorId]));
}

/** Whether the acting staff member is a different person from each of the previous ones. */
export async function isAnotherPerson(
  db: Db,
  staffId: number,
  ...before: readonly (number | null)[]
): Promise<boolean> {
  const others = before.filter((id) => id !== null);
  if (others.includes(staffId)) return false;
  if (others.length === 0) return true;
  const sponsors = await findSponsors(db);
  return others.every((id) => areTwoPeople(sponsors, id, staffId));
}
