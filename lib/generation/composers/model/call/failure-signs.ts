import type { CallFault, Droppable, Trouble } from './model-call-failure';

/** What servers say, in words; their codes alone mean something else from one to the next. */
interface FailureSign {
  says: RegExp;
  /** Of which statuses the words are believed; `none` is an error within an answer of status 200, and one without an answer. */
  of: readonly (number | 'none')[] | 'all';
  unless?: RegExp;
  fault: CallFault;
  trouble?: Trouble;
}

const badRequests = ['none', 400, 403, 404, 422] as const;
const filters = /content[_ -]?(?:filter|policy|management)|safety (?:system|settings)|flagged|prohibited_content/i;
/** That of a day; one of a minute passes. */
const spent =
  /insufficient_quota|credit balance|insufficient (?:funds|credits?|balance)|billing_(?:hard_limit|not_active)|payment required|PerDay/i;
const keys =
  /api[ _-]?key\b[^\n]{0,40}\b(?:not valid|not found|invalid|incorrect|expired|missing|required)|(?:invalid|incorrect|missing|no)[ _](?:x-)?api[ _-]?key|API_KEY_INVALID|\bunauthori[sz]ed|unauthenticated|authentication[_ ](?:error|failed|required)|permission[_ ]denied/i;
const models =
  /\bmodels?\b[^\n]{0,120}\b(?:not found|does ?n[o'’]t exist|not exist|not available|could not be found)|invalid[_ ]model|model[_ ]not[_ ]found|no models? (?:is |are )?loaded|failed to load model|unknown model|not_found_error[^\n]{0,60}model/i;
const lengths =
  /context[ _](?:length|window|size)|context limit|maximum context|prompt is too long|too many (?:input )?tokens|input is too long|exceeds? the (?:available )?context|input tokens? (?:count )?(?:\(\d+\) )?exceeds?|n_ctx|must be <= \d+\. Given/i;
const grammars = /grammar|json[_ ]?schema|response_format|guided[_ ]|structured[_ ]output/i;
const limits = /max_(?:completion_|output_|new_)?tokens|max ?output ?tokens|num_predict/i;
const systems = /system (?:role|message|instruction)s? (?:is |are )?not (?:supported|enabled|allowed)|must alternate/i;
const streams = /\bstream(?:ing|_options)?\b/i;

/** The first that fits counts. */
export const failureSigns: readonly FailureSign[] = [
  { says: spent, of: 'all', fault: 'refused', trouble: 'quota' },
  { says: filters, of: badRequests, fault: 'filtered' },
  { says: keys, of: badRequests, fault: 'refused', trouble: 'key' },
  { says: models, of: badRequests, fault: 'refused', trouble: 'model' },
  { says: lengths, of: ['none', 400, 413, 422, 500], unless: limits, fault: 'unfit' },
  { says: grammars, of: ['none', 500], fault: 'form' },
];

/** What a status means where the words say nothing; all others are refusals. */
export const failureStatuses: Readonly<Record<number, { fault: CallFault; trouble?: Trouble }>> = {
  400: { fault: 'form' },
  401: { fault: 'refused', trouble: 'key' },
  402: { fault: 'refused', trouble: 'quota' },
  403: { fault: 'refused', trouble: 'key' },
  404: { fault: 'refused', trouble: 'address' },
  405: { fault: 'refused', trouble: 'address' },
  408: { fault: 'passing' },
  409: { fault: 'passing' },
  413: { fault: 'unfit' },
  422: { fault: 'form' },
  425: { fault: 'passing' },
  429: { fault: 'passing' },
  501: { fault: 'form' },
};

/** A quota for good, unless the server says when it is filled again. */
export const currentQuota = /exceeded your current quota|check your plan and billing/i;
export const perMinute = /Per(?:Minute|Second)|per (?:minute|second)|rate limit/i;
export const loading = /loading (?:the )?model|model\b[^\n]{0,40}\bload(?:ing|ed yet)|estimated_time|warming up/i;

/** What a server that takes no such request does not take of it. */
export const dropSigns: readonly { says: RegExp; drops: Droppable }[] = [
  { says: limits, drops: 'limit' },
  { says: systems, drops: 'system' },
  { says: streams, drops: 'stream' },
];
