import { isJobErrorCode, type JobErrorCode } from '@/lib/contracts/error-codes';

/** Why a job failed, in as few words as a list has room for. */
const words = {
  insufficient_credits: 'Not enough credits',
  template_unavailable: 'The template is gone',
  content_rejected: 'Unusable content',
  provider_unavailable: 'A service didn’t answer',
  generation_timeout: 'It took too long',
  generation_failed: 'Generation broke off',
} as const satisfies Record<JobErrorCode, string>;

export function failureWords(code: string | null): string {
  return words[code !== null && isJobErrorCode(code) ? code : 'generation_failed'];
}
