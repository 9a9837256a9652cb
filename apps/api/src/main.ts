import { setTimeout as wait } from 'node:timers/promises';
import { readConfig, warnOfConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { openMail } from '@onehaul/server/gateways/mail/open-mail';
import { gatewayUrlsFrom } from '@onehaul/server/gateways/payment/open-gateways';
import { marketplaceUrlsFrom } from '@onehaul/server/gateways/marketplace/open-marketplaces';
import { openPush } from '@onehaul/server/gateways/push/open-push';
import { openSms } from '@onehaul/server/gateways/sms/open-sms';
import { openStorage } from '@onehaul/server/gateways/storage/open-storage';
import { openTracking } from '@onehaul/server/gateways/tracking/open-tracking';
import { openLog } from '@onehaul/server/http/log';
import { openManagement } from '@onehaul/server/http/management';
import { openMetrics } from '@onehaul/server/http/metrics';
import { openKeys } from '@onehaul/server/keys';
import { openRedis } from '@onehaul/server/redis';
import { buildServer } from '@onehaul/server/http/server';
import { serveApiDocument } from '@onehaul/server/http/serve-api-document';
import { serveConsoleFiles, serveFiles, servePrivateFiles } from '@onehaul/server/modules/file/index';
import { servePaymentWebhooks } from '@onehaul/server/modules/payment/index';
import { openRoutes } from '@onehaul/server/modules/routes';
import { openCallers } from '@onehaul/server/modules/session/index';
import { openShopDirectory } from '@onehaul/server/modules/shop/index';
import { openConsole } from '@onehaul/server/modules/console-routes';
import { serveTrackingWebhooks } from '@onehaul/server/modules/tracking/index';
import { openChannels } from '@onehaul/server/outbox/channels';
import { serveLive } from '@onehaul/server/outbox/serve-live';
import { onShutdown } from '@onehaul/server/shutdown';

const config = readConfig(process.env);
const log = openLog();
warnOfConfig(config, log);
const database = openDatabase(config.database);
const redis = openRedis(config.redisUrl, config.installation, log);
const metrics = openMetrics();
const storage = openStorage(process.env);
const mail = openMail(process.env);

const services = {
  database,
  redis,
  storage,
  log,
  keys: openKeys(config.sessionSecrets, config.dataKeys),
  sms: openSms(process.env),
  mail,
  console: { origin: config.consoleOrigin },
  notice: { push: openPush(process.env), isMailClosed: mail === undefined },
  marketplace: { urls: marketplaceUrlsFrom(process.env) },
  payment: {
    urls: gatewayUrlsFrom(process.env),
    originOf: (host: string) => config.publicOrigin.replace('{host}', host),
  },
};
const routes = openRoutes(services);
const callers = openCallers(services);
const channels = openChannels(config.redisUrl, config.installation, log);
const app = await buildServer({
  database,
  redis,
  log,
  metrics,
  routes,
  console: openConsole(services, config.consoleHosts),
  keys: services.keys,
  shopOfHost: openShopDirectory(database),
  ...callers,
  limits: config.limits,
  trustedProxies: config.trustedProxies,
  plugins: [
    serveFiles(storage),
    servePrivateFiles(services),
    serveConsoleFiles(services),
    serveApiDocument(routes),
    serveLive({ database, channels, ...callers }),
    servePaymentWebhooks(services),
    serveTrackingWebhooks({ ...services, tracking: openTracking(process.env) }),
  ],
});

let leaving = false;
const management = openManagement({ ready: async () => !leaving && (await database.ready()), metrics });
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
