// Who sends texts, mails and notices for the installation, and where gateways are.
import * as kinds from './kinds.ts';
import { servers, setting } from './setting.ts';

export const providerSettings = {
  SMS_PROVIDER: setting(kinds.choice('none', 'aliyun', 'twilio', 'console'), {
    processes: servers,
    otherwise: 'none',
    about: 'who sends texts; `console` prints them on a developer’s machine',
  }),
  ALIYUN_SMS_ACCESS_KEY: setting(kinds.text, {
    processes: servers,
    isSecret: true,
    without: 'required with `aliyun`',
    about: 'the account at Alibaba Cloud',
  }),
  ALIYUN_SMS_SECRET: setting(kinds.text, {
    processes: servers,
    isSecret: true,
    without: 'required with `aliyun`',
    about: 'its secret',
  }),
  ALIYUN_SMS_SIGN_NAME: setting(kinds.text, {
    processes: servers,
    without: 'required with `aliyun`',
    about: 'the signature of the texts',
  }),
  ALIYUN_SMS_TEMPLATES: setting(kinds.json, {
    processes: servers,
    without: 'required with `aliyun`',
    about: 'templates by kind and language, `ownNotice` for the texts shops write',
  }),
  ALIYUN_SMS_ENDPOINT: setting(kinds.text, {
    processes: servers,
    otherwise: 'dysmsapi.aliyuncs.com',
    about: 'another host, for a simulator',
  }),
  ALIYUN_SMS_PROTOCOL: setting(kinds.choice('https', 'http'), {
    processes: servers,
    otherwise: 'https',
    about: 'another protocol, for a simulator',
  }),
  TWILIO_ACCOUNT: setting(kinds.text, {
    processes: servers,
    without: 'required with `twilio`',
    about: 'the account at Twilio',
  }),
  TWILIO_TOKEN: setting(kinds.text, {
    processes: servers,
    isSecret: true,
    without: 'required with `twilio`',
    about: 'its token',
  }),
  TWILIO_FROM: setting(kinds.text, {
    processes: servers,
    without: 'required with `twilio`',
    about: 'the sender of the texts',
  }),
  TWILIO_URL: setting(kinds.url('https', 'http'), {
    processes: servers,
    without: 'Twilio’s',
    about: 'another address, for a simulator',
  }),
  MAIL_SPF: setting(kinds.spf, {
    processes: servers,
    without: 'none',
    about:
      'SPF mechanism of the outgoing mail server, such as `include:spf.example.com` or `ip4:203.0.113.7`: part of the SPF record that a shop with its own sender domain is asked to set',
  }),
  SMTP_URL: setting(kinds.url('smtp', 'smtps'), {
    processes: servers,
    isSecret: true,
    without: 'none',
    about: 'outgoing mail. Without it, invitation links are shown to the person who invites',
  }),
  MAIL_FROM: setting(kinds.mailAddress, { processes: servers, without: 'none', about: 'its sender' }),
  PUSH_PUBLIC_KEY: setting(kinds.text, {
    processes: servers,
    without: 'none',
    about: 'web push; `node tools/make-push-keys.ts` makes the keys',
  }),
  PUSH_PRIVATE_KEY: setting(kinds.text, {
    processes: servers,
    isSecret: true,
    without: 'none',
    about: 'its private key',
  }),
  PUSH_SUBJECT: setting(kinds.pushSubject, {
    processes: servers,
    without: 'none',
    about: 'whom a push service asks about messages: `mailto:` or `https://`',
  }),
  PUSH_ORIGINS: setting(kinds.list, {
    processes: servers,
    otherwise: '',
    about: 'further push services, for a simulator',
  }),
  WECHAT_PAY_URL: setting(kinds.url('https', 'http'), {
    processes: servers,
    without: 'WeChat’s',
    about: 'another address, for a simulator',
  }),
  ALIPAY_URL: setting(kinds.url('https', 'http'), {
    processes: servers,
    without: 'Alipay’s',
    about: 'another address, for a simulator',
  }),
  STRIPE_URL: setting(kinds.url('https', 'http'), {
    processes: servers,
    without: 'Stripe’s',
    about: 'another address, for a simulator',
  }),
  SHOPEE_URL: setting(kinds.url('https', 'http'), {
    processes: servers,
    without: 'Shopee’s',
    about: 'another address, for a simulator',
  }),
  KUAIDI100_URL: setting(kinds.url('https', 'http'), {
    processes: servers,
    without: 'Kuaidi100’s',
    about: 'another address, for a simulator',
  }),
  TRACK17_URL: setting(kinds.url('https', 'http'), {
    processes: servers,
    without: '17TRACK’s',
    about: 'another address, for a simulator',
  }),
};
