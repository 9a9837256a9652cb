import { readFileSync } from 'node:fs';
import { contradictionsIn } from './contradictions.ts';
import type { Process, Setting } from './setting.ts';
import { type SettingName, settings, type SettingsOf, type SettingValues } from './table.ts';
import { unknownNames } from './unknown-names.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** All problems at once, one sentence each. No sentence contains a value. */
export class SettingsRefused extends Error {
  override name = 'SettingsRefused';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const names = Object.keys(settings) as SettingName[];
const secretNames = names.filter((name) => (settings[name] as Setting).isSecret);

/** The text of a setting: of the environment, or of the file that `NAME_FILE` names. */
function textOf(name: SettingName, { isSecret }: Setting, env: Environment, problems: string[]) {
  const file = isSecret && env[`${name}_FILE`];
  if (!file) return env[name];
  if (env[name]) {
    problems.push(`${name} and ${name}_FILE are both set: one of them is enough.`);
    return undefined;
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    problems.push(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    return undefined;
  }
}

/**
 * The settings of one process, typed. Refuses what is missing, malformed, contradictory, or looks like a setting
 * and is none; settings of other processes are left alone, so that one file may serve all.
 */
export function readSettings<P extends Process>(process: P, env: Environment): SettingsOf<P> {
  const problems = unknownNames(Object.keys(env), names, secretNames);
  const malformed: SettingName[] = [];
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const name of names) {
    const setting: Setting = settings[name];
    if (!setting.processes.includes(process)) continue;
    const before = problems.length;
    const given = textOf(name, setting, env, problems);
    if (problems.length > before) continue;
    if (!given && setting.required?.includes(process)) {
      problems.push(`${name} is not set: ${setting.kind.shape}.`);
      continue;
    }
    const text = given || setting.otherwise;
    if (text === undefined) continue;
    values[name] = setting.kind.parse(text);
    if (values[name] !== undefined) continue;
    malformed.push(name);
    problems.push(`${name} must be ${setting.kind.shape}.`);
  }
  // What is malformed counts as missing, which would be said a second time.
  const contradictions = contradictionsIn(values as Partial<SettingValues>);
  problems.push(...contradictions.filter((each) => !malformed.some((name) => each.includes(name))));
  if (problems.length > 0) throw new SettingsRefused(problems);
  return values as SettingsOf<P>;
}

/** EX_CONFIG of sysexits.h: starting again would not help, and units know this. */
const exitCode = 78;

/** The settings of this process; without valid ones it says why and ends. The only place that reads `process.env`. */
export function ownSettings<P extends Process>(name: P): SettingsOf<P> {
  try {
    return readSettings(name, process.env);
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    console.error([`${name} does not start:`, ...error.problems.map((each) => `- ${each}`)].join('\n'));
    process.exit(exitCode);
  }
}
