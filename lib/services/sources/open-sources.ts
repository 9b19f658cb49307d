import type { GenerationServices } from '@/lib/generation/pipeline/generation-job';
import type { Context } from '../context';
import { openKnowledge } from '../knowledge/open-knowledge';
import { openWeb } from '../web/open-web';

/** Where passages come from besides the prompt, for the jobs of one organization. */
export function openSources(ctx: Context): GenerationServices['sources'] {
  return { knowledgeBase: openKnowledge(ctx), web: openWeb() };
}
