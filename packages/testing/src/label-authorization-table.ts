/** Calls of label printers, in the columns of the console's table. */
export const labelTable: Record<string, string> = {
  '/console/labels/find': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/labels/addPrinter': '    401     401   403   403     403     403    ok    ok      403   404',
  '/console/labels/changePrinter': '    401     401   403   403     403     403    ok    ok      403   404',
  '/console/labels/removePrinter': '    401     401   403   403     403     403    ok    ok      403   404',
  '/console/labels/testPrinter': '    401     401   403   403     403     403    ok    ok      403   404',
  '/console/labels/addAgent': '    401     401   403   403     403     403    ok    ok      403   404',
  '/console/labels/revokeAgent': '    401     401   403   403     403     403    ok    ok      403   404',
  '/console/labels/choices': '    401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/labels/print': '    401     401   403    ok     403     403    ok    ok      403   404',
  '/console/labels/state': '    401     401   403    ok      ok      ok    ok    ok      403   404',
};
