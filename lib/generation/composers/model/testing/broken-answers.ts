import type { SlideKind } from '@/lib/deck/spec/slide-spec';

export interface BrokenAnswer {
  name: string;
  asked: SlideKind | 'outline';
  text: string;
  /** What must be found in what is made of it; every word of it for an answer that is used as it is. */
  holds: readonly string[];
  /** Whether it is used as it is, or sent back. */
  first: 'used' | 'sent back';
  /** What becomes of a slide whose model gives the same answer each time. */
  stubborn: 'used' | 'mended' | 'without the model';
}

const bullets =
  '{"lead":null,"ordered":false,"items":[{"text":"Revenue grew to $18.4M","icon":null,"children":null},{"text":"Churn fell to 2.1 %","icon":null,"children":null}],"source":null,"notes":"Say it."}';
const metrics =
  '{"metrics":[{"value":"$18.4M","label":"Revenue","change":null,"detail":null,"icon":null},{"value":"2.1 %","label":"Churn","change":null,"detail":null,"icon":null}],"notes":"Say it."}';
const outline =
  '{"thought":"Growth goes on.","title":"Q3","author":null,"slides":[{"message":"Q3 was good","kind":"title","title":"Q3 grew again","section":null,"material":[]},{"message":"Revenue up, churn down","kind":"metrics","title":"Revenue grew to $18.4M","section":"Results","material":["Revenue $18.4M","Churn 2.1 %"]}]}';

const points = ['Revenue grew to $18.4M', 'Churn fell to 2.1 %'];
const figures = ['$18.4M', '2.1 %', 'Revenue', 'Churn'];
const titles = ['Q3 grew again', 'Revenue grew to $18.4M'];

const used = { first: 'used', stubborn: 'used' } as const;
const sentBack = { first: 'sent back', stubborn: 'without the model' } as const;
const mendedAtLast = { first: 'sent back', stubborn: 'mended' } as const;

/** Around an object that is right in itself. */
const wrappings: readonly [string, (json: string) => string][] = [
  ['in a code fence', (json) => `\`\`\`json\n${json}\n\`\`\``],
  ['in a code fence without a language', (json) => `\`\`\`\n${json}\n\`\`\``],
  ['in a code fence that is never closed', (json) => `\`\`\`json\n${json}`],
  [
    'after a greeting',
    (json) => `Sure! Here is the JSON you asked for:\n\n${json}\n\nLet me know if you want changes {or not}.`,
  ],
  [
    'after its thoughts',
    (json) => `<think>The slide needs {"items": ["two points"]}. Let me write them.</think>\n${json}`,
  ],
  ['after thoughts whose beginning was cut', (json) => `So I will write [1] two points.\n</think>\n\n${json}`],
  [
    'behind the marks of a channel',
    (json) =>
      `<|channel|>analysis<|message|>Two points {a} {b}.<|end|><|start|>assistant<|channel|>final<|message|>${json}`,
  ],
  ['with a byte order mark', (json) => `\uFEFF${json}`],
  ['as a text of JSON', (json) => JSON.stringify(json)],
  ['in an envelope', (json) => `{"slide":${json}}`],
  ['in an envelope of envelopes', (json) => `{"status":"ok","data":{"result":${json}}}`],
  ['in a list of one', (json) => `[${json}]`],
  ['as the arguments of a tool', (json) => `{"name":"json","arguments":${JSON.stringify(json)}}`],
  ['as the properties of a repeated schema', (json) => `{"type":"object","properties":${json},"required":["items"]}`],
  ['with a trailing comma', (json) => `${json.slice(0, -1)},}`],
  ['with line feeds within', (json) => json.replaceAll(',', ',\n  ').replaceAll('{', '{\n')],
  ['with single quotes', (json) => json.replaceAll('"', "'")],
  ['with names without quotes', (json) => json.replace(/"(\w+)":/g, '$1: ')],
  [
    'as Python writes it',
    (json) =>
      json.replaceAll('"', "'").replaceAll('null', 'None').replaceAll('false', 'False').replaceAll('true', 'True'),
  ],
  ['with comments', (json) => json.replace('{', '{ // the slide\n').replace('[', '[ /* all of them */ ')],
  ['with curly quotation marks', (json) => json.replace(/"(\w+)":/g, '“$1”:')],
  ['without its last brace', (json) => json.slice(0, -1)],
  ['without its outer braces', (json) => json.slice(1, -1)],
  ['twice', (json) => `${json}\n\n${json}`],
  ['after a first draft', (json) => `Draft: {"items": []}\nFinal answer:\n${json}`],
];

