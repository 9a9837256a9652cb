/** Calls about a person's own notices, in the columns of the console's table. */
export const staffNoticeTable: Record<string, string> = {
  '/console/staff-notices/count': '    401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/staff-notices/list': '    401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/staff-notices/markRead': '    401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/staff-notices/markAllRead':
    '    401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/staff-notices/choices': '    401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  // Failed jobs: who may not see them cannot choose.
  '/console/staff-notices/setChoice':
    '    401     401   403   403     403     403    ok    ok       ok    ok',
};
