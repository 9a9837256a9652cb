import { createRequire } from 'node:module';
import type * as AliyunSms from '@alicloud/dysmsapi20170525';
import type { Language } from '@onehaul/domain/language';
import { createOutbound } from '../outbound.ts';
import { withTimeout, type Sms, type SmsKind, SmsNotAccepted, smsTimeoutMs } from './sms.ts';

type Options = {
  readonly accessKey: string;
  readonly secret: string;
  readonly endpoint: string;
  readonly protocol: string;
  /** The approved sender signature. */
  readonly signName: string;
  /** Approved templates by kind and language; a missing language falls back to another. */
  readonly templates: Partial<Record<SmsKind, Partial<Record<Language, string>>>>;
};

/** Mainland numbers are sent without dial code, all others with it and without the plus. */
const aliyunPhoneNumber = (dialCode: string, digits: string) =>
  dialCode === '+86' ? digits : `${dialCode.replaceAll(/\D/g, '')}${digits}`;

type Config = ConstructorParameters<typeof AliyunSms.default>[0];

export function createAliyunSms(options: Options): Sms {
  // Loaded lazily: loading the client takes two seconds.
  const { default: Client, SendSmsRequest } = createRequire(import.meta.url)(
    '@alicloud/dysmsapi20170525',
  ) as typeof AliyunSms;
  const client = new Client({
    accessKeyId: options.accessKey,
    accessKeySecret: options.secret,
    endpoint: options.endpoint,
    protocol: options.protocol,
    // The client drops a silent connection after connectTimeout, even while a response is on its way.
    connectTimeout: smsTimeoutMs,
    readTimeout: smsTimeoutMs,
  } as Config);
  const url = `${options.protocol}://${options.endpoint}`;
  const outbound = createOutbound({ gateway: 'aliyun', hosts: ['.aliyuncs.com'], operatorUrls: [url] });

  return {
    async send({ dialCode, digits, kind, values, language }) {
      // Approved templates are fixed: the shop's own words fill the title of the one for notices.
      const { templates } = options;
      const texts = templates[kind] ?? (kind === 'ownNotice' ? templates.notice : undefined) ?? {};
      const templateCode = texts[language] ?? texts.en ?? Object.values(texts)[0];
      if (!templateCode) throw new SmsNotAccepted('aliyun', `no-template:${kind}`);
      const request = new SendSmsRequest({
        phoneNumbers: aliyunPhoneNumber(dialCode, digits),
        signName: options.signName,
        templateCode,
        templateParam: JSON.stringify(values),
      });
      // The client takes no custom agent, so its URL is checked first. The operator sets it, not a tenant.
      const sending = outbound.verify(url).then(() => client.sendSms(request));
      const answer = await withTimeout(sending).catch((error: { code?: unknown; name?: unknown }) => {
        throw new SmsNotAccepted('aliyun', error.code ?? error.name);
      });
      if (answer.body?.code !== 'OK') throw new SmsNotAccepted('aliyun', answer.body?.code);
    },
  };
}