const wrapped: BrokenAnswer[] = wrappings.map(([name, wrap]) => ({
  name: `a list ${name}`,
  asked: 'bullets',
  text: wrap(bullets),
  holds: points,
  ...used,
}));
const wrappedPlans: BrokenAnswer[] = wrappings
  .filter(([name]) => !/schema|list of one|braces/.test(name))
  .map(([name, wrap]) => ({ name: `a plan ${name}`, asked: 'outline', text: wrap(outline), holds: titles, ...used }));

const formed: BrokenAnswer[] = [
  {
    name: 'texts in place of items',
    asked: 'bullets',
    text: JSON.stringify({ items: points, notes: 'Say it.' }),
    holds: points,
    ...used,
  },
  {
    name: 'a text of lines in place of a list',
    asked: 'bullets',
    text: JSON.stringify({ items: points.join('\n'), notes: 'n' }),
    holds: points,
    ...used,
  },
  {
    name: 'a bare list of texts',
    asked: 'bullets',
    text: JSON.stringify(points),
    holds: points,
    ...mendedAtLast,
    stubborn: 'without the model',
  },
  {
    name: 'notes as a list',
    asked: 'bullets',
    text: JSON.stringify({ items: points.map((text) => ({ text })), notes: ['One.', 'Two.'] }),
    holds: [...points, 'One.'],
    ...used,
  },
  {
    name: 'empty texts where there is nothing',
    asked: 'bullets',
    text: JSON.stringify({
      lead: '',
      source: 'N/A',
      items: points.map((text) => ({ text, icon: '', children: [] })),
      notes: '',
    }),
    holds: points,
    ...used,
  },
  {
    name: 'the word null',
    asked: 'bullets',
    text: JSON.stringify({
      lead: 'null',
      source: 'None',
      items: points.map((text) => ({ text, icon: 'none' })),
      notes: 'null',
    }),
    holds: points,
    ...used,
  },
  {
    name: 'further properties',
    asked: 'bullets',
    text: JSON.stringify({ items: points.map((text, id) => ({ id, text })), layout: 'two', notes: 'n' }),
    holds: points,
    ...used,
  },
  {
    name: 'a title of its own',
    asked: 'bullets',
    text: JSON.stringify({ kind: 'bullets', title: 'Another', items: points.map((text) => ({ text })), notes: 'n' }),
    holds: points,
    ...used,
  },
  {
    name: 'yes in place of true',
    asked: 'bullets',
    text: JSON.stringify({ ordered: 'false', items: points.map((text) => ({ text })), notes: 'n' }),
    holds: points,
    ...used,
  },
  {
    name: 'items called bullets',
    asked: 'bullets',
    text: JSON.stringify({ bullets: points, notes: 'n' }),
    holds: points,
    first: 'used',
    stubborn: 'used',
  },
  {
    name: 'lists within the list',
    asked: 'bullets',
    text: JSON.stringify({ items: ['Growth', points], notes: 'n' }),
    holds: points,
    ...used,
  },
  {
    name: 'numbers in place of texts',
    asked: 'metrics',
    text: '{"metrics":[{"value":18.4,"label":"Revenue in $M"},{"value":2.1,"label":"Churn in %"}],"notes":"n"}',
    holds: ['18.4', '2.1'],
    ...used,
  },
  {
    name: 'an object of values in place of a list',
    asked: 'metrics',
    text: '{"metrics":{"value":"$18.4M","label":"Revenue"},"notes":"n"}',
    holds: ['$18.4M', 'Revenue'],
    ...used,
  },
  {
    name: 'a change as a text',
    asked: 'metrics',
    text: '{"metrics":[{"value":"$18.4M","label":"Revenue","change":"up"},{"value":"2.1 %","label":"Churn"}],"notes":"n"}',
    holds: figures,
    first: 'sent back',
    stubborn: 'mended',
  },
  {
    name: 'a figure without its name',
    asked: 'metrics',
    text: '{"metrics":[{"value":"$18.4M","label":"Revenue"},{"value":"2.1 %"}],"notes":"n"}',
    holds: ['$18.4M', '2.1 %'],
    ...mendedAtLast,
  },
  {
    name: 'a direction in another spelling',
    asked: 'metrics',
    text: '{"metrics":[{"value":"$18.4M","label":"Revenue","change":{"text":"up from $16.4M","direction":"Up","verdict":"Good"}},{"value":"2.1 %","label":"Churn"}],"notes":"n"}',
    holds: [...figures, 'up from $16.4M'],
    ...used,
  },
  {
    name: 'texts for numbers',
    asked: 'chart',
    text: '{"chart":{"type":"column","categories":["Q2","Q3"],"series":[{"name":"Revenue","values":["16.4","18.4"]}],"numberFormat":"0.0"},"notes":"n"}',
    holds: ['16.4', '18.4', 'Revenue'],
    ...used,
  },
  {
    name: 'amounts for numbers',
    asked: 'chart',
    text: '{"chart":{"type":"column","categories":["Q2","Q3"],"series":[{"name":"Revenue","values":["$16.4M","$18.4M"]}]},"notes":"n"}',
    holds: ['16.4', '"unit":"$M"'],
    ...used,
  },
  {
    name: 'a type in another spelling',
    asked: 'chart',
    text: '{"chart":{"type":"Stacked Column","categories":["Q2","Q3"],"series":[{"name":"Revenue","values":[16.4,18.4]}]},"notes":"n"}',
    holds: ['stacked_column', '18.4'],
    ...used,
  },
  {
    name: 'a chart without its envelope',
    asked: 'chart',
    text: '{"type":"column","categories":["Q2","Q3"],"series":[{"name":"Revenue","values":[16.4,18.4]}],"notes":"n"}',
    holds: ['16.4', '18.4'],
    ...used,
  },
  {
    name: 'a chart without series',
    asked: 'chart',
    text: '{"chart":{"type":"column","categories":["Q2","Q3"]},"notes":"n"}',
    holds: ['18.4'],
    ...sentBack,
  },
  {
    name: 'words for numbers',
    asked: 'chart',
    text: '{"chart":{"type":"column","categories":["Q2","Q3"],"series":[{"name":"Revenue","values":["low","high"]}]},"notes":"n"}',
    holds: [],
    first: 'sent back',
    stubborn: 'mended',
  },
  {
    name: 'rows as objects',
    asked: 'table',
    text: '{"columns":["Measure","Q3"],"rows":[{"Measure":"Revenue","Q3":"$18.4M"},{"Measure":"Churn","Q3":"2.1 %"}],"notes":"n"}',
    holds: figures,
    ...used,
  },
  {
    name: 'rows of different lengths',
    asked: 'table',
    text: '{"columns":[{"label":"Measure"},{"label":"Q3"}],"rows":[["Revenue","$18.4M"],["Churn"],["Rate","2.1 %"]],"notes":"n"}',
    holds: ['$18.4M', '2.1 %'],
    ...used,
  },
  {
    name: 'numbers in cells',
    asked: 'table',
    text: '{"columns":["Measure","Q3"],"rows":[["Revenue",18.4],["Churn",2.1]],"notes":"n"}',
    holds: ['18.4', '2.1'],
    ...used,
  },
  {
    name: 'a dash in a cell of a block, whose columns are plain names',
    asked: 'blocks',
    text: '{"blocks":[{"kind":"chart","heading":"Revenue","chart":{"type":"bar","categories":["Q2","Q3"],"series":[{"name":"Revenue","values":[16.4,18.4]}]}},{"kind":"table","heading":"Churn","columns":["Quarter","Churn"],"rows":[["Q2","–"],["Q3","2.1 %"]]}],"notes":"n"}',
    holds: ['18.4', '2.1 %'],
    ...used,
  },
  {
    name: 'one option alone',
    asked: 'comparison',
    text: '{"options":[{"name":"Q3","points":["Revenue grew to $18.4M"]}],"notes":"n"}',
    holds: ['18.4M'],
    ...sentBack,
  },
  {
    name: 'points as a text',
    asked: 'comparison',
    text: '{"options":[{"name":"Q2","points":"$16.4M"},{"name":"Q3","points":"$18.4M"}],"notes":"n"}',
    holds: ['$16.4M', '$18.4M'],
    ...used,
  },
  {
    name: 'steps as texts',
    asked: 'next_steps',
    text: '{"steps":["Report the $18.4M","Explain the 2.1 %"],"notes":"n"}',
    holds: ['$18.4M', '2.1 %'],
    ...used,
  },
  {
    name: 'three panels',
    asked: 'matrix',
    text: '{"panels":[{"title":"A","items":["$18.4M"]},{"title":"B","items":["2.1 %"]},{"title":"C","items":["x"]}],"notes":"n"}',
    holds: ['$18.4M'],
    ...sentBack,
  },
  {
    name: 'another kind, in a form that is right',
    asked: 'metrics',
    text: `{"kind":"bullets",${bullets.slice(1)}`,
    holds: points,
    ...used,
  },
  { name: 'nothing', asked: 'bullets', text: '', holds: ['18.4M'], ...sentBack },
  { name: 'an empty object', asked: 'bullets', text: '{}', holds: ['18.4M'], ...sentBack },
  {
    name: 'an apology',
    asked: 'bullets',
    text: 'I am sorry, but I do not have enough information.',
    holds: ['18.4M'],
    ...sentBack,
  },
  {
    name: 'the slide in Markdown',
    asked: 'bullets',
    text: `## Growth\n\n- ${points.join('\n- ')}`,
    holds: ['18.4M'],
    ...sentBack,
  },
  {
    name: 'the words of the schema',
    asked: 'bullets',
    text: '{"items":[{"text":"string"},{"text":"string"}],"notes":"string"}',
    holds: ['18.4M'],
    ...sentBack,
  },
  {
    name: 'a page of HTML',
    asked: 'bullets',
    text: '<html><body><h1>502 Bad Gateway</h1></body></html>',
    holds: ['18.4M'],
    ...sentBack,
  },
  {
    name: 'an error',
    asked: 'bullets',
    text: '{"error":{"message":"model is loading"}}',
    holds: ['18.4M'],
    ...sentBack,
  },
  {
    name: 'items of another slide',
    asked: 'metrics',
    text: metrics.replace('"metrics"', '"kpis"'),
    holds: figures,
    first: 'used',
    stubborn: 'used',
  },
];

