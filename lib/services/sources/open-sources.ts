import type { GenerationServices } from '@/lib/generation/pipeline/generation-job';
import type { Context } from '../context';
import { openKnowledge } from '../knowledge/open-knowledge';
import { openWeb } from '../web/open-web';

/** Where passages come from besides the prompt, for one job of an organization. */
export function openSources(ctx: Context, jobId: string): GenerationServices['sources'] {
  return { knowledgeBase: openKnowledge(ctx, { jobId }), web: openWeb() };
}
