import { articleFieldCalls } from '@onehaul/contract/console/article-fields';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { fillFields, listFields } from './fill-fields.ts';

export const contentConsoleRoutes: StaffRoute[] = bindStaff(articleFieldCalls, {
  list: listFields,
  fill: fillFields,
});
