import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../apps/print-agent/src/main.ts', import.meta.url));

type Given = { readonly server: string; readonly key: string };

/** The print agent as a process of its own, as it runs in a warehouse. */
export function runPrintAgent({ server, key }: Given) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PRINT_AGENT_SERVER: server, PRINT_AGENT_KEY: key },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  return {
    /** All it has logged. */
    output: () => output,
    /** Asks it to leave, and returns its exit code. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
      child.kill(signal);
      const [code] = await ended;
      return code as number | null;
    },
    ended: async (): Promise<number | null> => (await ended)[0] as number | null,
  };
}
export type RunningPrintAgent = ReturnType<typeof runPrintAgent>;
