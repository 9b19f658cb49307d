import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import type { CallFault, Droppable, Trouble } from './model-call-failure';
import { toCallFailure } from './to-call-failure';

interface Row {
  server: string;
  status: number;
  body: object | string;
  headers?: Record<string, string>;
  is: { fault: CallFault; trouble?: Trouble; drops?: Droppable; waitMs?: number };
}

const now = Date.parse('2026-03-01T12:00:00Z');
const openAi = (message: string, code: string | null = null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
});
const anthropic = (type: string, message: string) => ({ type: 'error', error: { type, message } });
const gemini = (code: number, status: string, message: string, details: object[] = []) => ({
  error: { code, message, status, details },
});
const retryInfo = (retryDelay: string) => ({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay });
const quotaOf = (quotaId: string) => ({
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaId }],
});
const geminiQuota = 'You exceeded your current quota, please check your plan and billing details.';
const llama = (code: number, message: string, type: string, more: object = {}) => ({
  error: { code, message, type, ...more },
});

/** As the servers' documentation and the reports of their users have them. */
const rows: Row[] = [
  {
    server: 'OpenAI, wrong key',
    status: 401,
    body: openAi('Incorrect API key provided: sk-x. You can find your API key at …', 'invalid_api_key'),
    is: { fault: 'refused', trouble: 'key' },
  },
  {
    server: 'OpenAI, unknown model',
    status: 404,
    body: openAi('The model `gpt-9` does not exist or you do not have access to it.', 'model_not_found'),
    is: { fault: 'refused', trouble: 'model' },
  },
  {
    server: 'OpenAI responses, unknown model',
    status: 400,
    body: openAi("The requested model 'gpt-9' does not exist.", 'model_not_found'),
    is: { fault: 'refused', trouble: 'model' },
  },
  {
    server: 'OpenAI, no money',
    status: 429,
    body: openAi(geminiQuota, 'insufficient_quota', 'insufficient_quota'),
    headers: { 'retry-after': '1' },
    is: { fault: 'refused', trouble: 'quota' },
  },
  {
    server: 'OpenAI, tokens a minute',
    status: 429,
    body: openAi(
      'Rate limit reached for gpt-5 on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000. Please try again in 2.5s.',
      'rate_limit_exceeded',
    ),
    is: { fault: 'passing', waitMs: 2500 },
  },
  {
    server: 'OpenAI, requests a minute',
    status: 429,
    body: openAi('Rate limit reached', 'rate_limit_exceeded'),
    headers: {
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '1m2s',
      'x-ratelimit-remaining-tokens': '900',
      'x-ratelimit-reset-tokens': '6h0m0s',
    },
    is: { fault: 'passing', waitMs: 62_000 },
  },
  {
    server: 'OpenAI, milliseconds',
    status: 429,
    body: openAi('Please try again in 350ms.', 'rate_limit_exceeded'),
    is: { fault: 'passing', waitMs: 350 },
  },
  {
    server: 'OpenAI, an organization that may not stream',
    status: 400,
    body: openAi('Your organization must be verified to stream this model. Please go to: …', 'unsupported_value'),
    is: { fault: 'form', drops: 'stream' },
  },
  {
    server: 'OpenAI, a schema that it does not take',
    status: 400,
    body: openAi(
      "Invalid schema for response_format 'chart_slide': In context=(), 'required' is required to be supplied",
      'invalid_json_schema',
    ),
    is: { fault: 'form', drops: 'form' },
  },
  {
    server: 'OpenAI, too long',
    status: 400,
    body: openAi('Input tokens exceed the configured limit of 272000 tokens.', 'context_length_exceeded'),
    is: { fault: 'unfit' },
  },
  {
    server: 'Azure, tokens a minute',
    status: 429,
    body: openAi(
      'Requests to the ChatCompletions_Create Operation have exceeded token rate limit of your current OpenAI S0 pricing tier. Please retry after 33 seconds.',
      '429',
    ),
    is: { fault: 'passing', waitMs: 33_000 },
  },
  {
    server: 'Azure, a filter',
    status: 400,
    body: openAi(
      "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      'content_filter',
    ),
    is: { fault: 'filtered' },
  },

  {
    server: 'Anthropic, wrong key',
    status: 401,
    body: anthropic('authentication_error', 'invalid x-api-key'),
    is: { fault: 'refused', trouble: 'key' },
  },
  {
    server: 'Anthropic, unknown model',
    status: 404,
    body: anthropic('not_found_error', 'model: claude-9'),
    is: { fault: 'refused', trouble: 'model' },
  },
  {
    server: 'Anthropic, no money',
    status: 400,
    body: anthropic(
      'invalid_request_error',
      'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
    ),
    is: { fault: 'refused', trouble: 'quota' },
  },
  {
    server: 'Anthropic, a rate',
    status: 429,
    body: anthropic(
      'rate_limit_error',
      'This request would exceed your organization’s rate limit of 50,000 input tokens per minute.',
    ),
    headers: { 'retry-after': '12' },
    is: { fault: 'passing', waitMs: 12_000 },
  },
  {
    server: 'Anthropic, a rate by its date',
    status: 429,
    body: anthropic('rate_limit_error', 'slow down'),
    headers: {
      'anthropic-ratelimit-requests-remaining': '0',
      'anthropic-ratelimit-requests-reset': '2026-03-01T12:00:20Z',
    },
    is: { fault: 'passing', waitMs: 20_000 },
  },
  {
    server: 'Anthropic, overloaded',
    status: 529,
    body: anthropic('overloaded_error', 'Overloaded'),
    is: { fault: 'passing' },
  },
  {
    server: 'Anthropic, a grammar that is too large',
    status: 400,
    body: anthropic(
      'invalid_request_error',
      'The compiled grammar is too large, which would cause performance issues. Simplify your tool schemas.',
    ),
    is: { fault: 'form', drops: 'form' },
  },
  {
    server: 'Anthropic, too many unions',
    status: 400,
    body: anthropic(
      'invalid_request_error',
      'Schemas contains too many parameters with union types (17 parameters; limit: 16).',
    ),
    is: { fault: 'form', drops: 'form' },
  },
  {
    server: 'Anthropic, too long',
    status: 400,
    body: anthropic('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
    is: { fault: 'unfit' },
  },

  {
    server: 'Gemini, wrong key',
    status: 400,
    body: gemini(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      { reason: 'API_KEY_INVALID' },
    ]),
    is: { fault: 'refused', trouble: 'key' },
  },
  {
    server: 'Gemini, unknown model',
    status: 404,
    body: gemini(
      404,
      'NOT_FOUND',
      'models/gemini-9.5-pro is not found for API version v1beta, or is not supported for generateContent.',
    ),
    is: { fault: 'refused', trouble: 'model' },
  },
  {
    server: 'Gemini, a minute’s quota',
    status: 429,
    body: gemini(429, 'RESOURCE_EXHAUSTED', geminiQuota, [
      quotaOf('GenerateRequestsPerMinutePerProjectPerModel-FreeTier'),
      retryInfo('26s'),
    ]),
    is: { fault: 'passing', waitMs: 26_000 },
  },
  {
    server: 'Gemini, a minute’s quota without a time',
    status: 429,
    body: gemini(429, 'RESOURCE_EXHAUSTED', geminiQuota, [
      quotaOf('GenerateContentInputTokensPerModelPerMinute-FreeTier'),
    ]),
    is: { fault: 'passing' },
  },
  {
    server: 'Gemini, a day’s quota',
    status: 429,
    body: gemini(429, 'RESOURCE_EXHAUSTED', geminiQuota, [
      quotaOf('GenerateRequestsPerDayPerProjectPerModel-FreeTier'),
      retryInfo('26s'),
    ]),
    is: { fault: 'refused', trouble: 'quota' },
  },
  {
    server: 'Gemini, a quota for good',
    status: 429,
    body: gemini(429, 'RESOURCE_EXHAUSTED', geminiQuota),
    is: { fault: 'refused', trouble: 'quota' },
  },
  {
    server: 'Gemini, in words',
    status: 429,
    body: gemini(429, 'RESOURCE_EXHAUSTED', 'Please retry in 32.5s.'),
    is: { fault: 'passing', waitMs: 32_500 },
  },
  {
    server: 'Gemini, busy',
    status: 429,
    body: gemini(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).'),
    is: { fault: 'passing' },
  },
  {
    server: 'Gemini, overloaded',
    status: 503,
    body: gemini(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
    is: { fault: 'passing' },
  },
  {
    server: 'Gemini, too many states',
    status: 400,
    body: gemini(
      400,
      'INVALID_ARGUMENT',
      'The specified schema produces a constraint that has too many states for serving.',
    ),
    is: { fault: 'form', drops: 'form' },
  },
  {
    server: 'Gemini, too long',
    status: 400,
    body: gemini(
      400,
      'INVALID_ARGUMENT',
      'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    ),
    is: { fault: 'unfit' },
  },

  {
    server: 'Mistral, wrong key',
    status: 401,
    body: { detail: 'Unauthorized' },
    is: { fault: 'refused', trouble: 'key' },
  },
  {
    server: 'Mistral, unknown model',
    status: 400,
    body: { object: 'error', message: 'Invalid model: mistral-9', type: 'invalid_model', param: null, code: '1500' },
    is: { fault: 'refused', trouble: 'model' },
  },
  {
    server: 'Mistral, a rate',
    status: 429,
    body: { object: 'error', message: 'Rate limit exceeded', type: 'rate_limited', param: null, code: '1300' },
    is: { fault: 'passing' },
  },
  {
    server: 'Mistral, its own rate headers',
    status: 429,
    body: 'Requests rate limit exceeded',
    headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '38' },
    is: { fault: 'passing', waitMs: 38_000 },
  },
  {
    server: 'Mistral, a field that it forbids',
    status: 422,
    body: {
      object: 'error',
      message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'] }] },
    },
    is: { fault: 'form', drops: 'limit' },
  },
  {
    server: 'Mistral, too long',
    status: 400,
    body: {
      object: 'error',
      message: 'Prompt contains 40000 tokens, too large for model with 32768 maximum context length',
    },
    is: { fault: 'unfit' },
  },

  {
    server: 'a gateway, no money',
    status: 402,
    body: openAi('Insufficient funds. Please add credits to your account.', 'insufficient_funds'),
    is: { fault: 'refused', trouble: 'quota' },
  },
  {
    server: 'OpenRouter, a reset since 1970',
    status: 429,
    body: openAi('Rate limit exceeded: free-models-per-min.'),
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now + 9000) },
    is: { fault: 'passing', waitMs: 9000 },
  },

  {
    server: 'Ollama, a model that was not pulled',
    status: 404,
    body: openAi('model "qwen3:14b" not found, try pulling it first', null, 'api_error'),
    is: { fault: 'refused', trouble: 'model' },
  },
  {
    server: 'Ollama, an address without /v1',
    status: 404,
    body: '404 page not found',
    is: { fault: 'refused', trouble: 'address' },
  },
  {
    server: 'Ollama, busy',
    status: 503,
    body: openAi('server busy, please try again.  maximum pending requests exceeded', null, 'api_error'),
    is: { fault: 'passing' },
  },
  {
    server: 'Ollama, out of memory',
    status: 500,
    body: openAi('llama runner process has terminated: exit status 2', null, 'api_error'),
    is: { fault: 'passing' },
  },
  {
    server: 'vLLM, too long',
    status: 400,
    body: {
      object: 'error',
      message:
        "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens in the messages. Please reduce the length of the messages.",
      type: 'BadRequestError',
      code: 400,
    },
    is: { fault: 'unfit' },
  },
  {
    server: 'vLLM, too long an answer',
    status: 400,
    body: {
      object: 'error',
      message:
        "'max_tokens' or 'max_completion_tokens' is too large: 16000. This model's maximum context length is 4096 tokens and your request has 3000 input tokens.",
    },
    is: { fault: 'form', drops: 'limit' },
  },
  {
    server: 'vLLM, unknown model',
    status: 404,
    body: { object: 'error', message: 'The model `x` does not exist.', type: 'NotFoundError', code: 404 },
    is: { fault: 'refused', trouble: 'model' },
  },
  {
    server: 'vLLM, a schema that its grammar does not take',
    status: 400,
    body: { object: 'error', message: 'The provided JSON schema contains features not supported by xgrammar.' },
    is: { fault: 'form', drops: 'form' },
  },
  {
    server: 'LM Studio, too long',
    status: 400,
    body: {
      error:
        'Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.',
    },
    is: { fault: 'unfit' },
  },
  {
    server: 'LM Studio, too long, in other words',
    status: 400,
    body: {
      error:
        'The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 13055>= n_ctx: 4096).',
    },
    is: { fault: 'unfit' },
  },
  {
    server: 'LM Studio, any object',
    status: 400,
    body: { error: "'response_format.type' must be 'json_schema' or 'text'" },
    is: { fault: 'form', drops: 'form' },
  },
  {
    server: 'LM Studio, nothing loaded',
    status: 404,
    body: openAi(
      'No models loaded. Please load a model in the developer page or use the `lms load` command.',
      'model_not_found',
    ),
    is: { fault: 'refused', trouble: 'model' },
  },
  {
    server: 'LM Studio, a model that does not load',
    status: 400,
    body: { error: 'Failed to load model "gpt-oss-20b". Error: Error loading model.' },
    is: { fault: 'refused', trouble: 'model' },
  },
  {
    server: 'llama.cpp, loading',
    status: 503,
    body: llama(503, 'Loading model', 'unavailable_error'),
    is: { fault: 'passing', waitMs: 5000 },
  },
  {
    server: 'llama.cpp, too long',
    status: 400,
    body: llama(400, 'the request exceeds the available context size, try increasing it', 'exceed_context_size_error', {
      n_prompt_tokens: 1407,
      n_ctx: 256,
    }),
    is: { fault: 'unfit' },
  },
  {
    server: 'llama.cpp, too long on its way',
    status: 500,
    body: llama(500, 'Context size has been exceeded.', 'server_error'),
    is: { fault: 'unfit' },
  },
  {
    server: 'llama.cpp, its grammar',
    status: 400,
    body: llama(400, 'Failed to initialize samplers: failed to parse grammar', 'invalid_request_error'),
    is: { fault: 'form', drops: 'form' },
  },
  {
    server: 'llama.cpp, its grammar as a failure of its own',
    status: 500,
    body: llama(500, 'JSON schema conversion failed: Unrecognized schema', 'server_error'),
    is: { fault: 'form', drops: 'form' },
  },
  {
    server: 'a hub that wakes its model',
    status: 503,
    body: { error: 'Model x is currently loading', estimated_time: 20.5 },
    is: { fault: 'passing', waitMs: 20_500 },
  },
  {
    server: 'an answer of status 200 that holds a refusal',
    status: 200,
    body: { error: { message: 'No auth credentials found', code: 401 } },
    is: { fault: 'refused', trouble: 'key' },
  },
  {
    server: 'an answer of status 200 that holds a rate',
    status: 200,
    body: { error: { message: 'Provider returned error', code: 429 } },
    is: { fault: 'passing' },
  },
];

describe('what the providers answer', () => {
  it.each(rows.map((row) => [`${row.server}: ${row.status}`, row] as const))(
    '%s',
    (_, { status, body, headers, is }) => {
      const responseBody = typeof body === 'string' ? body : JSON.stringify(body);
      const error = new APICallError({
        message: 'refused',
        url: 'http://127.0.0.1',
        requestBodyValues: {},
        statusCode: status,
        responseHeaders: headers ?? {},
        responseBody,
      });
      const { fault, trouble, drops, waitMs } = toCallFailure(error, now);
      expect({ fault, trouble, drops, waitMs }).toEqual({
        trouble: undefined,
        drops: undefined,
        waitMs: undefined,
        ...is,
      });
    },
  );
});
