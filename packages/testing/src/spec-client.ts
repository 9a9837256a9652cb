import type { TestApi } from './test-api.ts';

type Method = 'POST' | 'PUT' | 'GET';
type Body = Readonly<Record<string, unknown>>;

const calls = (method: Method, controller: string, names: string) =>
  names.split(' ').map((name) => [`/${controller}/${name}`, method] as const);

/** Section 7 of the specification, transcribed from its text, not from the contract package. */
export const specPaths: ReadonlyMap<string, Method> = new Map([
  ...calls('POST', 'ClientLogin', 'SubmitLogin ClientForgotPassword GetSMSVerificationCode RefreshToken'),
  ...calls('POST', 'Client_Info', 'AddData GetTheData UpdateClientPicture SubmitCancellation'),
  ...calls('POST', 'Client_Info', 'AgentEarningsWithdraw MemberSignIn GetClientAgent'),
  ...calls('POST', 'Client_Info', 'GetClientSubAccount AddClientSubAccount DeleteClientSubAccount'),
  ...calls('PUT', 'Client_Info', 'UpdateData ChangePwd'),
  ...calls('POST', 'Order_ReviewsLog', 'AddData'),
  ...calls('POST', 'Base_ShopEvents', 'PointsRedemptionCoupon GetDataPage'),
  ...calls('POST', 'Client_Wallet', 'ApplicationWithdrawalMoney OfflineRechargeUploadCertificate'),
  ...calls('POST', 'Client_Wallet', 'GetClientWalletStatistics'),
  ...calls('POST', 'Base_Shop', 'GetShopInfo GetShopImage'),
  ...calls('POST', 'Base_Destination', 'GetDataCodePage GetDataPage'),
  ...['Province', 'City', 'Area', 'GoodsType', 'WareHouse', 'Carrier', 'Timer', 'AddedService']
    .concat('AddedServiceDetail', 'Currency', 'ShopMatters', 'ShopPayType', 'ShopVideo', 'Proclamation')
    .concat('Agent', 'VirtualWareHouse')
    .flatMap((name) => calls('POST', `Base_${name}`, 'GetDataPage')),
  ...calls('POST', 'Base_ShopPayType', 'GetPayCurrencyMoney'),
  ...calls('GET', 'Base_Proclamation', 'GetDataDetail'),
  ...calls('POST', 'Base_ShopQuote', 'GetFeeIntroduction'),
  ...calls('GET', 'Base_SystemConfig', 'GetSystemConfig'),
  // Section 7 names them by purpose only: shop data, authorization URL, order, front authorization, add.
  ...calls('POST', 'Base_Electronic', 'GetDataPage GetAuthorizationUrl GetOrder FrontAuthorization AddData'),
  ...calls('POST', 'Base_Return', 'ReturnOrderInfo'),
  ...calls('POST', 'Client_AddressInfo', 'GetDataPage AddData DeleteData SetDefaultAddress'),
  ...calls('POST', 'Client_AddressInfo', 'AutoRecognizeAddress GetDeclareInfo AddDeclare UpdateDeclare'),
  ...calls('POST', 'Client_AddressInfo', 'DeleteDeclare'),
  ...calls('PUT', 'Client_AddressInfo', 'UpdateData'),
  ...calls('POST', 'Client_Coupon', 'GetDataPage'),
  ...calls('POST', 'OrderCalculateFee', 'FreightTrialCalculation AddOrderBudgetFee GetAccessChannel'),
  ...calls('POST', 'OrderCalculateFee', 'ShopVolumeBudget'),
  ...calls('POST', 'Order', 'CreateOrder ArrivalCreateOrder ClientGetDataPage ClientGetOrderDetailsDataPage'),
  ...calls('POST', 'Order', 'OrderImportVerification OrderImport'),
  ...calls('PUT', 'Order', 'DeleteData OrderReceiveGoods'),
  ...calls('GET', 'Order', 'WebOrderImportExcelTemplate'),
  ...calls('PUT', 'order', 'uploadTheOrderBoxList'),
  ...calls('POST', 'OrderOperate', 'ExportSheetFile GetCarrierBillCode GetPrintSheet'),
  ...calls('POST', 'OrderTrackLog', 'GetOrderTrackLogInfo'),
  ...calls('POST', 'COD_SKU', 'GetOrderItemDetail OrderBoundStock OrderUnbundlingStock'),
  ...calls('POST', 'COD_SKU', 'CODSKUImportVerification'),
  ...calls('GET', 'COD_SKU', 'WebSKUImportExcelTemplate'),
  ...calls('POST', 'Parcel_Info', 'GetParcelCount GetDataPage DeleteData'),
  ...calls('PUT', 'Parcel_Info', 'UpdateData'),
  ...calls('POST', 'ParcelOperate', 'BatchParcelForecast BatchParcelForecastSingle'),
  ...calls('POST', 'Pay', 'ZBPay'),
  ...calls('POST', 'Internal', 'QueryPayState'),
  ...calls('POST', 'File', 'ImgUpload'),
]);

