// All settings of all processes. docs/settings.md, .env.example and the check at start follow from this table.
import { dataSettings } from './data-settings.ts';
import type { Kind } from './kinds.ts';
import { printAgentSettings } from './print-agent-settings.ts';
import { providerSettings } from './provider-settings.ts';
import { servingSettings } from './serving-settings.ts';
import type { Process } from './setting.ts';

export const settings = { ...dataSettings, ...servingSettings, ...providerSettings, ...printAgentSettings };

type Table = typeof settings;
export type SettingName = keyof Table;
type ValueOf<D> = D extends { kind: Kind<infer T> }
  ? D extends { otherwise: string } | { required: readonly string[] }
    ? T
    : T | undefined
  : never;
/** The values of all settings; `otherwise` fills in what is not given. */
export type SettingValues = { readonly [Name in SettingName]: ValueOf<Table[Name]> };
type NamesOf<P extends Process> = {
  [Name in SettingName]: P extends Table[Name]['processes'][number] ? Name : never;
}[SettingName];
/** What one process is given. */
export type SettingsOf<P extends Process> = Pick<SettingValues, NamesOf<P>>;
