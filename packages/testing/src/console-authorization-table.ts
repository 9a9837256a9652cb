/**
 * Who gets what from each call of the console. `people` are visitor and members, of this shop and another; `rival` owns
 * another company and, like the operator, names things of this one. `pending` is an owner who has not shown the second
 * factor, `given` customer service with a password that somebody gave them.
 */
export const consoleTable: Record<string, string> = {
  //                                      people pending given clerk service finance admin owner operator rival
  '/console/session/signIn':
    '                ok      ok    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/beginEnrolment':
    '       401     403    ok    ok      ok     403   403   403      403   403',
  '/console/session/confirmSecondFactor':
    '  401      ok    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/me':
    '                   401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/changePassword':
    '       401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/setLanguage':
    '          401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/signOut':
    '               ok      ok    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/staff/list':
    '                   401     401   403   403     403     403    ok    ok       ok    ok',
  '/console/staff/add':
    '                    401     401   403   403     403     403    ok    ok      403    ok',
  '/console/staff/update':
    '                 401     401   403   403     403     403    ok    ok      404   404',
  '/console/staff/suspend':
    '                401     401   403   403     403     403    ok    ok      404   404',
  '/console/staff/restore':
    '                401     401   403   403     403     403    ok    ok      404   404',
  '/console/staff/resetPassword':
    '          401     401   403   403     403     403    ok    ok      404   404',
  '/console/staff/resetSecondFactor':
    '      401     401   403   403     403     403    ok    ok      404   404',
  '/console/members/list':
    '                 401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/members/get':
    '                  401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/members/reveal':
    '               401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/resetPassword':
    '        401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/suspend':
    '              401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/restore':
    '              401     401   403   403      ok     403    ok    ok      403   404',
  '/console/audit/list':
    '                   401     401   403   403     403      ok    ok    ok       ok    ok',
  '/console/rates/list':
    '                   401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/rates/set':
    '                    401     401   403   403     403      ok   403    ok      403   404',
  '/console/tariffs/list':
    '                 401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/tariffs/get':
    '                  401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/tariffs/saveDraft':
    '           401     401   403   403     403      ok    ok    ok      403   404',
  '/console/tariffs/dropDraft':
    '           401     401   403   403     403      ok    ok    ok      403   404',
  '/console/tariffs/replay':
    '               401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/tariffs/publish':
    '              401     401   403   403     403     403    ok    ok      403   404',
  '/console/tariffs/setOpen':
    '             401     401   403   403     403     403    ok    ok      403   404',
  '/console/tariffs/setPrivate':
    '          401     401   403   403     403     403    ok    ok      403   404',
  '/console/tariffs/setPayPolicy':
    '        401     401   403   403     403     403    ok    ok      403   404',
  '/console/stations/workplaces':
    '          401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/stations/find':
    '                401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/stations/receive':
    '             401     401   403    ok     403     403    ok    ok      403   404',
  '/console/stations/assign':
    '              401     401   403    ok     403     403    ok    ok      403   404',
  '/console/stations/addPhoto':
    '            401     401   403    ok     403     403    ok    ok      403   404',
  '/console/stations/measure':
    '             401     401   403    ok     403     403    ok    ok      403   404',
  '/console/stations/limits':
    '              401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/stations/suggestBin':
    '          401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/stations/shelve':
    '              401     401   403    ok     403     403    ok    ok      403   404',
  '/console/stations/hold':
    '                401     401   403    ok      ok     403    ok    ok      403   404',
  '/console/stations/release':
    '             401     401   403    ok      ok     403    ok    ok      403   404',
  '/console/parcels/list':
    '                 401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/parcels/get':
    '                  401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/claims/unclaimed':
    '             401     401   403    ok      ok     403    ok    ok      403    ok',
  '/console/claims/candidates':
    '            401     401   403    ok      ok     403    ok    ok      403   404',
  '/console/claims/queue':
    '                 401     401   403    ok      ok     403    ok    ok      403    ok',
  '/console/claims/approve':
    '               401     401   403   403      ok     403    ok    ok      403   404',
  '/console/claims/reject':
    '                401     401   403   403      ok     403    ok    ok      403   404',
  '/console/claims/give':
    '                  401     401   403   403      ok     403    ok    ok      403   404',
  '/console/claims/propose':
    '               401     401   403   403      ok     403    ok    ok      403   404',
  '/console/claims/decide':
    '                401     401   403   403     403     403    ok    ok      403   404',
  '/console/pick/openWaves':
    '               401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/pick/getWave':
    '                 401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/pick/startWave':
    '               401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pick/pickParcel':
    '              401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pick/shortPick':
    '               401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pick/pickItem':
    '               401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pick/shortItem':
    '               401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pick/putBack':
    '                 401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pack/openOrder':
    '               401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/pack/saveBox':
    '                 401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pack/removeBox':
    '               401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pack/addBoxPhoto':
    '             401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pack/comparePacked':
    '           401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/pack/finish':
    '                  401     401   403    ok     403     403    ok    ok      403   404',
  '/console/pack/repack':
    '                  401     401   403    ok     403     403    ok    ok      403   404',
  '/console/adjust/list':
    '                  401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/adjust/get':
    '                   401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/adjust/forgive':
    '               401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/list':
    '                   401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/cases/get':
    '                    401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/cases/take':
    '                   401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/answer':
    '                 401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/note':
    '                   401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/offer':
    '                  401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/approve':
    '                401     401   403   403      ok     403    ok    ok      403   404',
  '/console/cases/close':
    '                  401     401   403   403      ok     403    ok    ok      403   404',
  '/console/measure-again/list':
    '           401     401   403    ok     403     403    ok    ok      403    ok',
  '/console/measure-again/record':
    '         401     401   403    ok     403     403    ok    ok      403   404',
  '/console/orders/list':
    '                   401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/orders/get':
    '                    401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/orders/printLabels':
    '            401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/orders/printSheet':
    '             401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/printing/start':
    '                401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/printing/get':
    '                  401     401   403   404     404     404   404   404      403   404',
  '/console/orders/setBillNumber':
    '          401     401   403    ok     403     403    ok    ok      403   404',
  '/console/orders/refuse': '          401     401   403    ok     403     403    ok    ok      403   404',
  '/console/orders/withdraw':
    '               401     401   403   403      ok     403    ok    ok      403   404',
  '/console/exceptions/list':
    '               401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/exceptions/ages':
    '               401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/exceptions/raise':
    '              401     401   403    ok     403     403    ok    ok      403   404',
  '/console/exceptions/resolve':
    '            401     401   403   403      ok     403    ok    ok      403   404',
  '/console/batches/list':
    '                  401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/batches/get':
    '                   401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/campaigns/list':
    '                401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/campaigns/save':
    '                401     401   403   403     403     403    ok    ok      403   404',
  '/console/campaigns/switch':
    '              401     401   403   403     403     403    ok    ok      403   404',
  '/console/campaigns/give':
    '                401     401   403   403     403     403    ok    ok      403   404',
  '/console/rewards/rules':
    '                 401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/rewards/setRules':
    '              401     401   403   403     403     403    ok    ok      403   404',
  '/console/rewards/setLevels':
    '             401     401   403   403     403     403    ok    ok      403   404',
  '/console/batches/choices':
    '               401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/batches/open':
    '                  401     401   403    ok     403     403    ok    ok      403   404',
  '/console/batches/load':
    '                  401     401   403    ok     403     403    ok    ok      403   404',
  '/console/batches/unload':
    '                401     401   403    ok     403     403    ok    ok      403   404',
  '/console/batches/close':
    '                 401     401   403    ok     403     403    ok    ok      403   404',
  '/console/batches/reopen':
    '                401     401   403    ok     403     403    ok    ok      403   404',
  '/console/batches/depart':
    '                401     401   403    ok     403     403    ok    ok      403   404',
  '/console/batches/arrive':
    '                401     401   403    ok     403     403    ok    ok      403   404',
  '/console/batches/clear':
    '                 401     401   403    ok     403     403    ok    ok      403   404',
  '/console/batches/manifest':
    '              401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/batches/customs':
    '               401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/batches/setBillNumbers':
    '        401     401   403    ok     403     403    ok    ok      403   404',
  '/console/consignees/list':
    '               401     401   403    ok      ok     403    ok    ok      403    ok',
  '/console/consignees/counts':
    '             401     401   403    ok      ok     403    ok    ok      403    ok',
  '/console/consignees/answer':
    '             401     401   403   403      ok     403    ok    ok      403   404',
  '/console/consignees/answerMany':
    '         401     401   403   403      ok     403    ok    ok      403    ok',
  '/console/consignees/askAgain':
    '           401     401   403   403      ok     403    ok    ok      403   404',
  '/console/arrivals/find':
    '                 401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/arrivals/track':
    '                401     401   403    ok     403     403    ok    ok      403   404',
  '/console/arrivals/deliver':
    '              401     401   403    ok     403     403    ok    ok      403   404',
  '/console/marketplaces/shops':
    '            401     401   403    ok      ok     403    ok    ok      403    ok',
  '/console/marketplaces/orders':
    '           401     401   403    ok      ok     403    ok    ok      403    ok',
  '/console/marketplaces/label':
    '            401     401   403    ok     403     403    ok    ok      403   404',
  '/console/returns/list':
    '                 401     401   403    ok      ok     403    ok    ok      403    ok',
  '/console/returns/get':
    '                 401     401   403    ok      ok     403    ok    ok      403   404',
  '/console/returns/find':
    '                 401     401   403    ok      ok     403    ok    ok      403    ok',
  '/console/returns/open':
    '                 401     401   403    ok     403     403    ok    ok      403   404',
  '/console/returns/receive':
    '                 401     401   403    ok     403     403    ok    ok      403   404',
  '/console/returns/addPhoto':
    '                 401     401   403    ok     403     403    ok    ok      403   404',
  '/console/returns/grade':
    '                 401     401   403    ok     403     403    ok    ok      403   404',
  '/console/services/list':
    '                 401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/services/find':
    '                 401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/services/take':
    '                 401     401   403    ok     403     403    ok    ok      403   404',
  '/console/services/putBack':
    '              401     401   403    ok     403     403    ok    ok      403   404',
  '/console/services/quote':
    '                401     401   403    ok     403     403    ok    ok      403   404',
  '/console/services/addPhoto':
    '             401     401   403    ok     403     403    ok    ok      403   404',
  '/console/services/finish':
    '               401     401   403    ok     403     403    ok    ok      403   404',
  '/console/services/refuse':
    '               401     401   403    ok     403     403    ok    ok      403   404',
  '/console/deposits/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/deposits/approve': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/deposits/reject': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/payments/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/payments/get': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/payments/held': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/payments/decide': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/refunds/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/refunds/refundable': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/refunds/propose': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/refunds/approve': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/refunds/refuse': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/refunds/resend': '    401     401   403   403     403      ok   403    ok      403   404',
  //                                      people pending given clerk service finance admin owner operator rival
  '/console/peers/list': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/peers/get': '    401     401   403   403      ok      ok    ok    ok      403   404',
  '/console/peers/options': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/peers/add': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/peers/change': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/peers/suspend': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/peers/restore': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/peer-statements/list': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/peer-statements/issue': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/peer-statements/recordPayment':
    '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/peer-statements/file': '    401     401   403   403      ok      ok    ok    ok      403   404',
  '/console/agents/list': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/agents/approve': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/agents/refuse': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/agents/suspend': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/agents/restore': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/agents/setPlan': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/agent-plans/list': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/agent-plans/save': '    401     401   403   403     403      ok    ok    ok      403   404',
  '/console/earnings/list': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/earnings/settlement': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/earnings/exportSettlement':
    '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/reconciliation/days': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/reconciliation/breaks': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/reconciliation/resolve': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/gateways/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/gateways/set': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/gateways/switch': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/bank-accounts/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/bank-accounts/save': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/cod/overview': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/cod/orders': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/cod/takeBack': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/cod/choices': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/cod/statements': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/cod/statement': '    401     401   403   403      ok      ok    ok    ok      403   404',
  '/console/cod/lines': '    401     401   403   403      ok      ok    ok    ok      403   404',
  '/console/cod/mismatches': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/cod/addStatement': '    401     401   403   403     403     415   403   415      403   404',
  '/console/cod/resolve': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/cod/settle': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/cod/dropStatement': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/cod/sellers': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/cod/seller': '    401     401   403   403      ok      ok    ok    ok      403   404',
  '/console/cod/remit': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/cod/remittances': '    401     401   403   403      ok      ok    ok    ok      403    ok',
  '/console/withdrawals/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/withdrawals/reveal': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/withdrawals/approve': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/withdrawals/pay': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/withdrawals/addProof': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/withdrawals/reject': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/withdrawals/fail': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/recharge-packages/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/recharge-packages/save': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/stockIn/expected': '    401     401   403    ok     403     403    ok    ok      403    ok',
  '/console/stockIn/find': '    401     401   403    ok     403     403    ok    ok      403    ok',
  '/console/stockIn/receive': '    401     401   403    ok     403     403    ok    ok      403   404',
  '/console/stock/list': '    401     401   403    ok      ok     403    ok    ok      403    ok',
  '/console/stock/movements': '    401     401   403    ok      ok     403    ok    ok      403   404',
  '/console/stock/correct': '    401     401   403    ok     403     403    ok    ok      403   404',
  '/console/boxes/find': '    401     401   403    ok      ok      ok    ok    ok      403   409',
  '/console/boxes/receive': '    401     401   403    ok     403     403    ok    ok      403   404',
  '/console/boxes/finish': '    401     401   403    ok     403     403    ok    ok      403   404',
  '/console/boxes/short': '    401     401   403    ok     403     403    ok    ok      403   404',
  '/console/boxes/shipShort': '    401     401   403   403      ok     403    ok    ok      403   404',
  '/console/dedicated/list': '    401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/dedicated/counts': '    401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/dedicated/get': '    401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/dedicated/boxListFile': '    401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/dedicated/issueInvoice': '    401     401   403    ok     403     403    ok    ok      403   404',
  '/console/dedicated/invoice': '    401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/companies/list':
    '               401     401   403   403     403     403   403   403       ok   403',
};
export const consoleColumns = 'people pending given clerk service finance admin owner operator rival'.split(
  ' ',
);