type Envelope = { Code: number; Msg: string; Data: unknown; Success?: boolean };

/**
 * A client written against the specification alone. It sends Host, Bearer and content-type, adds TenantId and
 * ShopId to each body once they are known, and records which calls returned Code 200.
 */
export function createSpecClient(api: TestApi, host: string) {
  const answered = new Set<string>();
  const state = { token: '', claim: {} as Body };

  async function inject(
    path: string,
    headers: Record<string, string>,
    payload?: string | Buffer,
    query = '',
  ) {
    return api.app.inject({
      method: specPaths.get(path) ?? 'POST',
      url: `/api${path}${query}`,
      headers: { host, ...(state.token && { authorization: `Bearer ${state.token}` }), ...headers },
      ...(payload !== undefined && { payload }),
    });
  }
  const json = { 'content-type': 'application/json' };
  const queryOf = (query: Body) => `?${new URLSearchParams(query as Record<string, string>).toString()}`;

  async function post(path: string, body?: Body, query?: Body) {
    const isGet = specPaths.get(path) === 'GET';
    const payload = isGet || !body ? undefined : JSON.stringify({ ...state.claim, ...body });
    return inject(path, isGet ? {} : json, payload, query ? queryOf(query) : '');
  }
  function dataOf<Data>(path: string, reply: { statusCode: number; body: string }): Data {
    const answer = JSON.parse(reply.body) as Envelope;
    const isTaken = reply.statusCode === 200 && answer.Code === 200 && answer.Success === true;
    if (!isTaken || typeof answer.Msg !== 'string') throw new Error(`${path}: ${reply.body.slice(0, 300)}`);
    if (specPaths.has(path)) answered.add(path);
    return answer.Data as Data;
  }

  return {
    state,
    answered,
    /** Makes a call that must succeed and returns its Data. Without `body` no body is sent. */
    ask: async <Data = Record<string, never>>(path: string, body?: Body, query?: Body) =>
      dataOf<Data>(path, await post(path, body, query)),
    /** Makes a call that must be refused and returns the envelope. */
    async refused(path: string, body?: Body): Promise<Envelope> {
      const answer = (await post(path, body)).json<Envelope>();
      if (answer.Code === 200) throw new Error(`${path} was not refused`);
      return answer;
    },
    /** Sends a multipart form with a file. */
    async upload<Data = Record<string, never>>(path: string, file: Uint8Array, fields: Body = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...state.claim, ...fields }))
        form.append(name, String(value));
      form.append('file', new Blob([new Uint8Array(file)]), 'file');
      const sent = new Response(form);
      const headers = { 'content-type': sent.headers.get('content-type')! };
      return dataOf<Data>(path, await inject(path, headers, Buffer.from(await sent.arrayBuffer())));
    },
    /** Downloads a file. */
    async blob(path: string): Promise<Buffer> {
      const { statusCode, headers, rawPayload } = await inject(path, {});
      const isSheet = String(headers['content-type']).includes('spreadsheetml');
      const isNamed = /^attachment; filename=".+\.xlsx"$/.test(String(headers['content-disposition']));
      if (statusCode !== 200 || !isSheet || !isNamed) throw new Error(`${path}: ${JSON.stringify(headers)}`);
      answered.add(path);
      return rawPayload;
    },
  };
}
