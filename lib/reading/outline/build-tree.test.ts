import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';
import type { Section } from '../reading';

const read = (prompt: string): Section => readPrompt({ prompt, outputType: 'deck', variantCount: 1 }).content;
const titlesOf = ({ sections }: Section): (string | null)[] => sections.map(({ title }) => title);
const itemsOf = ({ parts }: Section): string[] =>
  parts.flatMap((part) => (part.type === 'list' ? part.items.map(({ text }) => text) : []));
const turnsOf = ({ parts }: Section): string[] =>
  parts.flatMap((part) => (part.type === 'talk' ? part.turns.map(({ speaker, text }) => `${speaker}: ${text}`) : []));

describe('headings that carry no sign', () => {
  it('stay headings though the request names them', () => {
    const content = read(
      'Please make slides with the prices and the opening hours for our members.\n\nPrices\nAdults pay 8 euros and children pay 3 euros a day.\n\nOpening hours\nThe pool opens at seven on weekdays and at nine on Sundays.\n\nLost things\nAsk at the desk for what you miss.',
    );
    expect(titlesOf(content)).toEqual(['Prices', 'Opening hours', 'Lost things']);
  });

  it('are told by those of all other stretches', () => {
    const content = read(
      'Who can get a permit?\nEveryone who lives in the zone.\n\nI live in Mill Lane. Am I in the zone?\nYes, from number 10 to 22.\n\nWhat does it cost?\nA permit costs £48 a year.\n\nWhen does it start?\nThe signs go up on 4 August.\n\nHow do I apply?\nFill in the form at the counter in Water Street.\n\nA further question\nThe hotline is open from Monday to Friday.',
    );
    expect(titlesOf(content)).toContain('I live in Mill Lane. Am I in the zone?');
    expect(titlesOf(content)).toContain('A further question');
  });

  it('are none where the next lines are of the same shape', () => {
    const content = read(
      'The harbour in the last year\n\nSpending\nIn thousands of euros, by what we were told:\nPlumbing 410\nCarpentry 325\nLocks 140\nAll in all, that is more than last year.\n\nRisks\nThe van may fail in winter.',
    );
    expect(JSON.stringify(content)).not.toMatch(/"title":"(?:Plumbing|Carpentry|Locks)/u);
  });
});

describe('paragraphs that say what they are about', () => {
  const [beds, water, people, plans] = [
    'Beds: 40 beds are let now, 6 more than last year, and each of them has good soil of its own.',
    'Water: the taps run from April to October and the meter of the north side has been new since March.',
    'People: 52 members, 11 of them new, and Kim has taken over the list from Lou since the summer.',
    'Plans: a greenhouse stands at the south wall by June, and nobody buys young plants in the spring then.',
  ];
  const costs = 'Costs: we spent 900 euros on the shed. 60% wood, 25% paint, 15% nails and a new lock';
  const told = (...paragraphs: readonly string[]): Section =>
    read(['Slides from this, about 6.', 'Garden year', ...paragraphs].join('\n\n'));

  it('are sections where nearly all do, with what one of them tells as a table', () => {
    const content = told(beds, water, costs, people, plans);
    expect(titlesOf(content)).toEqual(['Beds', 'Water', 'Costs', 'People', 'Plans']);
    expect(content.sections[2]?.parts).toMatchObject([
      { type: 'data', data: { name: 'we spent 900 euros on the shed', rows: { length: 3 } } },
    ]);
  });

  it('are none where many say nothing of the sort', () => {
    const others = [
      'We met on nine evenings in the hall and spoke of the water for most of them until it was late.',
      'Nobody wanted to wait for the town and so the taps were mended by those who live next to them.',
      'The barrows are old and somebody has to look for others before the next year begins in April.',
    ];
    const content = told(beds, others[0] ?? '', water, others[1] ?? '', people, plans, others[2] ?? '');
    expect(titlesOf(content)).toEqual([]);
    expect(content.parts).toHaveLength(7);
  });
});

describe('levels of plain lines', () => {
  it('are told by titles with nothing but titles below them', () => {
    const content = read(
      'Questions about the school bus\n\nFees\n\nHow do I pay?\nIn the app, in two parts, by the end of August.\n\nWhat does it cost?\nA seat costs 320 euros a year for each child.\n\nSafety\n\nWho is on the bus?\nA guide rides with the younger children on all lines.\n\nWhat if it breaks down?\nAnother bus comes within half an hour.',
    );
    expect(titlesOf(content)).toEqual(['Fees', 'Safety']);
    expect(content.sections.map((section) => titlesOf(section).length)).toEqual([2, 2]);
  });

  it('keep what leads to items above them', () => {
    const content = read(
      '1. Water\n\nThere was a long talk, and Ron said that he has had a hose for years. It was agreed:\n- hoses only before ten in the morning\n- a butt for every shed by March\n\n2. Rent\n\nThe rent of a plot goes up from 64 to 72 pounds in April.',
    );
    expect(content.sections.flatMap(titlesOf)).toEqual(['It was agreed']);
  });
});

describe('what is counted', () => {
  it('is a list in one line, too', () => {
    const content = read(
      'How we file a letter\n\nSteps: 1) It arrives 2) It is scanned 3) It is answered 4) It is kept.',
    );
    expect([content, ...content.sections].flatMap(itemsOf)).toHaveLength(4);
  });

  it('is one series of items where most say all in their line', () => {
    const content = read(
      '1. Rules\n\nR1 Teaching has priority. A booking may be moved until 5 working days before the date.\nR2 A booking that is not used within 15 minutes is released.\nR3 Three releases block the account for 14 days.\n\n2. Budget\n\nTraining costs 12,000 euros and running it 31,000 euros a year.',
    );
    expect(titlesOf(content)).toEqual(['Rules', 'Budget']);
    expect(content.sections[0] && itemsOf(content.sections[0])).toHaveLength(3);
  });

  it('keeps answers below their questions', () => {
    const content = read(
      'FAQ\n\nQ. Where do I see my days? A. In the portal.\nQ. May I carry them over? A. Up to five.',
    );
    expect(JSON.stringify(content)).not.toContain('A. ');
  });
});

describe('talk', () => {
  const talk = [
    'Ann: We sold 210 tickets, and 15 of them to members.',
    'Ann: sorry, 16',
    'Ben: Right.',
    'Ben: Ann, will you write to the hall?',
    'Ann: Yes, by 1 March.',
    'Ben: The hall costs 900 euros for the evening of 12 May.',
  ].join('\n');

  it('puts numbers right, and keeps questions only as labels', () => {
    expect(turnsOf(read(talk))).toEqual([
      'Ann: We sold 210 tickets, and 16 of them to members.',
      'Ann: Ann, will you write to the hall: Yes, by 1 March.',
      'Ben: The hall costs 900 euros for the evening of 12 May.',
    ]);
  });

  const call = [
    'Please make slides from this call.',
    '',
    'Ann: Right, can you all hear me? Lovely. So, heating. Dan.',
    'Dan: The boiler is from 2004 and the heating used 410 MWh last season, which cost us 31,200 pounds.',
    'Ann: And where does the pump go?',
    'Dan: Behind the hall, on a strip of 24 metres by 9, where the old shed was.',
    'Kim: plus a sauna, 58,000 pounds',
    'Ann: no, the sauna waits until 2027',
    'Kim: Somebody asked about that at the gate.',
    'Ann: Next steps then. Dan sends the quotes by 14 May. Kim writes the advert by 16 May.',
    'Kim: Anything else?',
    'Dan: Bye!',
  ].join('\n');

  it('stands under the subjects that are announced in it, and what is to be done in a table', () => {
    const content = read(call);
    expect(titlesOf(content)).toEqual(['Heating', 'Where does the pump go?', 'Next steps']);
    const said = JSON.stringify(content);
    expect(said).toContain('the sauna waits until 2027');
    expect(said).toContain('"Dan","sends the quotes by 14 May"');
    for (const idle of ['at the gate', 'hear me', 'Anything else']) expect(said).not.toContain(idle);
  });

  it('has its day before the time of a turn', () => {
    const content = read(
      'Slides from this chat please.\n\nMon 09:02 Ann: 6 of the 11 shops are live\nMon 09:05 Ben: the router restarted at 07:40\nMon 09:07 Ann: each shop gets one as backup\nTue 10:12 Ben: decided, 90 minutes of training',
    );
    expect(JSON.stringify(content)).not.toContain('Mon 09');
    expect(JSON.stringify(content)).toContain('6 of the 11 shops are live');
  });
});

it('is told by signs above texts, lists and series, and months by their sign', () => {
  const content = read(
    'スライド6枚でお願いします。\n\n月次報告\n\n■ 概況\n売上は好調でした。前年より増えました。\n\n■ 売上の推移(万円)\n4月 3,640\n5月 4,510\n6月 3,120\n7月 3,890\n\n■ 設備\n・露天風呂の改修が完了。\n・点検は異常なし。\n\n■ 人員\n従業員は31名です。退職は2名でした。',
  );
  expect(titlesOf(content)).toEqual(['概況', '売上の推移(万円)', '設備', '人員']);
  expect(content.sections[1]?.parts[0]).toMatchObject({ type: 'data', data: { rows: { length: 4 } } });
});
