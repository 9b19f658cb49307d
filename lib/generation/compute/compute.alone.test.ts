import { describe, expect, it, vi } from 'vitest';
import { ProcessDeath } from '@/lib/platform/compute/process-death';
import { GenerationFailure } from '../pipeline/generation-failure';
import { useCompute, type Compute } from './compute';

/** Pages, and what Inngest calls, have copies of their own of the modules of their process. */
describe('a copy of these modules', () => {
  it('computes where its process does', async () => {
    const compute: Compute = { run: () => Promise.reject(new Error('not asked')) };
    useCompute(compute);
    vi.resetModules();
    const copy = await import('./compute');
    expect(copy.useCompute).not.toBe(useCompute);
    expect(copy.getCompute()).toBe(compute);
  });

  it('knows what is thrown there', async () => {
    vi.resetModules();
    const [failures, deaths] = [
      await import('../pipeline/generation-failure'),
      await import('@/lib/platform/compute/process-death'),
    ];
    const [failure, death] = [new GenerationFailure('quality'), new ProcessDeath('memory', 'read')];
    expect(failures.GenerationFailure).not.toBe(GenerationFailure);
    expect(failure instanceof failures.GenerationFailure).toBe(true);
    expect(death instanceof deaths.ProcessDeath).toBe(true);
    expect(new Error('other') instanceof deaths.ProcessDeath).toBe(false);
    expect(death instanceof failures.GenerationFailure).toBe(false);
  });
});