const planned: BrokenAnswer[] = [
  {
    name: 'a plan as a list of slides',
    asked: 'outline',
    text: JSON.stringify((JSON.parse(outline) as { slides: unknown }).slides),
    holds: titles,
    ...used,
  },
  {
    name: 'a plan of numbered slides',
    asked: 'outline',
    text: JSON.stringify({
      title: 'Q3',
      slide_1: { title: titles[0], type: 'Title Slide', content: [] },
      slide_2: { title: titles[1], type: 'big number', content: points },
    }),
    holds: titles,
    ...used,
  },
  {
    name: 'a plan with other names',
    asked: 'outline',
    text: JSON.stringify({
      presentation: {
        deck_title: 'Q3',
        outline: [
          { heading: titles[0], layout: 'Cover', key_points: '' },
          { heading: titles[1], layout: 'KPI slide', key_points: `- ${points.join('\n- ')}` },
        ],
      },
    }),
    holds: titles,
    ...used,
  },
  {
    name: 'a plan whose kinds nobody knows',
    asked: 'outline',
    text: outline.replace('"metrics"', '"sparkline"'),
    holds: titles,
    ...used,
  },
  {
    name: 'a plan whose material is one text',
    asked: 'outline',
    text: outline.replace('["Revenue $18.4M","Churn 2.1 %"]', '"Revenue $18.4M, churn 2.1 %"'),
    holds: titles,
    ...used,
  },
  {
    name: 'a plan without messages',
    asked: 'outline',
    text: outline.replace(/"message":"[^"]*",/g, ''),
    holds: titles,
    ...used,
  },
  {
    name: 'a plan without slides',
    asked: 'outline',
    text: '{"thought":"x","title":"Q3","slides":[]}',
    holds: ['18.4M'],
    ...sentBack,
  },
  {
    name: 'a plan in prose',
    asked: 'outline',
    text: `Slide 1: ${titles.join('. Slide 2: ')}`,
    holds: ['18.4M'],
    ...sentBack,
  },
];

export const brokenAnswers: readonly BrokenAnswer[] = [...wrapped, ...wrappedPlans, ...formed, ...planned];

/** Right answers, for the second attempt. */
export const rightAnswers: Readonly<Partial<Record<SlideKind | 'outline', string>>> = { bullets, metrics, outline };
