import type { AcceptedWhen } from '@onehaul/domain/launch/shop-gate';
import type { Module } from '@onehaul/domain/shop';

/** Required caller. `mainAccount` is a member who is not a sub-account (A16). */
export type Access = 'visitor' | 'member' | 'mainAccount';
/** Whether a call changes data: if so, it runs in a transaction under its idempotency key. */
export type Effect = 'read' | 'change';
type Method = 'GET' | 'POST' | 'PUT';

/** Properties of a call. */
export type Declaration = {
  readonly method: Method;
  readonly access: Access;
  /** A changing call with an Idempotency-Key is executed once per key (A48). */
  readonly effect: Effect;
  /** Refused while the shop has this module switched off (A3). */
  readonly module?: Module;
  /**
   * Extra rate limit for calls that are attractive to attackers. Without the shared counter, `strict`
   * (sending messages) fails closed; `guess` and `look` fall back to a counter per process.
   */
  readonly limit?: 'strict' | 'guess' | 'look';
  /** The caller sends tenant 1 for platform data (§7): the claim is neither verified nor used. */
  readonly claim?: 'ignored';
  /** The input may also be in the query string; the body takes precedence (A18). */
  readonly query?: 'accepted';
  /** The response contains a secret and is not stored: a repeated key is refused instead of replayed. */
  readonly answersSecret?: true;
  /** Accepted although the shop is not live; by default only reads are, and only while it is paused. */
  readonly accepted?: AcceptedWhen;
  /** Spends the member's money: refused while someone else has set their password (A17). */
  readonly spends?: true;
};

/**
 * All calls of §7, spelled as there. This list alone defines their method, access, effect and module, so that
 * it can be compared with the specification. Additional calls are declared with `ownCall`.
 */
