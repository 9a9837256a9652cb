import { Refusal } from '@onehaul/domain/refusal';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { setBannerActive } from './banner.repository.ts';

type Switch = { readonly shopId: number; readonly id: number; readonly isActive: boolean };

/** Turns a banner on or off. */
export async function switchBanner({ db, audit }: StaffChangeContext, banner: Switch): Promise<null> {
  if (!(await db.first(setBannerActive, banner))) throw new Refusal('record.notFound');
  audit('banner', recordName(banner.shopId, banner.id), { isActive: banner.isActive });
  return null;
}
