import { staffNoticeCalls } from '@onehaul/contract/console/staff-notices';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { findChoices, findNotices, readerOf } from './find-notices.ts';
import { setChoice } from './set-choice.ts';
import { countUnread, markRead, markReadThrough } from './staff-notice.repository.ts';

/** Console routes for a person's own notices. */
export const createStaffNoticeConsoleRoutes = (services: Services): StaffRoute[] =>
  bindStaff(staffNoticeCalls, {
    count: async (context) => (await context.db.first(countUnread, readerOf(context)))!,
    list: findNotices,
    markRead: async ({ db, staff }, { ids }) => {
      await db.all(markRead, { staffId: staff.id, ids });
      return null;
    },
    markAllRead: async ({ db, staff }, { through }) => {
      await db.all(markReadThrough, { staffId: staff.id, through });
      return null;
    },
    choices: (context) => findChoices(services, context),
    setChoice: (context, choice) => setChoice(services, context, choice),
  });
