import { readConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { openMail } from '@onehaul/server/gateways/mail/open-mail';
import { gatewayUrlsFrom, openGateways } from '@onehaul/server/gateways/payment/open-gateways';
import { openPush } from '@onehaul/server/gateways/push/open-push';
import { openSms } from '@onehaul/server/gateways/sms/open-sms';
import { openStorage } from '@onehaul/server/gateways/storage/open-storage';
import { openTracking } from '@onehaul/server/gateways/tracking/open-tracking';
import {
  marketplaceUrlsFrom,
  openMarketplaces,
} from '@onehaul/server/gateways/marketplace/open-marketplaces';
import { openLog } from '@onehaul/server/http/log';
import { openWorker } from '@onehaul/server/jobs/worker';
import { jobs } from '@onehaul/server/modules/jobs';
import { openKeys } from '@onehaul/server/keys';
import { openSenders } from '@onehaul/server/modules/notice/index';
import { openEarningSweep } from '@onehaul/server/modules/agent/index';
import { openCollectionSweep } from '@onehaul/server/modules/cod/index';
import { openImportChecker } from '@onehaul/server/modules/import/index';
import { openImportPlans } from '@onehaul/server/modules/import-plans';
import { openMarketplaceSweep } from '@onehaul/server/modules/marketplace/index';
import { openDispatcher } from '@onehaul/server/modules/order/index';
import { openPaymentSweep, openReconciliationSweep } from '@onehaul/server/modules/payment/index';
import { openPrinter } from '@onehaul/server/modules/paper/index';
import { openRewardSweep } from '@onehaul/server/modules/reward/index';
import { openTracker } from '@onehaul/server/modules/tracking/index';
import { openRelay } from '@onehaul/server/outbox/relay';
import { openRedis } from '@onehaul/server/redis';
import { onShutdown } from '@onehaul/server/shutdown';

const config = readConfig(process.env);
const log = openLog();
const database = openDatabase(config.database);
const storage = openStorage(process.env);
const redis = openRedis(config.redisUrl, config.installation, log);
const keys = openKeys(config.sessionSecrets, config.dataKeys);
const worker = await openWorker({ jobs, connection: config.database, database, storage, keys, log });
const senders = openSenders(
  { database, log },
  { mail: openMail(process.env), sms: openSms(process.env), push: openPush(process.env) },
);
const tracker = openTracker({ database, tracking: openTracking(process.env), keys, log });
const gateways = openGateways(keys, gatewayUrlsFrom(process.env));
const payments = openPaymentSweep({ database, gateways, log });
const reconciliation = openReconciliationSweep({ database, gateways, log });
const dispatcher = openDispatcher({ database, log });
const marketplaces = openMarketplaceSweep({
  database,
  storage,
  keys,
  marketplaces: openMarketplaces(keys, marketplaceUrlsFrom(process.env)),
  log,
});
const imports = openImportChecker({ database, log, plans: openImportPlans({ keys }) });
const printer = openPrinter({ database, storage, log });
const rewards = openRewardSweep({ database, log });
const earnings = openEarningSweep({ database, log });
const collections = openCollectionSweep({ database, log });
const { channels } = senders;
const relay = openRelay({ database, redis, installation: config.installation, channels, log });

onShutdown(log, [
  () =>
    Promise.all([
      relay.close(),
      senders.close(),
      tracker.close(),
      dispatcher.close(),
      marketplaces.close(),
      imports.close(),
      printer.close(),
      rewards.close(),
      earnings.close(),
      collections.close(),
      payments.close(),
      reconciliation.close(),
    ]),
  () => worker.close(),
  () => database.close(),
  () => redis.disconnect(),
]);
log.info({ channels }, 'the worker runs');
