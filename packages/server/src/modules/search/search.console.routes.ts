import { searchCalls } from '@onehaul/contract/console/search';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { findEverywhere } from './find-everywhere.ts';

export const searchConsoleRoutes: StaffRoute[] = bindStaff(searchCalls, {
  find: (context, { text }) => findEverywhere(context, text),
});
