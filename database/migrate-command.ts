// `npm run migrate`: creates the database when it is missing, and brings it forward.
import { addressFromEnvironment, createDatabase, migrate } from './migrate.ts';

const address = addressFromEnvironment();
await createDatabase(address);
const applied = await migrate(address);
console.log(applied.length > 0 ? `migrated: ${applied.join(', ')}` : 'the database is up to date');
