import { companyCalls } from '@onehaul/contract/console/companies';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { actOf } from '../../http/mount-staff.ts';
import { plainAddress } from '../../http/network.ts';
import type { Services } from '../../services.ts';
import { consoleOrigin, linkAddress, linkHours, sendStaffMail } from '../staff/index.ts';
import { fillShop } from './fill-shop.ts';
import { type NewCompany, openCompany } from './open-company.ts';
import { platformOf } from './platform.ts';

/**
 * The operator opens a company for somebody. Its transaction is the new tenant's and commits before the
 * platform's own, which writes the operator's audit line.
 */
export async function addCompany(
  services: Services,
  { staff, visit, audit }: StaffChangeContext,
  draft: NewCompany,
): Promise<{ tenantId: number; host: string; link: string | null }> {
  const origin = consoleOrigin(services, visit);
  const { tenantId, host, owner } = await openCompany(
    {
      database: services.database,
      shopDomain: platformOf(services).shopDomain,
      fillShop,
      address: plainAddress(visit.address),
      act: { name: actOf(companyCalls.add), isOwners: false },
    },
    {
      draft: async () => draft,
      // Last step: if the mail server refuses, no company is opened.
      finish: async ({ owner: { token } }) => {
        if (!services.mail) return;
        const { company, personName: name, email, language } = draft;
        const values = { company, inviter: staff.name, hours: linkHours.invitation };
        const url = linkAddress(origin, token);
        await sendStaffMail(services.mail, { name, email, language }, { kind: 'invitation', url, values });
      },
    },
  );
  audit('company', tenantId, { name: draft.company, host, plan: draft.plan, email: draft.email });
  return { tenantId, host, link: services.mail ? null : linkAddress(origin, owner.token) };
}
