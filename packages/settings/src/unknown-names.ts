import type { SettingName } from './table.ts';

/** Names that begin so are meant for Onehaul. */
const ours =
  /^(DATABASE|OBJECT_STORE|STORAGE|ALIYUN_SMS|TWILIO|PUSH|SMTP|SESSION|DATA_KEY|EDGE|TENANT_QUOTA|PRINT_AGENT)_?/;
/** Names of tools that begin so. */
const ofOthers = new Set(['OBJECT_STORE_PORT', 'SESSION_MANAGER']);
/** A shorter name resembles too many others. */
const leastLength = 7;
const mostEdits = 2;

/** The number of letters to insert, remove or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let place = 1; place <= other.length; place += 1)
      next.push(
        Math.min(
          row[place]! + 1,
          next[place - 1]! + 1,
          row[place - 1]! + (letter === other[place - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length]!;
}

function nearest(name: string, known: readonly SettingName[]): SettingName | undefined {
  const near = known
    .filter((each) => each.length >= leastLength && Math.abs(each.length - name.length) <= mostEdits)
    .map((each) => ({ each, edits: distance(name, each) }))
    .toSorted((a, b) => a.edits - b.edits);
  return near[0] && near[0].edits <= mostEdits ? near[0].each : undefined;
}

/** A sentence per given name that is no setting and looks like one: a typing error would change nothing, silently. */
export function unknownNames(
  given: readonly string[],
  known: readonly SettingName[],
  secret: readonly SettingName[],
): string[] {
  const taken = new Set<string>([...known, ...secret.map((name) => `${name}_FILE`)]);
  return given.flatMap((name) => {
    if (taken.has(name) || ofOthers.has(name) || !/^[A-Z][A-Z0-9_]+$/.test(name)) return [];
    const plain = name.replace(/_FILE$/, '');
    if (known.some((one) => one === plain)) return [`${name} is no setting: ${plain} is no secret.`];
    const meant = nearest(plain, known);
    if (meant) return [`${name} is no setting: is ${meant} meant?`];
    return ours.test(name) ? [`${name} is no setting: docs/settings.md lists all of them.`] : [];
  });
}
