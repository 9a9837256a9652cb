import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { createRequire } from 'node:module';
import { smsText } from '@onehaul/i18n/sms-text';
import type Twilio from 'twilio';
import { inTime, type Sms, SmsNotTaken, totalMs } from './sms.ts';

const connectMs = 1000;

type Options = {
  readonly account: string;
  readonly token: string;
  /** A number of ours, or the id of a messaging service. */
  readonly from: string;
  /** Another address of the provider's API, such as that of a region. */
  readonly url: string | undefined;
};

/** The client waits long for a host that does not answer at all; a person does not. */
function connectSoon<A extends Agent>(agent: A): A {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...given) => {
    const socket = connect(...given);
    const timer = setTimeout(() => socket?.destroy(new Error('not connected in time')), connectMs);
    for (const event of ['connect', 'close']) socket?.once(event, () => clearTimeout(timer));
    return socket;
  };
  return agent;
}

/** The client's own way of asking, at the address we choose. */
function requestsTo(url: string | undefined, { RequestClient }: typeof Twilio): Twilio.RequestClient {
  const requests = new RequestClient({ timeout: totalMs });
  requests.axios.defaults.httpAgent = connectSoon(new Agent({ keepAlive: true }));
  requests.axios.defaults.httpsAgent = connectSoon(new TlsAgent({ keepAlive: true }));
  const ask = requests.request.bind(requests);
  requests.request = (sent) => {
    const { pathname, search } = new URL(sent.uri);
    return ask(url === undefined ? sent : { ...sent, uri: new URL(`${pathname}${search}`, url).href });
  };
  return requests;
}

export function openTwilioSms({ account, token, from, url }: Options): Sms {
  // The client takes a second to load: only where it is used.
  const twilio = createRequire(import.meta.url)('twilio') as typeof Twilio;
  const client = twilio(account, token, { httpClient: requestsTo(url, twilio) });
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };

  return {
    async send({ dialCode, digits, kind, values, language, shopName }) {
      const body = smsText(language, kind, { ...values, shop: shopName });
      const to = `+${dialCode.replaceAll(/\D/g, '')}${digits}`;
      await inTime(client.messages.create({ ...sender, to, body })).catch(
        (error: { code?: unknown; status?: unknown }) => {
          throw new SmsNotTaken('twilio', error.code ?? error.status);
        },
      );
    },
  };
}
