import { setTimeout as wait } from 'node:timers/promises';
import { readConfig, warnAboutConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { createMail } from '@onehaul/server/gateways/mail/create-mail';
import { gatewayUrlsFrom } from '@onehaul/server/gateways/payment/create-gateways';
import { marketplaceUrlsFrom } from '@onehaul/server/gateways/marketplace/create-marketplaces';
import { createPush } from '@onehaul/server/gateways/push/create-push';
import { createSms } from '@onehaul/server/gateways/sms/create-sms';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { createTracking } from '@onehaul/server/gateways/tracking/create-tracking';
import { createLog } from '@onehaul/server/http/log';
import { createManagementServer } from '@onehaul/server/http/management';
import { createMetrics } from '@onehaul/server/http/metrics';
import { createKeys } from '@onehaul/server/keys';
import { openRedis } from '@onehaul/server/redis';
import { buildServer } from '@onehaul/server/http/server';
import { serveApiDocument } from '@onehaul/server/http/serve-api-document';
import { serveConsoleFiles, serveFiles, servePrivateFiles } from '@onehaul/server/modules/file/index';
import { handlePaymentWebhooks } from '@onehaul/server/modules/payment/index';
import { createRoutes } from '@onehaul/server/modules/routes';
import { createCallerAuthentication } from '@onehaul/server/modules/session/index';
import { createShopDirectory } from '@onehaul/server/modules/shop/index';
import { createConsoleOptions } from '@onehaul/server/modules/console-routes';
import { handleTrackingWebhooks } from '@onehaul/server/modules/tracking/index';
import { createChannels } from '@onehaul/server/outbox/channels';
import { serveLive } from '@onehaul/server/outbox/serve-live';
import { onShutdown } from '@onehaul/server/shutdown';

const config = readConfig(process.env);
const log = createLog();
warnAboutConfig(config, log);
const database = openDatabase(config.database);
const redis = openRedis(config.redisUrl, config.installation, log);
const metrics = createMetrics();
const storage = createStorage(process.env);
const mail = createMail(process.env);

const services = {
  database,
  redis,
  storage,
  log,
  keys: createKeys(config.sessionSecrets, config.dataKeys),
  sms: createSms(process.env),
  mail,
  console: { origin: config.consoleOrigin },
  notice: { push: createPush(process.env), isMailClosed: mail === undefined },
  marketplace: { urls: marketplaceUrlsFrom(process.env) },
  payment: {
    urls: gatewayUrlsFrom(process.env),
    originOf: (host: string) => config.publicOrigin.replace('{host}', host),
  },
};
const routes = createRoutes(services);
const callers = createCallerAuthentication(services);
const channels = createChannels(config.redisUrl, config.installation, log);
const app = await buildServer({
  database,
  redis,
  log,
  metrics,
  routes,
  console: createConsoleOptions(services, config.consoleHosts),
  keys: services.keys,
  shopOfHost: createShopDirectory(database),
  ...callers,
  limits: config.limits,
  trustedProxies: config.trustedProxies,
  plugins: [
    serveFiles(storage),
    servePrivateFiles(services),
    serveConsoleFiles(services),
    serveApiDocument(routes),
    serveLive({ database, channels, ...callers }),
    handlePaymentWebhooks(services),
    handleTrackingWebhooks({ ...services, tracking: createTracking(process.env) }),
  ],
});

let leaving = false;
const management = createManagementServer({
  ready: async () => !leaving && (await database.ready()),
  metrics,
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
