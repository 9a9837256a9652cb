/** Calls about saved views and exports of lists, in the columns of the console's table; both belong to the caller. */
export const listTable: Record<string, string> = {
  '/console/views/list': '    401     401   403    ok      ok      ok    ok    ok       ok    ok',
  '/console/views/save': '    401     401   403    ok      ok      ok    ok    ok       ok    ok',
  // A view that is not there; the module's test is about those of others.
  '/console/views/update': '    401     401   403   404     404     404   404   404      404   404',
  '/console/views/rename': '    401     401   403   404     404     404   404   404      404   404',
  '/console/views/remove': '    401     401   403   404     404     404   404   404      404   404',
  '/console/views/share': '    401     401   403   403     403     403   404   404      404   404',
  '/console/views/setDefault': '    401     401   403   404     404     404   404   404      404   404',
  '/console/exports/orders': '  401     401   403   403     403      ok    ok    ok      403   404',
  '/console/exports/parcels': ' 401     401   403   403     403      ok    ok    ok      403   404',
  '/console/exports/payments': '401     401   403   403     403      ok    ok    ok      403   404',
  '/console/exports/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  // An export that is not there; the module's test is about those of others.
  '/console/exports/remove': '  401     401   403   403     403     404   404   404      403   404',
};
