/**
 * Who gets what from each call of a shop. `other` is another member of the shop who names things of `member`;
 * `stranger` is a member of another shop with their own token (S04); `staff` are all roles, and of another company.
 * The sub-account's column is the written matrix of S09. A call that is not here fails the test.
 */
export const shopTable: Record<string, string> = {
  //                                   visitor member sub other stranger staff
  '/Base_Shop/GetShopInfo': '               ok     ok  ok    ok       ok    ok',
  '/Base_Shop/GetShopImage': '              ok     ok  ok    ok       ok    ok',
  '/Base_Currency/GetDataPage': '           ok     ok  ok    ok       ok    ok',
  '/Base_SystemConfig/GetSystemConfig': '   ok     ok  ok    ok       ok    ok',
  '/Base_Destination/GetDataCodePage': '    ok     ok  ok    ok       ok    ok',
  '/Base_Destination/GetDataPage': '        ok     ok  ok    ok       ok    ok',
  '/Base_Province/GetDataPage': '           ok     ok  ok    ok       ok    ok',
  '/Base_City/GetDataPage': '               ok     ok  ok    ok       ok    ok',
  '/Base_Area/GetDataPage': '               ok     ok  ok    ok       ok    ok',
  '/Base_GoodsType/GetDataPage': '          ok     ok  ok    ok       ok    ok',
  '/Base_WareHouse/GetDataPage': '          ok     ok  ok    ok       ok    ok',
  '/Base_VirtualWareHouse/GetDataPage': '   ok     ok  ok    ok       ok    ok',
  '/Base_Carrier/GetDataPage': '            ok     ok  ok    ok       ok    ok',
  '/Base_Timer/GetDataPage': '              ok     ok  ok    ok       ok    ok',
  '/Base_ShopMatters/GetDataPage': '        ok     ok  ok    ok       ok    ok',
  '/Base_Proclamation/GetDataPage': '       ok     ok  ok    ok       ok    ok',
  '/Base_Proclamation/GetDataDetail': '     ok     ok  ok    ok       ok    ok',
  '/Base_ShopVideo/GetDataPage': '          ok     ok  ok    ok       ok    ok',
  '/Base_ShopPayType/GetDataPage': '        ok     ok  ok    ok       ok    ok',
  '/Base_AddedService/GetDataPage': '       ok     ok  ok    ok       ok    ok',
  '/Base_AddedServiceDetail/GetDataPage': ' ok     ok  ok    ok       ok    ok',
  '/Base_Agent/GetDataPage': '              ok     ok  ok    ok       ok    ok',
  '/Base_ShopQuote/GetFeeIntroduction': '   ok     ok  ok    ok       ok    ok',
  '/OrderCalculateFee/FreightTrialCalculation':
    '                                         ok     ok  ok    ok       ok    ok',
  '/OrderCalculateFee/GetAccessChannel': '  ok     ok  ok    ok       ok    ok',
  '/OrderCalculateFee/ShopVolumeBudget': '  ok     ok  ok    ok       ok    ok',
  '/OrderTrackLog/GetOrderTrackLogInfo': '  ok     ok  ok    ok       ok    ok',
  '/OrderCalculateFee/AddOrderBudgetFee': '401     ok  ok    ok      401   401',
  '/OrderCalculateFee/GetQuotePage': '     401     ok  ok    ok      401   401',
  '/OrderCalculateFee/GetQuote': '         401     ok  ok   404      401   401',
  '/ClientLogin/SubmitLogin': '             ok     ok  ok    ok       ok    ok',
  '/ClientLogin/GetSMSVerificationCode': '  ok     ok  ok    ok       ok    ok',
  '/ClientLogin/ClientForgotPassword': '    ok     ok  ok    ok       ok    ok',
  '/ClientLogin/RefreshToken': '           401     ok  ok    ok      401   401',
  '/Session/Logout': '                      ok     ok  ok    ok       ok    ok',
  '/Session/GetDataPage': '                401     ok  ok    ok      401   401',
  '/Session/End': '                        401     ok 404   404      401   401',
  '/Session/EndOthers': '                  401     ok  ok    ok      401   401',
  '/Session/CreateCode': '                 401     ok  ok    ok      401   401',
  '/Session/ExchangeCode': '                ok     ok  ok    ok       ok    ok',
  '/Session/StartQr': '                     ok     ok  ok    ok       ok    ok',
  '/Session/PollQr': '                      ok     ok  ok    ok       ok    ok',
  '/Session/LookAtQr': '                   401     ok 404   404      401   401',
  '/Session/AnswerQr': '                   401     ok 404   404      401   401',
  '/Client_Info/AddData': '                 ok     ok  ok    ok       ok    ok',
  '/Client_Info/GetTheData': '             401     ok  ok    ok      401   401',
  '/Client_Info/UpdateData': '             401     ok  ok    ok      401   401',
  '/Client_Info/UpdateClientPicture': '    401     ok 404   404      401   401',
  '/Client_Info/ChangePwd': '              401     ok  ok    ok      401   401',
  '/Client_Info/SubmitCancellation': '     401     ok 403    ok      401   401',
  '/Client_Info/GetClientSubAccount': '    401     ok 403    ok      401   401',
  '/Client_Info/AddClientSubAccount': '    401     ok 403    ok      401   401',
  '/Client_Info/DeleteClientSubAccount': ' 401     ok 403   404      401   401',
  '/Client_Info/SendPhoneCode': '          401     ok  ok    ok      401   401',
  '/Client_Info/ProvePhone': '             401     ok  ok    ok      401   401',
  '/File/ImgUpload': '                     401     ok  ok    ok      401   401',
  '/Parcel_Info/GetDataPage': '            401     ok  ok    ok      401   401',
  '/Parcel_Info/GetParcelCount': '         401     ok  ok    ok      401   401',
  '/Parcel_Info/GetTheData': '             401     ok  ok   404      401   401',
  '/Parcel_Info/UpdateData': '             401     ok  ok   404      401   401',
  '/Parcel_Info/DeleteData': '             401     ok  ok   404      401   401',
  '/Parcel_Info/RestoreData': '            401     ok  ok   404      401   401',
  '/ParcelOperate/BatchParcelForecast': '  401     ok  ok    ok      401   401',
  '/ParcelOperate/BatchParcelForecastSingle':
    '                                        401     ok  ok    ok      401   401',
  '/ParcelOperate/ImportVerification': '   401     ok  ok    ok      401   401',
  '/Parcel_Claim/GetUnclaimedPage': '      401     ok  ok    ok      401   401',
  '/Parcel_Claim/GetDataPage': '           401     ok  ok    ok      401   401',
  '/Parcel_Claim/AddData': '               401     ok 404   404      401   401',
  '/Parcel_Claim/Withdraw': '              401     ok  ok   404      401   401',
  '/Parcel_Declare/GetDataPage': '         401     ok  ok    ok      401   401',
  '/Parcel_Declare/AddData': '             401     ok  ok    ok      401   401',
  '/Parcel_Declare/UpdateData': '          401     ok  ok   404      401   401',
  '/Client_AddressInfo/GetDataPage': '    401     ok  ok    ok      401   401',
  '/Client_AddressInfo/AddData': '        401     ok  ok    ok      401   401',
  '/Client_AddressInfo/UpdateData': '     401     ok  ok   404      401   401',
  '/Client_AddressInfo/DeleteData': '     401     ok  ok   404      401   401',
  '/Client_AddressInfo/SetDefaultAddress': ' 401     ok  ok   404      401   401',
  '/Client_Coupon/GetDataPage': '         401     ok  ok    ok      401   401',
  '/Order/CreateOrder': '                 401     ok  ok   404      401   401',
  '/Order/ArrivalCreateOrder': '          401     ok  ok   404      401   401',
  '/Order/ClientGetDataPage': '           401     ok  ok    ok      401   401',
  '/Order/GetOrderCount': '               401     ok  ok    ok      401   401',
  '/Order/ClientGetOrderDetailsDataPage': ' 401     ok  ok   404      401   401',
  '/Order/DeleteData': '                  401     ok  ok   404      401   401',
  '/Order/OrderReceiveGoods': '           401     ok  ok   404      401   401',
  '/Order_ReviewsLog/AddData': '          401     ok  ok   404      401   401',
  '/OrderOperate/GetCarrierBillCode': '   401     ok  ok   404      401   401',
  '/OrderOperate/GetPrintSheet': '        401     ok  ok   404      401   401',
  '/OrderOperate/ExportSheetFile': '      401     ok  ok    ok      401   401',
  '/Base_ShopPayType/GetPayCurrencyMoney': '    401     ok  ok   404      401   401',
  '/Pay/ZBPay': '    401     ok  ok   404      401   401',
  '/Internal/QueryPayState': '    401     ok  ok   404      401   401',
  '/Client_Wallet/OfflineRechargeUploadCertificate': '    401     ok  ok   404      401   401',
  '/Pay/GetBankAccounts': '    401     ok  ok    ok      401   401',
  '/Pay/GetReceipt': '    401     ok  ok   404      401   401',
  '/Client_Notice/GetDataPage': '          401     ok  ok    ok      401   401',
  '/Client_Notice/GetUnreadCount': '       401     ok  ok    ok      401   401',
  '/Client_Notice/MarkRead': '             401     ok  ok    ok      401   401',
  '/Client_Notice/GetChoices': '           401     ok  ok    ok      401   401',
  '/Client_Notice/SetChoices': '           401     ok 403    ok      401   401',
};
export const shopColumns = ['visitor', 'member', 'subAccount', 'other', 'stranger', 'staff'] as const;

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
  '/console/orders/list':
    '                   401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/orders/get':
    '                    401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/orders/printLabels':
    '            401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/orders/printSheet':
    '             401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/orders/setBillNumber':
    '          401     401   403    ok     403     403    ok    ok      403   404',
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
  '/console/arrivals/find':
    '                 401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/arrivals/track':
    '                401     401   403    ok     403     403    ok    ok      403   404',
  '/console/arrivals/deliver':
    '              401     401   403    ok     403     403    ok    ok      403   404',
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
  '/console/reconciliation/days': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/reconciliation/breaks': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/reconciliation/resolve': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/gateways/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/gateways/set': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/gateways/switch': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/bank-accounts/list': '    401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/bank-accounts/save': '    401     401   403   403     403      ok   403    ok      403   404',
  '/console/companies/list':
    '               401     401   403   403     403     403   403   403       ok   403',
};
export const consoleColumns = 'people pending given clerk service finance admin owner operator rival'.split(
  ' ',
);

