import { addressDeskCalls } from '@onehaul/contract/console/addresses';
import { maskPhone } from '@onehaul/domain/phone';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { addressesForStaff, phonesOfAddress } from './address-desk.repository.ts';

/** Console routes for the addresses of a member. */
export const addressConsoleRoutes = bindStaff(addressDeskCalls, {
  list: async ({ db, language }, whose) => {
    const rows = await db.all(addressesForStaff, { ...whose, language });
    return { items: rows.map(({ phone, ...row }) => ({ ...row, maskedPhone: maskPhone(phone) })) };
  },
  reveal: async ({ db, audit }, { shopId, id, reason }) => {
    const found = await db.first(phonesOfAddress, { shopId, id });
    if (!found) throw new Refusal('record.notFound');
    const { memberId, phone, telephone } = found;
    audit('member', recordName(shopId, memberId), { addressId: id, reason });
    return { phone, telephone };
  },
});