export const specCalls = {
  // Auth and user
  '/ClientLogin/SubmitLogin': {
    method: 'POST',
    access: 'visitor',
    effect: 'change',
    limit: 'guess',
    accepted: 'whilePaused',
  },
  '/ClientLogin/ClientForgotPassword': {
    method: 'POST',
    access: 'visitor',
    effect: 'change',
    limit: 'guess',
    accepted: 'whilePaused',
  },
  '/ClientLogin/GetSMSVerificationCode': {
    method: 'POST',
    access: 'visitor',
    effect: 'change',
    limit: 'strict',
    accepted: 'whilePaused',
  },
  '/ClientLogin/RefreshToken': {
    method: 'POST',
    access: 'visitor',
    effect: 'change',
    limit: 'guess',
    accepted: 'whilePaused',
  },
  '/Client_Info/AddData': { method: 'POST', access: 'visitor', effect: 'change', limit: 'guess' },
  '/Client_Info/GetTheData': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_Info/UpdateData': { method: 'PUT', access: 'member', effect: 'change', limit: 'guess' },
  '/Client_Info/UpdateClientPicture': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_Info/ChangePwd': { method: 'PUT', access: 'member', effect: 'change', limit: 'guess' },
  '/Client_Info/SubmitCancellation': {
    method: 'POST',
    access: 'mainAccount',
    effect: 'change',
    limit: 'guess',
    query: 'accepted',
  },
  '/Client_Info/AgentEarningsWithdraw': {
    method: 'POST',
    access: 'mainAccount',
    effect: 'change',
    spends: true,
    module: 'agent',
  },
  '/Client_Info/MemberSignIn': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_Info/GetClientSubAccount': { method: 'POST', access: 'mainAccount', effect: 'read' },
  '/Client_Info/AddClientSubAccount': { method: 'POST', access: 'mainAccount', effect: 'change' },
  '/Client_Info/DeleteClientSubAccount': {
    method: 'POST',
    access: 'mainAccount',
    effect: 'change',
  },
  '/Client_Info/GetClientAgent': {
    method: 'POST',
    access: 'mainAccount',
    effect: 'read',
    module: 'agent',
  },
  '/Order_ReviewsLog/AddData': { method: 'POST', access: 'member', effect: 'change' },
  '/Base_ShopEvents/PointsRedemptionCoupon': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    spends: true,
  },
  '/Client_Wallet/ApplicationWithdrawalMoney': {
    method: 'POST',
    access: 'mainAccount',
    effect: 'change',
    spends: true,
  },
  '/Client_Wallet/OfflineRechargeUploadCertificate': {
    method: 'POST',
    access: 'member',
    effect: 'change',
  },
  '/Client_Wallet/GetClientWalletStatistics': { method: 'POST', access: 'member', effect: 'read' },
  // Shop and base data
  '/Base_Shop/GetShopInfo': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_Shop/GetShopImage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_Destination/GetDataCodePage': {
    method: 'POST',
    access: 'visitor',
    effect: 'read',
    claim: 'ignored',
  },
  '/Base_Destination/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_Province/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_City/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_Area/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_GoodsType/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_WareHouse/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_Carrier/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_Timer/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_AddedService/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_AddedServiceDetail/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_Currency/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_ShopMatters/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_ShopPayType/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_ShopPayType/GetPayCurrencyMoney': { method: 'POST', access: 'member', effect: 'read' },
  '/Base_ShopVideo/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_ShopEvents/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Base_Proclamation/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_Proclamation/GetDataDetail': { method: 'GET', access: 'visitor', effect: 'read' },
  '/Base_ShopQuote/GetFeeIntroduction': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_SystemConfig/GetSystemConfig': { method: 'GET', access: 'visitor', effect: 'read' },
  '/Base_Agent/GetDataPage': {
    method: 'POST',
    access: 'visitor',
    effect: 'read',
    module: 'pickupPoint',
  },
  '/Base_VirtualWareHouse/GetDataPage': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Base_Electronic/GetDataPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'marketplace',
  },
  '/Base_Electronic/GetAuthorizationUrl': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
  },
  '/Base_Electronic/GetOrder': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'marketplace',
  },
  '/Base_Electronic/FrontAuthorization': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
  },
  '/Base_Electronic/AddData': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'marketplace',
  },
  '/Base_Return/ReturnOrderInfo': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'returns',
  },
  // Addresses, declarations, coupons
  '/Client_AddressInfo/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_AddressInfo/AddData': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_AddressInfo/UpdateData': { method: 'PUT', access: 'member', effect: 'change' },
  '/Client_AddressInfo/DeleteData': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_AddressInfo/SetDefaultAddress': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_AddressInfo/AutoRecognizeAddress': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_AddressInfo/GetDeclareInfo': { method: 'POST', access: 'member', effect: 'read' },
  '/Client_AddressInfo/AddDeclare': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_AddressInfo/UpdateDeclare': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_AddressInfo/DeleteDeclare': { method: 'POST', access: 'member', effect: 'change' },
  '/Client_Coupon/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  // Fees and orders
  '/OrderCalculateFee/FreightTrialCalculation': {
    method: 'POST',
    access: 'visitor',
    effect: 'read',
  },
  // Stores a quote, so it is idempotent per key.
  '/OrderCalculateFee/AddOrderBudgetFee': { method: 'POST', access: 'member', effect: 'change' },
  '/OrderCalculateFee/GetAccessChannel': { method: 'POST', access: 'visitor', effect: 'read' },
  '/OrderCalculateFee/ShopVolumeBudget': { method: 'POST', access: 'visitor', effect: 'read' },
  '/Order/CreateOrder': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
  },
  '/Order/ArrivalCreateOrder': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    spends: true,
    module: 'consolidation',
  },
  '/Order/ClientGetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Order/ClientGetOrderDetailsDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Order/DeleteData': { method: 'PUT', access: 'member', effect: 'change' },
  '/Order/OrderReceiveGoods': { method: 'PUT', access: 'member', effect: 'change' },
  '/Order/WebOrderImportExcelTemplate': { method: 'GET', access: 'member', effect: 'read' },
  '/Order/OrderImportVerification': { method: 'POST', access: 'member', effect: 'change' },
  '/Order/OrderImport': { method: 'POST', access: 'member', effect: 'change' },
  '/order/uploadTheOrderBoxList': {
    method: 'PUT',
    access: 'member',
    effect: 'change',
    module: 'dedicatedLine',
  },
  '/OrderOperate/ExportSheetFile': { method: 'POST', access: 'member', effect: 'read' },
  '/OrderOperate/GetCarrierBillCode': { method: 'POST', access: 'member', effect: 'change' },
  '/OrderOperate/GetPrintSheet': { method: 'POST', access: 'member', effect: 'read' },
  '/OrderTrackLog/GetOrderTrackLogInfo': {
    method: 'POST',
    access: 'visitor',
    effect: 'read',
    limit: 'look',
  },
  '/COD_SKU/GetOrderItemDetail': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
  },
  '/COD_SKU/OrderBoundStock': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
  },
  '/COD_SKU/OrderUnbundlingStock': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
  },
  '/COD_SKU/WebSKUImportExcelTemplate': {
    method: 'GET',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
  },
  '/COD_SKU/CODSKUImportVerification': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
  },
  // Parcels
  '/Parcel_Info/GetParcelCount': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'consolidation',
  },
  '/Parcel_Info/GetDataPage': {
    method: 'POST',
    access: 'member',
    effect: 'read',
    module: 'consolidation',
  },
  '/Parcel_Info/UpdateData': {
    method: 'PUT',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
  },
  '/Parcel_Info/DeleteData': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
  },
  '/ParcelOperate/BatchParcelForecast': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
  },
  '/ParcelOperate/BatchParcelForecastSingle': {
    method: 'POST',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
  },
  // Payment and upload
  '/Pay/ZBPay': { method: 'POST', access: 'member', effect: 'change', spends: true },
  '/Internal/QueryPayState': { method: 'POST', access: 'member', effect: 'read' },
  '/File/ImgUpload': { method: 'POST', access: 'member', effect: 'change' },
} as const satisfies Record<string, Declaration>;
