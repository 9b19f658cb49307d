import { GenerationFailure } from '../../../pipeline/generation-failure';
import type { CallFault, ModelCallFailure, Trouble } from './model-call-failure';

const declined =
  'The language model declined to make slides of this content. Change what the prompt asks for, and send it again.';
const misconfigured =
  "The language model's provider refused the call; another attempt changes nothing until the operator has looked at the model's name, key and quota.";
/** What callers may know of it: whom to ask, and for what. */
const troubles: Readonly<Record<Trouble, string>> = {
  key: "The language model's provider refuses the key of this service. Its operator has to correct it; until then another attempt changes nothing.",
  model:
    "The language model's provider does not know the model that this service asks for. Its operator has to correct the name; until then another attempt changes nothing.",
  address:
    'There is no language model at the address that this service asks. Its operator has to correct it; until then another attempt changes nothing.',
  quota:
    "The quota of this service at the language model's provider is used up. Its operator has to look at the account; until then another attempt changes nothing.",
};

/** What it means for the job that a model did not answer; the provider's own text goes to the log alone. */
const meanings: Record<CallFault, (failure: ModelCallFailure) => GenerationFailure> = {
  passing: (failure) => new GenerationFailure('provider_unavailable', failure.detail, { cause: failure }),
  aborted: (failure) => new GenerationFailure('provider_unavailable', failure.detail, { cause: failure }),
  form: (failure) =>
    new GenerationFailure('provider_refused', failure.detail, { cause: failure, message: misconfigured }),
  unfit: (failure) => new GenerationFailure('provider_refused', failure.detail, { cause: failure }),
  refused: (failure) =>
    new GenerationFailure('provider_refused', failure.detail, { cause: failure, message: refusalOf(failure) }),
  exhausted: (failure) => new GenerationFailure('provider_refused', failure.detail, { cause: failure }),
  filtered: (failure) =>
    new GenerationFailure('content_rejected', failure.detail, { cause: failure, message: declined }),
};

export function toGenerationFailure(failure: ModelCallFailure): GenerationFailure {
  return meanings[failure.fault](failure);
}

function refusalOf({ trouble, waitMs }: ModelCallFailure): string {
  if (trouble) return troubles[trouble];
  if (waitMs === undefined) return misconfigured;
  return `The language model's provider takes no more requests for ${Math.ceil(waitMs / 60_000)} minutes. Send the request again after that.`;
}
