import { readConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { openStorage } from '@onehaul/server/gateways/storage/open-storage';
import { openLog } from '@onehaul/server/http/log';
import { openWorker } from '@onehaul/server/jobs/worker';
import { onShutdown } from '@onehaul/server/shutdown';

const config = readConfig(process.env);
const log = openLog();
const database = openDatabase(config.database);
const storage = openStorage(process.env);
const worker = await openWorker({ connection: config.database, database, storage, log });

onShutdown(log, [() => worker.close(), () => database.close()]);
log.info('the worker runs');
