import { viewCalls } from '@onehaul/contract/console/views';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { findViews } from './find-views.ts';
import { removeView, renameView, saveView, setDefaultView, shareView, updateView } from './change-view.ts';

/** Console routes for saved views of lists. */
export const createListViewConsoleRoutes = (): StaffRoute[] =>
  bindStaff(viewCalls, {
    list: findViews,
    save: saveView,
    update: updateView,
    rename: renameView,
    share: shareView,
    remove: removeView,
    setDefault: setDefaultView,
  });
