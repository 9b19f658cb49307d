import type { GenerateRequest } from '@/lib/contracts/generate-request';

const shownCharacters = 1_500;

/** The request as it is shown; a long prompt is told in part, and copied whole. */
export function shorten(request: GenerateRequest): GenerateRequest {
  const { prompt } = request;
  if (prompt.length <= shownCharacters) return request;
  const rest = (prompt.length - shownCharacters).toLocaleString('en-GB');
  return { ...request, prompt: `${prompt.slice(0, shownCharacters)} […${rest} more characters, copied whole]` };
}
