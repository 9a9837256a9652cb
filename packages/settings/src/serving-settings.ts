// Where processes listen, under which names, and how they serve.
import * as kinds from './kinds.ts';
import { pages, servers, services, setting } from './setting.ts';

export const servingSettings = {
  API_HOST: setting(kinds.text, { processes: ['api'], otherwise: '127.0.0.1', about: 'where it listens' }),
  API_PORT: setting(kinds.port, { processes: ['api'], otherwise: '4100', about: 'its port' }),
  API_MANAGEMENT_PORT: setting(kinds.port, {
    processes: ['api'],
    otherwise: '4101',
    about: 'health, metrics and known hosts; for the operator and the proxy, never for visitors',
  }),
  WORKER_HOST: setting(kinds.text, {
    processes: ['worker'],
    otherwise: '127.0.0.1',
    about: 'where its management port listens',
  }),
  WORKER_MANAGEMENT_PORT: setting(kinds.port, {
    processes: ['worker'],
    otherwise: '4301',
    about: 'its health and metrics; a second worker on the machine needs another',
  }),
  HOST: setting(kinds.text, { processes: pages, otherwise: '127.0.0.1', about: 'where it listens' }),
  PORT: setting(kinds.port, { processes: ['web'], otherwise: '4000', about: 'the port of the web server' }),
  MANAGEMENT_PORT: setting(kinds.port, {
    processes: ['web'],
    otherwise: '4001',
    about: 'its health and metrics',
  }),
  CONSOLE_PORT: setting(kinds.port, {
    processes: ['console'],
    otherwise: '4200',
    about: 'the port of the console server',
  }),
  CONSOLE_MANAGEMENT_PORT: setting(kinds.port, {
    processes: ['console'],
    otherwise: '4201',
    about: 'its health and metrics',
  }),
  API_URL: setting(kinds.url('http', 'https'), {
    processes: pages,
    otherwise: 'http://127.0.0.1:4100',
    about: 'where the API is',
  }),
  FORWARD_API: setting(kinds.choice('true', 'false'), {
    processes: ['web'],
    otherwise: 'false',
    about: '`true` forwards `/api` and `/files` to the API when no proxy does',
  }),
  PUBLIC_PORT: setting(kinds.port, {
    processes: ['web'],
    without: 'none',
    about: 'the port in absolute addresses, if not 80 or 443',
  }),
  PAGE_CACHE_MEGABYTES: setting(kinds.whole(0, 16_384), {
    processes: ['web'],
    otherwise: '64',
    about: 'memory for rendered public pages',
  }),

  CONSOLE_HOSTS: setting(kinds.list, {
    processes: ['api', 'worker', 'console', 'operator'],
    otherwise: 'console.localhost',
    about: 'host names of the console',
  }),
  PLATFORM_HOSTS: setting(kinds.list, {
    processes: ['api', 'worker', 'web'],
    otherwise: 'onehaul.localhost',
    about: 'host names of the platform’s own pages',
  }),
  SHOP_DOMAIN: setting(kinds.text, {
    processes: servers,
    otherwise: 'onehaul.localhost',
    about: 'the domain whose subdomains new shops are given',
  }),
  INVOICE_ADDRESS: setting(kinds.text, {
    processes: ['worker'],
    without: 'none',
    about:
      'the platform’s postal address on invoices to companies; its name is that of the platform’s tenant',
  }),
  EDGE_HOST: setting(kinds.text, {
    processes: servers,
    without: '`edge.` and `SHOP_DOMAIN`',
    about: 'target of the CNAME records of shops’ own domains',
  }),
  EDGE_ADDRESSES: setting(kinds.list, {
    processes: servers,
    otherwise: '',
    about:
      'addresses of the edge, targets of A and AAAA records; without them an apex domain needs its provider’s alias record',
  }),
  DNS_SERVERS: setting(kinds.list, {
    processes: servers,
    otherwise: '',
    about: 'addresses of the resolvers that check own domains; without them the machine’s own',
  }),
  CONSOLE_ORIGIN: setting(kinds.url('https', 'http'), {
    processes: ['api', 'worker', 'operator'],
    without: '`https://` and the console’s first host',
    about: 'the console’s address in e-mails to staff',
  }),
  PUBLIC_ORIGIN: setting(kinds.originTemplate, {
    processes: servers,
    otherwise: 'https://{host}',
    about: 'the address of a shop, for gateways and e-mails',
  }),
  TRUSTED_PROXIES: setting(kinds.list, {
    processes: ['api', 'web', 'console'],
    otherwise: '',
    about:
      'addresses of the proxies in front. Without it every visitor has the proxy’s address and shares one rate limit; production logs a warning',
  }),
  LIMIT_PER_MINUTE: setting(kinds.whole(1, 1_000_000_000), {
    processes: ['api'],
    otherwise: '1200',
    about: 'calls per minute and address ([005](decisions/005-rate-limits.md))',
  }),
  STRICT_LIMIT_PER_MINUTE: setting(kinds.whole(1, 1_000_000_000), {
    processes: ['api'],
    otherwise: '20',
    about: 'the same for calls that cost much',
  }),
  GUESS_LIMIT_PER_MINUTE: setting(kinds.whole(1, 1_000_000_000), {
    processes: ['api'],
    otherwise: '20',
    about: 'the same for calls that try a password or code',
  }),
  LOOK_LIMIT_PER_MINUTE: setting(kinds.whole(1, 1_000_000_000), {
    processes: ['api'],
    otherwise: '30',
    about: 'the same for calls that look up a number',
  }),
  TENANT_QUOTAS: setting(kinds.choice('on', 'off'), {
    processes: ['api'],
    otherwise: 'on',
    about: '`off` where one company is served ([061](decisions/061-tenant-quotas.md))',
  }),
  LOG_LEVEL: setting(kinds.choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), {
    processes: services,
    otherwise: 'info',
    about: 'the level of the log lines on standard output',
  }),
  DRAIN_SECONDS: setting(kinds.whole(0, 20), {
    processes: services,
    without: '`3` in production',
    about: 'how long a stopping process keeps answering, so that the proxy sees it leave',
  }),
};
