import type { Declaration } from './spec-calls.ts';

/** Calls of ours beside those of §7, for what the spec asks for without naming a call. Declared like those. */
export const ownCalls = {
  // Sessions: A10, A12, A15
  '/Session/Logout': { method: 'POST', access: 'visitor', effect: 'change' },
  '/Session/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Session/End': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/EndOthers': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/CreateCode': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/ExchangeCode': { method: 'POST', access: 'visitor', effect: 'change', limit: 'guess' },
  '/Session/StartQr': { method: 'POST', access: 'visitor', effect: 'change', limit: 'guess' },
  // Asked every two seconds while a QR code is shown; its secret cannot be guessed.
  '/Session/PollQr': { method: 'POST', access: 'visitor', effect: 'change' },
  '/Session/LookAtQr': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/AnswerQr': { method: 'POST', access: 'member', effect: 'change' },
  // A number is only a way in once a code sent to it came back.
  '/Client_Info/SendPhoneCode': { method: 'POST', access: 'member', effect: 'change', limit: 'strict' },
  '/Client_Info/ProvePhone': { method: 'POST', access: 'member', effect: 'change', limit: 'guess' },
  // Prices kept for a member
  '/OrderCalculateFee/GetQuotePage': { method: 'POST', access: 'member', effect: 'read' },
  '/OrderCalculateFee/GetQuote': { method: 'POST', access: 'member', effect: 'read' },
  // Parcels: one with its story, and what the spec's screens do without naming a call
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
  // Goods that go to an address abroad first (§3 overseas declaration)
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
  // Payments: where to send money, and what was paid
  '/Pay/GetBankAccounts': { method: 'POST', access: 'member', effect: 'read' },
  '/Pay/GetReceipt': { method: 'POST', access: 'member', effect: 'read' },
  // How many orders there are at each stage
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
  // The wallet: what moved, what is paid out, and to which cards
  '/Client_Wallet/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Wallet/ExportFlow': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Wallet/GetStatement': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Wallet/GetRechargePackages': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Wallet/GetWithdrawalPage': { method: 'POST', access: 'mainAccount', effect: 'read' },
  '/Client_Wallet/CancelWithdrawal': { method: 'POST', access: 'mainAccount', effect: 'change' },
  '/Client_Wallet/GetBankCards': { method: 'POST', access: 'mainAccount', effect: 'read' },
  '/Client_Wallet/RemoveBankCard': { method: 'POST', access: 'mainAccount', effect: 'change' },
  // Coming by, and what it brings
  '/Client_Info/GetSignInState': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Info/GetLevelState': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Points/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Coupon/GetCouponCount': { method: 'POST', access: 'member', effect: 'read' },
  // Agents, and friends that are recommended
  '/Client_Agent/Apply': { method: 'POST', access: 'mainAccount', effect: 'change', module: 'agent' },
  '/Client_Agent/GetMemberPage': { method: 'POST', access: 'mainAccount', effect: 'read', module: 'agent' },
  '/Client_Agent/GetEarningPage': { method: 'POST', access: 'mainAccount', effect: 'read', module: 'agent' },
  '/Client_Agent/GetStatistics': { method: 'POST', access: 'mainAccount', effect: 'read', module: 'agent' },
  '/Client_Info/GetRecommendation': { method: 'POST', access: 'member', effect: 'read', module: 'agent' },
  // What may go where, and who says at customs that it is theirs
  '/Client_AddressInfo/RestoreData': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_AddressInfo/RestoreDeclare': { method: 'POST', access: 'member', effect: 'change' },
  '/Base_Customs/CheckGoods': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Order_Consignee/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Order_Consignee/Answer': { method: 'POST', access: 'member', effect: 'change' },
  '/Order_Consignee/GetCounters': { method: 'POST', access: 'member', effect: 'read' },
  // Services asked for apart from an order's own
  '/Client_AddedService/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_AddedService/GetTheData': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_AddedService/AddData': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_AddedService/Cancel': { method: 'POST', access: 'member', effect: 'change' },
  // What people of the shop are asked to look at
  '/Client_Case/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Case/GetTheData': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Case/AddData': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_Case/AddMessage': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_Case/Answer': { method: 'POST', access: 'member', effect: 'change' },
  // Everything the first page of the member centre shows
  '/Client_Info/GetOverview': { method: 'POST', access: 'member', effect: 'read' },
} as const satisfies Record<string, Declaration>;
