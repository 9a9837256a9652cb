import type { Permission } from './role.ts';

/** What staff are notified about, each kind by the permission its work requires. */
export const staffNoticeKinds = ['case', 'money', 'failure', 'quota'] as const;
export type StaffNoticeKind = (typeof staffNoticeKinds)[number];

/** `opened`: of the person who looks after the member; the others: of the person the case is assigned to. */
export const caseNoticeEvents = ['opened', 'assigned', 'written', 'appealed', 'accepted', 'closed'] as const;

/** Money that waits for a person of finance. */
export const moneyNoticeEvents = ['deposit', 'held', 'withdrawal'] as const;

/** Days after which a notice is deleted, read or not. */
export const staffNoticeDays = 90;

type Rule = {
  /** Whoever holds it can do the work, and open the page that a notice links to. */
  readonly permission: Permission;
  /** Mailed unless the person chose otherwise: what is rare, and cannot wait until somebody looks. */
  readonly isMailed: boolean;
};

const rules: Readonly<Record<StaffNoticeKind, Rule>> = {
  case: { permission: 'case:work', isMailed: false },
  money: { permission: 'finance:review', isMailed: false },
  failure: { permission: 'job:read', isMailed: true },
  quota: { permission: 'shop:publish', isMailed: true },
};

export const permissionForNotice = (kind: StaffNoticeKind): Permission => rules[kind].permission;
export const isMailedByDefault = (kind: StaffNoticeKind): boolean => rules[kind].isMailed;

export const staffNoticeKindsFor = (held: readonly Permission[]): StaffNoticeKind[] =>
  staffNoticeKinds.filter((kind) => held.includes(rules[kind].permission));
