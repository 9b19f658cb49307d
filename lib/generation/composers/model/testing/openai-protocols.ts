import type { ModelContent } from './openai-server';

/** How an answer looks in one protocol, whole and as the events of a stream. */
export interface Protocol {
  whole: (answer: ModelContent) => unknown;
  events: (answer: ModelContent) => string[];
}

const partLetters = 40;

export function protocolOf(path: string): Protocol {
  return path.endsWith('/responses') ? responses : chat;
}

const head = { id: 'chat-1', created: 1_700_000_000, model: 'test-model' };

const chat: Protocol = {
  whole: ({ content, finish = 'stop', refusal, usage }) => ({
    ...head,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: refusal ? null : content, refusal: refusal ?? null },
        finish_reason: finish,
      },
    ],
    usage: chatUsage(usage),
  }),
  events: ({ content, finish = 'stop', refusal, usage }) => {
    const chunk = (delta: object, reason: string | null = null) => ({
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: reason }],
    });
    const deltas = refusal ? [{ refusal }] : partsOf(content).map((part) => ({ content: part }));
    const end = { ...head, object: 'chat.completion.chunk', choices: [], usage: chatUsage(usage) };
    return [
      ...[
        chunk({ role: 'assistant', content: refusal ? null : '' }),
        ...deltas.map((delta) => chunk(delta)),
        chunk({}, finish),
        end,
      ].map(eventOf),
      'data: [DONE]\n\n',
    ];
  },
};

const responses: Protocol = {
  whole: (answer) => responseBody(answer),
  events: (answer) => {
    const { content, refusal } = answer;
    const base = { item_id: 'message-1', output_index: 0, content_index: 0 };
    const body = responseBody(answer);
    const empty = { id: 'message-1', type: 'message', role: 'assistant', status: 'in_progress', content: [] };
    const deltas = refusal
      ? [
          { type: 'response.refusal.delta', ...base, delta: refusal },
          { type: 'response.refusal.done', ...base, refusal },
        ]
      : partsOf(content).map((delta) => ({ type: 'response.output_text.delta', ...base, delta, logprobs: [] }));
    const end = body.status === 'incomplete' ? 'response.incomplete' : 'response.completed';
    return [
      { type: 'response.created', response: { ...body, status: 'in_progress', output: [] } },
      { type: 'response.output_item.added', output_index: 0, item: empty },
      ...deltas,
      { type: 'response.output_item.done', output_index: 0, item: body.output[0] },
      { type: end, response: body },
    ].map((event, index) => eventOf({ ...event, sequence_number: index }));
  },
};

function responseBody({ content, finish = 'stop', refusal, usage }: ModelContent) {
  const reason = { length: 'max_output_tokens', content_filter: 'content_filter' }[finish];
  const part = refusal ? { type: 'refusal', refusal } : { type: 'output_text', text: content, annotations: [] };
  return {
    ...{ id: 'response-1', object: 'response', created_at: 1_700_000_000, model: 'test-model' },
    status: reason ? 'incomplete' : 'completed',
    incomplete_details: reason ? { reason } : null,
    output: [{ type: 'message', id: 'message-1', role: 'assistant', status: 'completed', content: [part] }],
    usage: {
      input_tokens: usage?.input ?? 1,
      output_tokens: usage?.output ?? 1,
      total_tokens: 2,
      input_tokens_details: { cached_tokens: usage?.cached ?? 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
  };
}

function chatUsage(usage: ModelContent['usage']) {
  const [prompt, completion] = [usage?.input ?? 1, usage?.output ?? 1];
  return {
    ...{ prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
    prompt_tokens_details: { cached_tokens: usage?.cached ?? 0 },
  };
}

function partsOf(content: string): string[] {
  return content.match(new RegExp(`[\\s\\S]{1,${partLetters}}`, 'g')) ?? [];
}

function eventOf(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
