import { readConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { openMail } from '@onehaul/server/gateways/mail/open-mail';
import { gatewayUrlsFrom, openGateways } from '@onehaul/server/gateways/payment/open-gateways';
import { openStorage } from '@onehaul/server/gateways/storage/open-storage';
import { openTracking } from '@onehaul/server/gateways/tracking/open-tracking';
import { openLog } from '@onehaul/server/http/log';
import { openWorker } from '@onehaul/server/jobs/worker';
import { openKeys } from '@onehaul/server/keys';
import { openMailer } from '@onehaul/server/modules/notice/index';
import { openDispatcher } from '@onehaul/server/modules/order/index';
import { openPaymentSweep, openReconciliationSweep } from '@onehaul/server/modules/payment/index';
import { openTracker } from '@onehaul/server/modules/tracking/index';
import { openRelay } from '@onehaul/server/outbox/relay';
import { openRedis } from '@onehaul/server/redis';
import { onShutdown } from '@onehaul/server/shutdown';

const config = readConfig(process.env);
const log = openLog();
const database = openDatabase(config.database);
const storage = openStorage(process.env);
const redis = openRedis(config.redisUrl, log);
const worker = await openWorker({ connection: config.database, database, storage, log });
const mail = openMail(process.env);
const mailer = mail && openMailer({ database, mail, log });
const tracker = openTracker({
  database,
  tracking: openTracking(process.env),
  keys: openKeys(config.sessionSecrets),
  log,
});
const gateways = openGateways(openKeys(config.sessionSecrets), gatewayUrlsFrom(process.env));
const payments = openPaymentSweep({ database, gateways, log });
const reconciliation = openReconciliationSweep({ database, gateways, log });
const dispatcher = openDispatcher({ database, log });
const relay = openRelay({ database, redis, installation: config.installation, log });

onShutdown(log, [
  () =>
    Promise.all([
      relay.close(),
      mailer?.close(),
      tracker.close(),
      dispatcher.close(),
      payments.close(),
      reconciliation.close(),
    ]),
  () => worker.close(),
  () => database.close(),
  () => redis.disconnect(),
]);
log.info({ mails: mailer !== undefined }, 'the worker runs');
