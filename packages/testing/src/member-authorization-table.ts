/** Rows of the console calls about a member; columns as in `consoleTable`. */
export const memberTable: Record<string, string> = {
  //                              people pending given clerk service finance admin owner operator rival
  '/console/members/list': '    401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/members/get': '    401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/members/subAccounts': '    401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/members/endSession': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/wallets/get': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/wallets/movements': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/coupons/list': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/addresses/list': '    401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/addresses/reveal': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/reveal': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/resetPassword': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/suspend': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/restore': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/wallets/adjustments': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/wallets/requestAdjustment':
    '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/wallets/approveAdjustment':
    '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/wallets/rejectAdjustment':
    '    401     401   403   403     403      ok   403    ok      403   404',
};
