// `npm run audit`: known advisories and registry signatures of the installed packages. Skipped with a message
// when the registry does not support these queries (a mirror, no network); a bad result fails.
import { spawnSync } from 'node:child_process';

export type Verdict = { readonly outcome: 'passed' | 'failed' | 'skipped'; readonly line: string };

/** npm's response when the query failed. */
type NoAnswer = { message?: string; error?: { summary?: string } };
type Advisories = NoAnswer & {
  metadata?: { vulnerabilities?: Readonly<Record<string, number>> };
  vulnerabilities?: Readonly<Record<string, { severity: string }>>;
};
type Signatures = NoAnswer & { invalid?: readonly { name: string }[]; missing?: readonly { name: string }[] };

const withoutAnswer = (what: string, { message, error }: NoAnswer): Verdict => {
  const reason = [message, error?.summary].find((text) => text) ?? 'no answer';
  return { outcome: 'skipped', line: `${what}: skipped, the registry did not answer (${reason})` };
};

/** Fails from `high` on; lower severities are listed. */
export function judgeAdvisories(answer: Advisories): Verdict {
  const counts = answer.metadata?.vulnerabilities;
  if (!counts) return withoutAnswer('advisories', answer);
  const severe = Object.entries(answer.vulnerabilities ?? {}).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  const line = `advisories: ${severe.length} high or critical, ${counts.total ?? 0} in all`;
  if (severe.length === 0) return { outcome: 'passed', line };
  return { outcome: 'failed', line: `${line}: ${severe.map(([name]) => name).join(', ')}` };
}

export function judgeSignatures(answer: Signatures): Verdict {
  const { invalid, missing } = answer;
  if (!invalid || !missing) return withoutAnswer('signatures', answer);
  const bad = [...invalid, ...missing].map(({ name }) => name);
  const line = `signatures: ${invalid.length} invalid, ${missing.length} missing`;
  return bad.length === 0
    ? { outcome: 'passed', line }
    : { outcome: 'failed', line: `${line}: ${bad.join(', ')}` };
}

function ask(...question: string[]): object {
  const { stdout } = spawnSync('npm', [...question, '--json', '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 << 20,
  });
  try {
    return JSON.parse(stdout) as object;
  } catch {
    return {};
  }
}

if (import.meta.main) {
  const verdicts = [judgeAdvisories(ask('audit')), judgeSignatures(ask('audit', 'signatures'))];
  for (const { line } of verdicts) console.log(line);
  process.exitCode = verdicts.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}
