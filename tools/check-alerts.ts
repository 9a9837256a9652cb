// `npm run alerts`: checks the alert rules with promtool and runs their tests; every alert needs a test and a runbook.
// Without promtool (Debian: prometheus) it says so and checks the rest.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy/alerts');
const rules = readFileSync(join(folder, 'onehaul.rules.yml'), 'utf8');
const tests = readFileSync(join(folder, 'onehaul.test.yml'), 'utf8');
const runbooks = readFileSync(join(root, 'docs/operations/alerts.md'), 'utf8');

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((found) => found[1]!)),
];
const alerts = namesIn(rules, /- alert: (\w+)/g);
const tested = namesIn(tests, /alertname: (\w+)/g);
const problems = [
  ...alerts.filter((name) => !tested.includes(name)).map((name) => `${name} has no test`),
  ...namesIn(rules, /runbook: ([\w-]+)/g)
    .filter((name) => !runbooks.includes(`\n## ${name}\n`))
    .map((name) => `docs/operations/alerts.md has no heading ${name}`),
];

function run(...words: string[]): void {
  const { error, status, stdout, stderr } = spawnSync('promtool', words, { cwd: folder, encoding: 'utf8' });
  if (error)
    console.log(`promtool is not installed (Debian: prometheus): ${words[0]} ${words[1]} is left out`);
  else if (status !== 0) problems.push(`${stdout}${stderr}`);
}
run('check', 'rules', 'onehaul.rules.yml');
run('test', 'rules', 'onehaul.test.yml');

for (const problem of problems) console.error(problem);
console.log(`${alerts.length} alerts, ${tested.length} with tests`);
process.exitCode = problems.length > 0 ? 1 : 0;
