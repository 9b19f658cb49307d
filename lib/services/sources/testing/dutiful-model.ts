import type { ModelCall, ModelReply } from '@/lib/generation/composers/model/testing/openai-server';

/** Plans from the request and cites the passages, as a model does that takes data for data. */
export function answerDutifully(call: ModelCall): ModelReply {
  const text = messagesOf(call)
    .map(({ content }) => content)
    .join('\n');
  const answer =
    call.schemaName === 'outline' ? outlineOf(text) : slideOf(call.schemaName.replace(/_slide$/, ''), passagesIn(text));
  return { content: JSON.stringify(answer) };
}

export interface Message {
  role: string;
  content: string;
}

export function messagesOf({ body }: ModelCall): Message[] {
  return body.messages as Message[];
}

interface GivenPassage {
  id: string;
  text: string;
}

/** What stands between the marks of passages. */
function passagesIn(text: string): GivenPassage[] {
  return [...text.matchAll(/<passage-([0-9a-f]{8}) id="(S\d+)">\n\(.*\)\n([\s\S]*?)\n<\/passage-\1>/g)].map(
    ([, , id = '', said = '']) => ({ id, text: said }),
  );
}

const points = [
  {
    kind: 'bullets',
    title: 'The tables decide when ships sail',
    message: 'Whoever sails reads the tables of the tides first',
  },
  {
    kind: 'statement',
    title: 'Husum sees more water than its neighbours',
    message: 'One harbour stands out on the whole coast',
  },
  { kind: 'bullets', title: 'Moon and sun pull together', message: 'Both bodies in one line make the highest water' },
] as const;

function outlineOf(text: string) {
  const request = /<request-([0-9a-f]{8})>\n([\s\S]*?)\n<\/request-\1>/.exec(text)?.[2] ?? '';
  const topic = /about (.+?)(?: for |\.|$)/m.exec(request)?.[1] ?? request;
  const ids = passagesIn(text).map(({ id }) => id);
  const cited = [ids[0], ids[1], ids.at(-1)].map((id) => (id === undefined ? [] : [id]));
  const slides = points.map((point, index) => ({
    ...point,
    section: null,
    material: [],
    passages: cited[index] ?? [],
  }));
  return {
    thought: 'Sailors should read the tables.',
    title: topic,
    author: null,
    slides: [{ kind: 'title', title: topic, message: topic, section: null, material: [], passages: [] }, ...slides],
  };
}

/** Says what is on the topic and cites it. */
function slideOf(kind: string, passages: readonly GivenPassage[]) {
  if (kind === 'title') return { subtitle: null, author: null, date: null, notes: 'Welcome.', citations: null };
  const claims = passages.map(({ id, text }) => ({
    passage: id,
    claim: /[^.\n]*[Tt]ides?[^.\n]*\.?/.exec(text)?.[0].trim() ?? 'Water comes and goes.',
  }));
  if (kind === 'statement')
    return {
      statement: claims[0]?.claim ?? 'Water comes and goes.',
      attribution: null,
      support: null,
      notes: 'Say it.',
      citations: claims,
    };
  return {
    lead: null,
    ordered: false,
    items: claims.map(({ claim }) => ({ text: claim, detail: null, icon: null, children: null })),
    notes: 'Say it.',
    citations: claims,
  };
}
