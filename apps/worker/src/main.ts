import { readConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { openMail } from '@onehaul/server/gateways/mail/open-mail';
import { openStorage } from '@onehaul/server/gateways/storage/open-storage';
import { openLog } from '@onehaul/server/http/log';
import { openWorker } from '@onehaul/server/jobs/worker';
import { openMailer } from '@onehaul/server/modules/notice/index';
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
const relay = openRelay({ database, redis, installation: config.installation, log });

onShutdown(log, [
  () => Promise.all([relay.close(), mailer?.close()]),
  () => worker.close(),
  () => database.close(),
  () => redis.disconnect(),
]);
log.info({ mails: mailer !== undefined }, 'the worker runs');
