import type { Kind } from './kinds.ts';

export const processes = [
  'api',
  'worker',
  'web',
  'console',
  'migrate',
  'operator',
  'import-company',
  'rehearse-restore',
  'demo',
  'print-agent',
] as const;
export type Process = (typeof processes)[number];

type Definition<T> = {
  readonly kind: Kind<T>;
  readonly processes: readonly Process[];
  readonly about: string;
  /** The text that counts when none is given. */
  readonly otherwise?: string;
  /** What counts when none is given, in words. */
  readonly without?: string;
  /** Processes that do not start without it. */
  readonly required?: readonly Process[];
  /** Also taken from the file that `NAME_FILE` names; never shown. */
  readonly isSecret?: true;
};
export type Setting = Definition<unknown>;

export const setting = <T, const D extends Omit<Definition<T>, 'kind'>>(kind: Kind<T>, given: D) => ({
  kind,
  ...given,
});

export const servers = ['api', 'worker'] as const;
export const pages = ['web', 'console'] as const;
export const services = [...servers, ...pages] as const;
