// Invites the installation's first operator: `npm run operator -- --email robin@example.com --name "Robin Vale"`.
import { parseArgs } from 'node:util';
import { isLanguage } from '@onehaul/domain/language';
import { consoleOriginOf, databaseConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { inviteFirstOperator } from '@onehaul/server/modules/staff/index';
import { ownSettings } from '@onehaul/settings/read-settings';
import type { SettingsOf } from '@onehaul/settings/table';

const usage = `npm run operator -- --email <address> --name "<name>" [--language en|zhHans|zhHanT|vi]
npm run operator -- --email <address> --again      a new link for the operator of that address`;

const refusals = {
  operatorExists: 'There is an operator already: further ones are invited in the console, under Staff.',
  noSuchOperator: 'No active operator has this address.',
  emailTaken: 'This address belongs to another account of this installation.',
};

/** Runs the command and returns what it prints, and whether it succeeded. */
export async function inviteOperator(
  args: string[],
  settings: SettingsOf<'operator'>,
): Promise<{ isDone: boolean; text: string }> {
  const draft = draftOf(args);
  if (!draft) return { isDone: false, text: usage };
  const origin = consoleOriginOf(settings);
  const database = openDatabase(databaseConfig(settings));
  try {
    const result = await inviteFirstOperator(database, origin, draft);
    return 'refusal' in result
      ? { isDone: false, text: refusals[result.refusal] }
      : {
          isDone: true,
          text: `Open this link within ${result.hours} hours to set a password; it works once:\n${result.link}`,
        };
  } finally {
    await database.close();
  }
}

function draftOf(args: string[]) {
  const options = {
    email: { type: 'string' },
    name: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    again: { type: 'boolean', default: false },
  } as const;
  try {
    const { email, name, language, again } = parseArgs({ args, options }).values;
    if (!email || !/^[^@\s]+@[^@\s]+$/.test(email) || email.length > 254) return undefined;
    if (!isLanguage(language) || (!again && !name.trim())) return undefined;
    return { email, name: name.trim(), language, isAgain: again };
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const { isDone, text } = await inviteOperator(process.argv.slice(2), ownSettings('operator'));
  (isDone ? console.log : console.error)(text);
  process.exitCode = isDone ? 0 : 1;
}
