import { setTimeout as wait } from 'node:timers/promises';
import { apiConfig, warnAboutConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { createDns } from '@onehaul/server/gateways/dns/dns';
import { createMail } from '@onehaul/server/gateways/mail/create-mail';
import { gatewayUrlsFrom } from '@onehaul/server/gateways/payment/create-gateways';
import { marketplaceUrlsFrom } from '@onehaul/server/gateways/marketplace/create-marketplaces';
import { createPush } from '@onehaul/server/gateways/push/create-push';
import { createSms } from '@onehaul/server/gateways/sms/create-sms';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { createTracking } from '@onehaul/server/gateways/tracking/create-tracking';
import { createLog } from '@onehaul/server/http/log';
import { createManagementServer } from '@onehaul/server/http/management';
import { createMetrics, recordDatabaseMetrics } from '@onehaul/server/http/metrics';
import { createKeys } from '@onehaul/server/keys';
import { openRedis } from '@onehaul/server/redis';
import { buildServer } from '@onehaul/server/http/server';
import { serveApiDocument } from '@onehaul/server/http/serve-api-document';
import { serveArchives } from '@onehaul/server/modules/archive/index';
import { serveListExports } from '@onehaul/server/modules/list-export/index';
import { serveConsoleFiles, serveFiles, servePrivateFiles } from '@onehaul/server/modules/file/index';
import { createHostCheck } from '@onehaul/server/modules/host/index';
import { handlePaymentWebhooks } from '@onehaul/server/modules/payment/index';
import { createRoutes } from '@onehaul/server/modules/routes';
import { createCallerAuthentication } from '@onehaul/server/modules/session/index';
import { createShopDirectory } from '@onehaul/server/modules/shop/index';
import { createConsoleOptions } from '@onehaul/server/modules/console-routes';
import { createPlatformOptions } from '@onehaul/server/modules/platform-routes';
import { handleTrackingWebhooks } from '@onehaul/server/modules/tracking/index';
import { createChannels } from '@onehaul/server/outbox/channels';
import { serveLive } from '@onehaul/server/outbox/serve-live';
import { endConnections, onShutdown } from '@onehaul/server/shutdown';
import { ownSettings } from '@onehaul/settings/read-settings';

const settings = ownSettings('api');
const config = apiConfig(settings);
const log = createLog({ level: config.logLevel });
warnAboutConfig(config, log);
const database = openDatabase(config.database);
const redis = openRedis(config.redisUrl, config.installation, log);
const metrics = createMetrics();
const storage = createStorage(settings);
const mail = createMail(settings);

const services = {
  database,
  redis,
  storage,
  log,
  keys: createKeys(config.sessionSecrets, config.dataKeys),
  sms: createSms(settings),
  mail,
  // A sign-up at the platform's host ends in the console, so its host must be known.
  console: { origin: config.consoleOrigin },
  platform: { ...config.platform, showsLinks: !config.isProduction },
  edge: { ...config.edge, dns: createDns(settings) },
  notice: { push: createPush(settings), isMailClosed: mail === undefined },
  marketplace: { urls: marketplaceUrlsFrom(settings) },
  payment: {
    urls: gatewayUrlsFrom(settings),
    originOf: (host: string) => config.publicOrigin.replace('{host}', host),
  },
};
const routes = createRoutes(services);
const consoleOptions = createConsoleOptions(services, config.consoleHosts);
const callers = createCallerAuthentication(services);
const channels = createChannels(config.redisUrl, config.installation, log);
const shopOfHost = createShopDirectory(database);
const app = await buildServer({
  database,
  redis,
  log,
  metrics,
  routes,
  console: consoleOptions,
  platform: createPlatformOptions(services),
  keys: services.keys,
  shopOfHost,
  ...callers,
  limits: config.limits,
  trustedProxies: config.trustedProxies,
  plugins: [
    serveFiles(storage),
    servePrivateFiles(services),
    serveConsoleFiles(services),
    serveArchives({ ...services, door: consoleOptions.door }),
    serveListExports({ ...services, door: consoleOptions.door }),
    serveApiDocument(routes),
    serveLive({ database, channels, ...callers }),
    handlePaymentWebhooks(services),
    handleTrackingWebhooks({ ...services, tracking: createTracking(settings) }),
  ],
});

let leaving = false;
const isLeaving = () => leaving;
endConnections(app.server, isLeaving);
recordDatabaseMetrics(database, metrics);
const management = createManagementServer({
  ready: () => database.ready(),
  isLeaving,
  metrics,
  isKnownHost: createHostCheck({
    shopOfHost,
    ownHosts: [...config.platform.hosts, ...config.consoleHosts],
  }),
});
onShutdown(log, [
  () => (leaving = true),
  () => wait(config.drainMs),
  () => app.close(),
  () => management.close(),
  () => database.close(),
  () => redis.disconnect(),
  () => channels.close(),
]);

management.listen(config.managementPort, config.host);
await app.listen({ host: config.host, port: config.port });
log.info({ port: config.port }, 'the API listens');
