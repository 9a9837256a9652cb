import { createRequire } from 'node:module';
import { smsText } from '@onehaul/i18n/sms-text';
import type Twilio from 'twilio';
import { createOutbound } from '../outbound.ts';
import { withTimeout, type Sms, SmsNotAccepted, smsTimeoutMs } from './sms.ts';

const maxBytes = 1024 * 1024;

type Options = {
  readonly account: string;
  readonly token: string;
  /** A sender number, or the id of a messaging service. */
  readonly from: string;
  /** Alternative base URL of the provider's API, such as a region's. */
  readonly url: string | undefined;
};

/** Twilio's request client, redirected to the configured URL. */
function twilioRequestClient(
  url: string | undefined,
  { RequestClient }: typeof Twilio,
): Twilio.RequestClient {
  const requests = new RequestClient({ timeout: smsTimeoutMs });
  const { httpAgent, httpsAgent } = createOutbound({
    gateway: 'twilio',
    hosts: ['.twilio.com'],
    operatorUrls: [url],
  });
  Object.assign(requests.axios.defaults, { httpAgent, httpsAgent, maxContentLength: maxBytes });
  const ask = requests.request.bind(requests);
  requests.request = (sent) => {
    const { pathname, search } = new URL(sent.uri);
    return ask(url === undefined ? sent : { ...sent, uri: new URL(`${pathname}${search}`, url).href });
  };
  return requests;
}

export function createTwilioSms({ account, token, from, url }: Options): Sms {
  // Loaded lazily: loading the client takes a second.
  const twilio = createRequire(import.meta.url)('twilio') as typeof Twilio;
  const client = twilio(account, token, { httpClient: twilioRequestClient(url, twilio) });
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };

  return {
    async send({ dialCode, digits, kind, values, language, shopName }) {
      const body = smsText(language, kind, { ...values, shop: shopName });
      const to = `+${dialCode.replaceAll(/\D/g, '')}${digits}`;
      await withTimeout(client.messages.create({ ...sender, to, body })).catch(
        (error: { code?: unknown; status?: unknown }) => {
          throw new SmsNotAccepted('twilio', error.code ?? error.status);
        },
      );
    },
  };
}
