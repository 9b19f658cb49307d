import { RetryError } from 'ai';
import { cutText } from '@/lib/text/cut/cut-text';
import { currentQuota, dropSigns, failureSigns, failureStatuses, loading, perMinute } from './failure-signs';
import { ModelCallFailure, type CallFault, type Droppable, type Trouble } from './model-call-failure';
import { readCallError, type CallError } from './read-call-error';
import { readAskedWaitMs } from './read-wait';

interface Meaning {
  fault: CallFault;
  trouble?: Trouble;
}

/** A server that loads a model says so for a while. */
const loadingWaitMs = 5000;

/** Says what a failed call means for the next one. */
export function toCallFailure(error: unknown, now = Date.now()): ModelCallFailure {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  const known = ownFailure(cause);
  if (known) return known;
  const callError = readCallError(cause);
  const waitMs = readAskedWaitMs(callError, now);
  const { fault, trouble } = meaningOf(callError, waitMs);
  const isLoading = fault === 'passing' && loading.test(callError.text);
  return new ModelCallFailure(fault, `status ${callError.status ?? 'none'}: ${cutText(callError.text, 300)}`, {
    ...{ trouble, isLoading, cause },
    waitMs: fault === 'passing' ? (waitMs ?? (isLoading ? loadingWaitMs : undefined)) : undefined,
    drops: fault === 'form' ? dropsOf(callError) : undefined,
  });
}

/** The SDK wraps what a fetch throws. */
function ownFailure(error: unknown): ModelCallFailure | null {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    if (inner instanceof ModelCallFailure) return inner;
  }
  return null;
}

function meaningOf(error: CallError, waitMs: number | undefined): Meaning {
  const { status, text } = error;
  if (status === 429 && currentQuota.test(text) && waitMs === undefined && !perMinute.test(text))
    return { fault: 'refused', trouble: 'quota' };
  const sign = failureSigns.find(
    ({ says, of, unless }) => (of === 'all' || of.includes(status ?? 'none')) && says.test(text) && !unless?.test(text),
  );
  if (sign) return sign;
  if (status === undefined) return { fault: 'passing' };
  return failureStatuses[status] ?? { fault: status >= 500 || status < 300 ? 'passing' : 'refused' };
}

function dropsOf({ text }: CallError): Droppable {
  return dropSigns.find(({ says }) => says.test(text))?.drops ?? 'form';
}