/** S06: what a member gets for things of another shop, as for things that never were. */
export const foreignThings: Record<string, string> = {
  '/Base_Proclamation/GetDataDetail': '404',
  '/Base_ShopPayType/GetPayCurrencyMoney': '400',
  '/Pay/ZBPay': '400',
  '/Internal/QueryPayState': '404',
  '/Client_Wallet/OfflineRechargeUploadCertificate': '404',
  '/Pay/GetReceipt': '404',
  '/OrderCalculateFee/AddOrderBudgetFee': '404',
  '/OrderCalculateFee/GetQuote': '404',
  '/ClientLogin/RefreshToken': '401',
  '/Session/End': '404',
  '/Session/ExchangeCode': '400',
  '/Session/PollQr': '404',
  '/Session/LookAtQr': '404',
  '/Session/AnswerQr': '404',
  '/Client_Info/UpdateClientPicture': '404',
  '/Client_Info/DeleteClientSubAccount': '404',
  '/Parcel_Info/GetTheData': '404',
  '/Parcel_Info/UpdateData': '404',
  '/Parcel_Info/DeleteData': '404',
  '/Parcel_Info/RestoreData': '404',
  '/ParcelOperate/BatchParcelForecast': '404',
  '/ParcelOperate/BatchParcelForecastSingle': '404',
  '/Parcel_Claim/AddData': '404',
  '/Parcel_Claim/Withdraw': '404',
  '/Parcel_Declare/AddData': '404',
  '/Parcel_Declare/UpdateData': '404',
  '/Client_AddressInfo/UpdateData': '404',
  '/Client_AddressInfo/DeleteData': '404',
  '/Client_AddressInfo/SetDefaultAddress': '404',
  '/Order/CreateOrder': '404',
  '/Order/ArrivalCreateOrder': '404',
  '/Order/ClientGetOrderDetailsDataPage': '404',
  '/Order/DeleteData': '404',
  '/Order/OrderReceiveGoods': '404',
  '/Order_ReviewsLog/AddData': '404',
  '/OrderOperate/GetCarrierBillCode': '404',
  '/OrderOperate/GetPrintSheet': '404',
};
