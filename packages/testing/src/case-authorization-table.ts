/** Calls about members' cases, in the columns of the console's table. */
export const caseTable: Record<string, string> = {
  '/console/cases/list': '    401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/cases/get': '    401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/cases/take': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/colleagues': '    401     401   403   403      ok     403    ok    ok      403    ok',
  '/console/cases/assign': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/answer': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/note': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/offer': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/approve': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/close': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/measure-again/list': '    401     401   403    ok     403     403    ok    ok      403    ok',
  '/console/measure-again/record': '    401     401   403    ok     403     403    ok    ok      403   404',
};
