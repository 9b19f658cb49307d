import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import { ModelCallFailure } from './model-call-failure';
import { toCallFailure } from './to-call-failure';

const answered = (statusCode: number | undefined, message = 'no', responseHeaders: Record<string, string> = {}) =>
  new APICallError({
    message,
    url: 'http://127.0.0.1',
    requestBodyValues: {},
    statusCode,
    responseHeaders,
    responseBody: message,
  });

describe('what a failed call means', () => {
  it.each([
    [500, 'no', 'passing'],
    [502, 'no', 'passing'],
    [529, 'overloaded', 'passing'],
    [408, 'no', 'passing'],
    [429, 'Rate limit reached', 'passing'],
    [429, 'insufficient_quota', 'refused'],
    [401, 'bad key', 'refused'],
    [402, 'pay', 'refused'],
    [404, 'no such model', 'refused'],
    [400, 'response_format is not supported', 'form'],
    [400, 'bad', 'form'],
    [422, 'extra fields not permitted: response_format', 'form'],
    [501, 'not implemented', 'form'],
    [400, 'maximum context length is 4096 tokens', 'unfit'],
    [413, 'too large', 'unfit'],
    [400, 'flagged by our safety system', 'filtered'],
    [400, 'Azure OpenAI content_filter', 'filtered'],
    [200, 'Invalid JSON response', 'passing'],
    [undefined, 'Cannot connect to API', 'passing'],
  ] as const)('%s "%s" is %s', (status, message, fault) => {
    expect(toCallFailure(answered(status, message)).fault).toBe(fault);
  });

  it.each([
    ['max_tokens is too large: 16000', 'limit'],
    ['max_completion_tokens must be less', 'limit'],
    ["Unknown parameter: 'stream_options'", 'stream'],
    ['System role not supported', 'system'],
    ['Conversation roles must alternate user/assistant', 'system'],
    ['invalid grammar', 'form'],
  ] as const)('"%s" says to leave out %s', (message, drops) => {
    expect(toCallFailure(answered(400, message))).toMatchObject({ fault: 'form', drops });
  });

  it('knows how long to wait, and keeps what it was told before', () => {
    expect(toCallFailure(answered(429, 'slow', { 'retry-after': '3' })).waitMs).toBe(3000);
    const own = new ModelCallFailure('refused', 'elsewhere');
    expect(toCallFailure(new Error('wrapped', { cause: own }))).toBe(own);
    expect(toCallFailure(new TypeError('terminated')).fault).toBe('passing');
    expect(toCallFailure({ message: 'odd' }).fault).toBe('passing');
  });
});
