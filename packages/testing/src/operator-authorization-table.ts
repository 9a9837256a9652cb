/** Calls of the platform's operator, in the columns of the console's table. */
export const operatorTable: Record<string, string> = {
  '/console/companies/list': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/companies/get': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/companies/options': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/companies/add': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/companies/setPlan': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/companies/suspend': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/companies/restore': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/companies/close': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/company-usage/get': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/company-usage/invoice': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/company-health/get': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/company-terms/setLimit': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/company-terms/removeLimit':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/company-terms/getModules':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/company-terms/setModules':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/invoices/list': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/invoices/markPaid': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/invoices/markUnpaid': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/plans/list': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/plans/publish': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/operator-access/enter': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/platform-announcements/list':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/platform-announcements/add':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/platform-announcements/end':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/platform-announcements/live':
    '     ok      ok    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/reference/country/list': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/country/get': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/country/save': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/country/revert':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/region/list': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/region/get': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/region/add': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/region/save': '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/region/revert':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/customsRule/list':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/customsRule/get':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/customsRule/add':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/customsRule/save':
    '    401     401   403   403     403     403   403   403       ok   403',
  '/console/reference/customsRule/revert':
    '    401     401   403   403     403     403   403   403       ok   403',
};
