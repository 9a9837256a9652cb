import type { SettingValues } from '@onehaul/settings/table';
import { createAliyunSms } from './aliyun-sms.ts';
import { type Sms, SmsNotAccepted } from './sms.ts';
import { createTwilioSms } from './twilio-sms.ts';

/** Prints to a developer's console. */
const consoleSms: Sms = {
  async send({ dialCode, digits, kind, values }) {
    console.log(`SMS to ${dialCode} ${digits}: ${[kind, ...Object.values(values)].join(' ')}`);
  },
};

/** No provider is configured: every send fails, and the failure is logged. */
const noSms: Sms = {
  isClosed: true,
  async send() {
    throw new SmsNotAccepted('none', 'smsClosed');
  },
};

type SmsSettings = Partial<
  Pick<
    SettingValues,
    | 'SMS_PROVIDER'
    | 'ALIYUN_SMS_ACCESS_KEY'
    | 'ALIYUN_SMS_SECRET'
    | 'ALIYUN_SMS_SIGN_NAME'
    | 'ALIYUN_SMS_TEMPLATES'
    | 'ALIYUN_SMS_ENDPOINT'
    | 'ALIYUN_SMS_PROTOCOL'
    | 'TWILIO_ACCOUNT'
    | 'TWILIO_TOKEN'
    | 'TWILIO_FROM'
    | 'TWILIO_URL'
  >
>;

/** Opens without network access. */
export function createSms(env: SmsSettings): Sms {
  const setting = (name: keyof SmsSettings): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  switch (env.SMS_PROVIDER) {
    case 'aliyun':
      return createAliyunSms({
        accessKey: setting('ALIYUN_SMS_ACCESS_KEY'),
        secret: setting('ALIYUN_SMS_SECRET'),
        endpoint: env.ALIYUN_SMS_ENDPOINT ?? 'dysmsapi.aliyuncs.com',
        protocol: env.ALIYUN_SMS_PROTOCOL ?? 'https',
        signName: setting('ALIYUN_SMS_SIGN_NAME'),
        templates: JSON.parse(setting('ALIYUN_SMS_TEMPLATES')),
      });
    case 'twilio':
      return createTwilioSms({
        account: setting('TWILIO_ACCOUNT'),
        token: setting('TWILIO_TOKEN'),
        from: setting('TWILIO_FROM'),
        url: env.TWILIO_URL,
      });
    case 'console':
      return consoleSms;
    case undefined:
    case 'none':
      return noSms;
  }
}
