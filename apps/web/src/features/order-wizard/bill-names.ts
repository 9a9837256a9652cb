import type { Wizard } from './use-wizard.ts';

/** Names of the areas and services that bill lines reference by key. */
export function billNames({ remoteAreas, options }: Pick<Wizard, 'remoteAreas' | 'options'>) {
  return {
    area: (key: string) => remoteAreas.find((area) => area.key === key)?.name ?? key,
    service: (key: string) => options.find(({ id }) => String(id) === key)?.name ?? key,
  };
}
