import type { Declaration } from './spec-calls.ts';

/**
 * Calls besides those of §7, for features that the spec requires without naming a call. Declared in the same
 * way.
 */
export const ownCalls = {
  // Sessions: A10, A12, A15
  '/Session/Logout': { method: 'POST', access: 'visitor', effect: 'change' },
  '/Session/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Session/End': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/EndOthers': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/CreateCode': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/ExchangeCode': { method: 'POST', access: 'visitor', effect: 'change', limit: 'guess' },
  // Password link sent by customer service; its token cannot be guessed.
  '/Session/UsePasswordLink': { method: 'POST', access: 'visitor', effect: 'change', limit: 'guess' },
  '/Session/StartQr': { method: 'POST', access: 'visitor', effect: 'change', limit: 'guess' },
  // Polled every two seconds while a QR code is shown; its secret cannot be guessed.
  '/Session/PollQr': { method: 'POST', access: 'visitor', effect: 'change' },
  '/Session/LookAtQr': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/AnswerQr': { method: 'POST', access: 'member', effect: 'change' },
  // A phone number becomes a sign-in method only after a code sent to it was confirmed.
  '/Client_Info/SendPhoneCode': { method: 'POST', access: 'member', effect: 'change', limit: 'strict' },
  '/Client_Info/ProvePhone': { method: 'POST', access: 'member', effect: 'change', limit: 'guess' },
  // Step-up authentication before sensitive calls (decision 049), and credentials that a new password leaves
  // valid
  '/Client_Info/SendProofCode': { method: 'POST', access: 'member', effect: 'change', limit: 'strict' },
  '/Client_Info/ProvePerson': { method: 'POST', access: 'member', effect: 'change', limit: 'guess' },
  '/Client_Info/GetOtherAccess': { method: 'POST', access: 'mainAccount', effect: 'read' },
  // Stored quotes of a member
  '/OrderCalculateFee/GetQuotePage': { method: 'POST', access: 'member', effect: 'read' },
  '/OrderCalculateFee/GetQuote': { method: 'POST', access: 'member', effect: 'read' },
  // Parcels: details with history, and actions of the spec's screens that name no call
  '/Parcel_Info/GetTheData': { method: 'POST', access: 'member', effect: 'read', module: 'consolidation' },
  '/Parcel_Info/RestoreData': { method: 'POST', access: 'member', effect: 'change', module: 'consolidation' },
  '/ParcelOperate/ImportVerification': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
  },
  '/Parcel_Claim/GetUnclaimedPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'consolidation',
  },
  '/Parcel_Claim/GetDataPage': { method: 'POST', access: 'member', effect: 'read', module: 'consolidation' },
  '/Parcel_Claim/AddData': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
    limit: 'guess',
  },
  '/Parcel_Claim/Withdraw': { method: 'POST', access: 'member', effect: 'change', module: 'consolidation' },
  // Goods that are shipped to an address abroad first (§3 overseas declaration)
  '/Parcel_Declare/GetDataPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'consolidation',
  },
  '/Parcel_Declare/AddData': { method: 'POST', access: 'member', effect: 'change', module: 'consolidation' },
  '/Parcel_Declare/UpdateData': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
  },
  // Payments: bank accounts for deposits, and receipts
  '/Pay/GetBankAccounts': { method: 'POST', access: 'member', effect: 'read' },
  '/Pay/GetReceipt': { method: 'POST', access: 'member', effect: 'read' },
  // Order counts by stage
  '/Order/GetOrderCount': { method: 'POST', access: 'member', effect: 'read' },
  // Notices
  '/Client_Notice/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Notice/GetUnreadCount': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Notice/MarkRead': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_Notice/GetChoices': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Notice/SetChoices': { method: 'POST', access: 'mainAccount', effect: 'change' },
  '/Client_Notice/GetPushKey': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Notice/AddPushDevice': { method: 'POST', access: 'mainAccount', effect: 'change' },
  '/Client_Notice/RemovePushDevice': { method: 'POST', access: 'mainAccount', effect: 'change' },
  // Wallet: history, withdrawals and bank cards
  '/Client_Wallet/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Wallet/ExportFlow': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Wallet/GetStatement': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Wallet/GetRechargePackages': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Wallet/GetWithdrawalPage': { method: 'POST', access: 'mainAccount', effect: 'read' },
  '/Client_Wallet/CancelWithdrawal': { method: 'POST', access: 'mainAccount', effect: 'change' },
  '/Client_Wallet/GetBankCards': { method: 'POST', access: 'mainAccount', effect: 'read' },
  '/Client_Wallet/RemoveBankCard': { method: 'POST', access: 'mainAccount', effect: 'change' },
  // Daily sign-ins, levels and rewards
  '/Client_Info/GetSignInState': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Info/GetLevelState': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Points/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Coupon/GetCouponCount': { method: 'POST', access: 'member', effect: 'read' },
  // Agents and referrals
  '/Client_Agent/Apply': { method: 'POST', access: 'mainAccount', effect: 'change', module: 'agent' },
  '/Client_Agent/GetMemberPage': { method: 'POST', access: 'mainAccount', effect: 'read', module: 'agent' },
  '/Client_Agent/GetEarningPage': { method: 'POST', access: 'mainAccount', effect: 'read', module: 'agent' },
  '/Client_Agent/GetStatistics': { method: 'POST', access: 'mainAccount', effect: 'read', module: 'agent' },
  '/Client_Info/GetRecommendation': { method: 'POST', access: 'member', effect: 'read', module: 'agent' },
  // Shipping restrictions and customs confirmation by the consignee
  '/Client_AddressInfo/RestoreData': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_AddressInfo/RestoreDeclare': { method: 'POST', access: 'member', effect: 'change' },
  '/Base_Customs/CheckGoods': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Order_Consignee/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Order_Consignee/Answer': { method: 'POST', access: 'member', effect: 'change' },
  '/Order_Consignee/GetCounters': { method: 'POST', access: 'member', effect: 'read' },
  // Services apart from an order
  '/Client_AddedService/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_AddedService/GetTheData': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_AddedService/AddData': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_AddedService/Cancel': { method: 'POST', access: 'member', effect: 'change' },
  // Support cases
  '/Client_Case/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Case/GetTheData': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Case/AddData': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_Case/AddMessage': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_Case/Answer': { method: 'POST', access: 'member', effect: 'change' },
  // All data of the member centre's home page
  '/Client_Info/GetOverview': { method: 'POST', access: 'member', effect: 'read' },
  // Imported sheets: progress and errors
  '/Order_Import/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Order_Import/GetTheData': { method: 'POST', access: 'member', effect: 'read' },
  '/Order_Import/DownloadBadRows': { method: 'POST', access: 'member', effect: 'read' },
  // Sellers' stock
  '/COD_Category/GetDataPage': { method: 'POST', access: 'member', effect: 'read', module: 'cashOnDelivery' },
  '/COD_Category/AddData': { method: 'POST', access: 'member', effect: 'change', module: 'cashOnDelivery' },
  '/COD_Category/UpdateData': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
  },
  '/COD_Category/DeleteData': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
  },
  '/COD_SKU/GetDataPage': { method: 'POST', access: 'member', effect: 'read', module: 'cashOnDelivery' },
  '/COD_SKU/AddData': { method: 'POST', access: 'member', effect: 'change', module: 'cashOnDelivery' },
  '/COD_SKU/UpdateData': { method: 'POST', access: 'member', effect: 'change', module: 'cashOnDelivery' },
  '/COD_SKU/DeleteData': { method: 'POST', access: 'member', effect: 'change', module: 'cashOnDelivery' },
  '/COD_SKU/CODSKUImport': { method: 'POST', access: 'member', effect: 'change', module: 'cashOnDelivery' },
  '/COD_WareHouse/GetDataPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
  },
  '/COD_Inventory/GetDataPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
  },
  '/COD_Inventory/GetMovementPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
  },
  '/COD_Inbound/GetDataPage': { method: 'POST', access: 'member', effect: 'read', module: 'cashOnDelivery' },
  '/COD_Inbound/AddData': { method: 'POST', access: 'member', effect: 'change', module: 'cashOnDelivery' },
  '/COD_Inbound/Cancel': { method: 'POST', access: 'member', effect: 'change', module: 'cashOnDelivery' },
  // Cash-on-delivery orders and their money
  '/COD_Order/GetDataPage': { method: 'POST', access: 'member', effect: 'read', module: 'cashOnDelivery' },
  '/COD_Order/GetOrderCount': { method: 'POST', access: 'member', effect: 'read', module: 'cashOnDelivery' },
  '/COD_Order/GetTheData': { method: 'POST', access: 'member', effect: 'read', module: 'cashOnDelivery' },
  '/COD_Order/GetProblemPage': { method: 'POST', access: 'member', effect: 'read', module: 'cashOnDelivery' },
  '/COD_Order/GetCollectionPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
  },
  '/COD_Order/GetRemittancePage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
  },
  '/COD_Order/GetStatistics': { method: 'POST', access: 'member', effect: 'read', module: 'cashOnDelivery' },
  // Marketplaces: connected shops, their orders, and the first mile to the marketplace's warehouse
  '/Base_Electronic/Disconnect': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
  },
  '/Base_Electronic/Sync': { method: 'POST', access: 'member', effect: 'change', module: 'marketplace' },
  '/Base_Electronic/GetOrderPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'marketplace',
  },
  '/Base_Electronic/LinkOrder': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    spends: true,
    module: 'marketplace',
  },
  '/Base_Electronic/UnlinkOrder': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
  },
  '/Base_Electronic/GetLabels': { method: 'POST', access: 'member', effect: 'read', module: 'marketplace' },
  '/Base_Electronic/GetFirstMilePage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'marketplace',
  },
  '/Base_Electronic/BindFirstMile': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
  },
  '/Base_Electronic/UnbindFirstMile': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
  },
  // Returned goods
  '/Base_Return/GetDataPage': { method: 'POST', access: 'member', effect: 'read', module: 'returns' },
  '/Base_Return/AddData': { method: 'POST', access: 'member', effect: 'change', module: 'returns' },
  '/Base_Return/Cancel': { method: 'POST', access: 'member', effect: 'change', module: 'returns' },
  '/Base_Return/Decide': { method: 'POST', access: 'member', effect: 'change', module: 'returns' },
  '/Base_Return/GetMatches': { method: 'POST', access: 'member', effect: 'read', module: 'returns' },
  '/Base_Return/QuoteRedispatch': { method: 'POST', access: 'member', effect: 'read', module: 'returns' },
  '/Base_Return/Redispatch': { method: 'POST', access: 'member', effect: 'change', module: 'returns' },
  '/Base_Return/GetRedispatchPage': { method: 'POST', access: 'member', effect: 'read', module: 'returns' },
  // Peers (other forwarders): account, statements, keys, and the signed API for their software
  '/Peer_Order/GetDataPage': { method: 'POST', access: 'member', effect: 'read', module: 'peers' },
  '/Peer_Account/GetTheData': { method: 'POST', access: 'mainAccount', effect: 'read', module: 'peers' },
  '/Peer_Account/GetStatementPage': {
    method: 'POST',
    access: 'mainAccount',
    effect: 'read',
    module: 'peers',
  },
  '/Peer_Account/GetStatement': { method: 'POST', access: 'mainAccount', effect: 'read', module: 'peers' },
  '/Peer_Account/GetStatementFile': {
    method: 'POST',
    access: 'mainAccount',
    effect: 'read',
    module: 'peers',
  },
  '/Peer_Account/PayStatement': {
    method: 'POST',
    access: 'mainAccount',
    effect: 'change',
    spends: true,
    module: 'peers',
  },
  '/Peer_Key/GetDataPage': { method: 'POST', access: 'mainAccount', effect: 'read', module: 'peers' },
  '/Peer_Key/AddData': {
    method: 'POST',
    access: 'mainAccount',
    effect: 'change',
    module: 'peers',
    answersSecret: true,
  },
  '/Peer_Key/DeleteData': { method: 'POST', access: 'mainAccount', effect: 'change', module: 'peers' },
  '/Peer_Open/AddOrders': { method: 'POST', access: 'visitor', effect: 'change', module: 'peers' },
  '/Peer_Open/GetOrders': { method: 'POST', access: 'visitor', effect: 'read', module: 'peers' },
  // Dedicated lines
  '/Dedicated_Order/GetWays': { method: 'POST', access: 'member', effect: 'read', module: 'dedicatedLine' },
  '/Dedicated_Order/Quote': { method: 'POST', access: 'member', effect: 'read', module: 'dedicatedLine' },
  '/Dedicated_Order/AddData': { method: 'POST', access: 'member', effect: 'change', module: 'dedicatedLine' },
  '/Dedicated_Order/GetDataPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'dedicatedLine',
  },
  '/Dedicated_Order/GetTheData': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'dedicatedLine',
  },
  '/Dedicated_Order/GetInvoice': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'dedicatedLine',
  },
  // Documents of many orders
  '/OrderOperate/StartPrint': { method: 'POST', access: 'member', effect: 'change' },
  '/OrderOperate/GetPrintJob': { method: 'POST', access: 'member', effect: 'read' },
} as const satisfies Record<string, Declaration>;
