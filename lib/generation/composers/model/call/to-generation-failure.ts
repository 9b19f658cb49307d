import { GenerationFailure } from '../../../pipeline/generation-failure';
import type { CallFault, ModelCallFailure } from './model-call-failure';

const declined = 'The language model declined to make slides of this content. Change what the prompt asks for, and send it again.';
const misconfigured = "The language model's provider refused the call; another attempt changes nothing until the operator has looked at the model's name, key and quota.";

/** What it means for the job that a model did not answer; the provider's own text goes to the log alone. */
const meanings: Record<CallFault, (failure: ModelCallFailure) => GenerationFailure> = {
  passing: (failure) => new GenerationFailure('provider_unavailable', failure.detail, { cause: failure }),
  aborted: (failure) => new GenerationFailure('provider_unavailable', failure.detail, { cause: failure }),
  form: (failure) => new GenerationFailure('provider_refused', failure.detail, { cause: failure, message: misconfigured }),
  unfit: (failure) => new GenerationFailure('provider_refused', failure.detail, { cause: failure }),
  refused: (failure) => new GenerationFailure('provider_refused', failure.detail, { cause: failure, message: misconfigured }),
  filtered: (failure) => new GenerationFailure('content_rejected', failure.detail, { cause: failure, message: declined }),
};

export function toGenerationFailure(failure: ModelCallFailure): GenerationFailure {
  return meanings[failure.fault](failure);
}
