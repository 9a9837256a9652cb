import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Gallery = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts the page of all parts on a free port; it runs from source and belongs to no build. */
export async function startGallery(): Promise<Gallery> {
  const child = spawn(process.execPath, ['apps/gallery/serve.ts'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const port = /open on port (\d+)/.exec(line)?.[1];
    if (!port) continue;
    const stop = async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    };
    return { url: `http://127.0.0.1:${port}`, stop };
  }
  throw new Error('the gallery did not start');
}
