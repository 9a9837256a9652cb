import { workerConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { createDns } from '@onehaul/server/gateways/dns/dns';
import { createMail } from '@onehaul/server/gateways/mail/create-mail';
import { gatewayUrlsFrom, createGateways } from '@onehaul/server/gateways/payment/create-gateways';
import { createPush } from '@onehaul/server/gateways/push/create-push';
import { createSms } from '@onehaul/server/gateways/sms/create-sms';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { createTracking } from '@onehaul/server/gateways/tracking/create-tracking';
import {
  marketplaceUrlsFrom,
  createMarketplaces,
} from '@onehaul/server/gateways/marketplace/create-marketplaces';
import { createLog } from '@onehaul/server/http/log';
import { createManagementServer } from '@onehaul/server/http/management';
import { createMetrics, recordDatabaseMetrics } from '@onehaul/server/http/metrics';
import { fileColumns } from '@onehaul/server/jobs/file-columns';
import { recordQueueMetrics } from '@onehaul/server/jobs/queue-metrics';
import { startWorker } from '@onehaul/server/jobs/worker';
import { jobs } from '@onehaul/server/modules/jobs';
import { createKeys } from '@onehaul/server/keys';
import { createSenders } from '@onehaul/server/modules/notice/index';
import { createEarningSweep } from '@onehaul/server/modules/agent/index';
import { createArchiver } from '@onehaul/server/modules/archive/index';
import { createCollectionSweep } from '@onehaul/server/modules/cod/index';
import { createHostSweep } from '@onehaul/server/modules/host/index';
import { createImportChecker } from '@onehaul/server/modules/import/index';
import { createImportPlans } from '@onehaul/server/modules/import-plans';
import { createMarketplaceSweep } from '@onehaul/server/modules/marketplace/index';
import { createDispatcher } from '@onehaul/server/modules/order/index';
import { createPaymentSweep, createReconciliationSweep } from '@onehaul/server/modules/payment/index';
import { createListExporter } from '@onehaul/server/modules/list-export/index';
import { createPrinter } from '@onehaul/server/modules/paper/index';
import { createRewardSweep } from '@onehaul/server/modules/reward/index';
import { sealedTables } from '@onehaul/server/modules/sealed-tables';
import { createStaffMailer } from '@onehaul/server/modules/staff-notice/index';
import { createTracker } from '@onehaul/server/modules/tracking/index';
import { createRelay } from '@onehaul/server/outbox/relay';
import { openRedis } from '@onehaul/server/redis';
import { onShutdown } from '@onehaul/server/shutdown';
import { ownSettings } from '@onehaul/settings/read-settings';

const settings = ownSettings('worker');
const config = workerConfig(settings);
const log = createLog({ level: config.logLevel });
const database = openDatabase(config.database);
const storage = createStorage(settings);
const redis = openRedis(config.redisUrl, config.installation, log);
const keys = createKeys(config.sessionSecrets, config.dataKeys);
const worker = await startWorker({
  jobs,
  connection: config.database,
  database,
  storage,
  keys,
  log,
  invoiceAddress: config.invoiceAddress,
});
const mail = createMail(settings);
const senders = createSenders(
  { database, keys, log },
  { mail, sms: createSms(settings), push: createPush(settings) },
);
const { consoleOrigin } = config;
const staffMailer = mail && createStaffMailer({ database, mail, consoleOrigin, log });
const tracker = createTracker({ database, tracking: createTracking(settings), keys, log });
const gateways = createGateways(keys, gatewayUrlsFrom(settings));
const payments = createPaymentSweep({ database, gateways, log });
const reconciliation = createReconciliationSweep({ database, gateways, log });
const dispatcher = createDispatcher({ database, log });
const marketplaces = createMarketplaceSweep({
  database,
  storage,
  keys,
  marketplaces: createMarketplaces(keys, marketplaceUrlsFrom(settings)),
  log,
});
const imports = createImportChecker({ database, log, plans: createImportPlans({ keys }) });
const printer = createPrinter({ database, storage, log });
const archiver = createArchiver({
  database,
  connection: config.database,
  storage,
  keys,
  fileColumns,
  sealedColumns: sealedTables,
  log,
});
const listExporter = createListExporter({ database, connection: config.database, storage, log });
const rewards = createRewardSweep({ database, log });
const earnings = createEarningSweep({ database, log });
const collections = createCollectionSweep({ database, log });
const hosts = createHostSweep({
  database,
  edge: { ...config.edge, dns: createDns(settings) },
  mail,
  consoleOrigin,
  log,
});
const { channels } = senders;
const relay = createRelay({ database, redis, installation: config.installation, channels, log });

const metrics = createMetrics();
recordDatabaseMetrics(database, metrics);
recordQueueMetrics(database, metrics);
let leaving = false;
const management = createManagementServer({
  ready: () => database.ready(),
  isLeaving: () => leaving,
  metrics,
}).listen(config.managementPort, config.host);

onShutdown(log, [
  () => (leaving = true),
  () =>
    Promise.all([
      relay.close(),
      senders.close(),
      staffMailer?.close(),
      tracker.close(),
      dispatcher.close(),
      marketplaces.close(),
      imports.close(),
      printer.close(),
      archiver.close(),
      listExporter.close(),
      rewards.close(),
      earnings.close(),
      collections.close(),
      hosts.close(),
      payments.close(),
      reconciliation.close(),
    ]),
  () => worker.close(),
  () => management.close(),
  () => database.close(),
  () => redis.disconnect(),
]);
log.info({ channels }, 'the worker runs');
