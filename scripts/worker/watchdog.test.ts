import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

async function runWatched(
  silenceSeconds: number,
  work: string,
): Promise<{ signal: string | null; stdout: string; stderr: string }> {
  const script = `import { startWatchdog } from '@/scripts/worker/watchdog'; startWatchdog({ silenceSeconds: ${silenceSeconds} }); ${work}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null, string | null]>,
  ]);
  return { signal, stdout, stderr };
}

describe('the watchdog', () => {
  it('ends a process that computes without end, and says why', async () => {
    const { signal, stderr } = await runWatched(2, 'setTimeout(() => { for (;;); }, 100);');
    expect(signal).toBe('SIGKILL');
    expect(stderr).toContain('nothing but compute for 2 s');
  });

  it('leaves a busy process alone, and keeps none alive', async () => {
    const work = `
      const end = Date.now() + 7_000;
      while (Date.now() < end) {
        const pause = Date.now() + 300;
        while (Date.now() < pause);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      console.log('done');`;
    const { signal, stdout, stderr } = await runWatched(5, work);
    expect(signal).toBeNull();
    expect(stdout).toBe('done\n');
    expect(stderr).not.toContain('compute');
  });
});
