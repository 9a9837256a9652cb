// A process that runs only the relay, to be killed by a test; arguments name the database and Redis.
import { openDatabase } from '../db/database.ts';
import { createLog } from '../http/log.ts';
import { openRedis } from '../redis.ts';
import { createRelay } from './relay.ts';

const [connection, redisUrl, installation] = process.argv.slice(2) as [string, string, string];
const log = createLog({ stream: { write: () => {} } });
const database = openDatabase(JSON.parse(connection));
const redis = openRedis(redisUrl, installation, log);
createRelay({ database, redis, installation, log, everyMs: 20 });
process.send?.('runs');
