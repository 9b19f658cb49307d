import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';
import type { Reading, Section } from '../reading';

const read = (prompt: string): Reading => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const titles = ({ content }: Reading): (string | null)[] => content.sections.map(({ title }) => title);
const linesOf = (section: Section | undefined): string[] =>
  (section?.parts ?? []).flatMap((part) =>
    part.type === 'paragraph' ? [part.text] : part.type === 'list' ? part.items.map(({ text }) => text) : [part.type],
  );
const named = ({ instructions: { title, topic }, title: own }: Reading): string | null => title ?? own ?? topic;

describe('a brief that is a row of notes', () => {
  it.each([
    ['semicolons', ' ; '],
    ['dashes', ' – '],
    ['bars', ' | '],
  ])('is parted by its %s, and called by what stands first', (_, sign) => {
    const reading = read(
      [
        'School kitchen upgrade',
        'deck for the board on 14 January',
        'costs: ovens 42,000 €, ventilation 18,500 €, floor 9,200 €',
        'benefits: 380 meals a day instead of 220, fewer complaints',
        'no other kitchen within 9 km',
        'next: tender by 3 March, works from 28 April',
      ].join(sign),
    );
    expect(named(reading)).toBe('School kitchen upgrade');
    expect(titles(reading)).toEqual(['Costs', 'Benefits', 'Next']);
    // What has no name of its own goes on with what stands before it.
    expect(linesOf(reading.content.sections[1]).join(' ')).toContain('no other kitchen within 9 km');
  });

  it('is a table where its pieces have the same cells', () => {
    const { content } = read(
      'slides for the ops review on 30 September ; peak season ; risks with owner / likelihood / what we do: 1 too few hands, 95 of 140 / Femke / high / ' +
        'second agency by 7 October ; 2 sorter fails / Ruben / medium / swap on 5 October ; 3 dock full at 16–19h / Tom / medium / slots from 20 October',
    );
    const [table] = content.sections.flatMap(({ parts }) => parts).filter((part) => part.type === 'data');
    expect(table).toMatchObject({
      data: { head: ['Risks', 'Owner', 'Likelihood', 'What we do'], rows: [{ 0: 'Too few hands, 95 of 140' }, {}, {}] },
    });
  });

  it('shows days in a row behind a request, and takes none of them for its own', () => {
    const { content } = read(
      'One slide, timeline of our season at the Corn Exchange for the foyer. 12 September "The Tin Harbour" (till 4 October); 17 October – 8 November ' +
        '"Night Ferry"; 28 November – 4 January family show; 15 May – 6 June musical, title announced on 1 December.',
    );
    expect(content.sections.flatMap(linesOf)).toEqual([
      expect.stringContaining('12 September'),
      expect.stringContaining('17 October'),
      expect.stringContaining('28 November'),
      expect.stringContaining('15 May – 6 June'),
    ]);
  });
});

describe('a brief that opens with what is to be explained', () => {
  const reorganised = read(
    'Explain why the claims department at Aldersgate is being reorganised, what changes for the 64 people in it, and who leads what: from 1 October there ' +
      'will be three teams – First Notice (18 people, led by Joy Emmett), Fast Track (22, Darius Kole), Complex (24, Fiona Marsh). Reasons: a claim takes 31 ' +
      'days, score 61. No one loses a job. Seven slides for the staff meeting, plain and calm.',
  );

  it('is called by the first of these, without the word that asks', () => {
    expect(named(reorganised)).toBe('Why the claims department at Aldersgate is being reorganised');
  });

  it('has what a part says as what it leads to and its items', () => {
    expect(titles(reorganised).slice(0, 2)).toEqual(['Who leads what', 'Reasons']);
    expect(linesOf(reorganised.content.sections[0])).toEqual([
      'from 1 October there will be three teams',
      'First Notice (18 people, led by Joy Emmett)',
      'Fast Track (22, Darius Kole)',
      'Complex (24, Fiona Marsh)',
    ]);
  });
});

describe('prose with its request at the end', () => {
  const churn = read(
    'Monthly churn in the prepaid segment is 2.3% in June against 1.4% in January. We lost 4,300 customers more than planned, roughly €540k. What I propose ' +
      'is: a step price (cost €190k a year), two new sites (on air 30 September), call-back within 2 hours (€175k). Could you build 8 slides for the commercial ' +
      'committee which tell it in this order: what is happening, why, what we do, what we expect (back under 1.6% by December) and what I want on 24 July, €365k in total.',
  );

  it('keeps every sentence with figures, and is called by what the first is about', () => {
    expect(churn.content.sections.flatMap(linesOf).join(' ')).toContain('4,300 customers');
    expect(named(churn)).toBe('Monthly churn in the prepaid segment');
  });

  it('has parts behind the colon of the request, and no title made of them', () => {
    expect(titles(churn)).toEqual(
      expect.arrayContaining(['What I propose', 'What we expect', 'What I want on 24 July']),
    );
    expect(churn.instructions.sections).toEqual(expect.arrayContaining(['What is happening', 'Why', 'What we do']));
  });

  it('has options that sentences name beside each other under one heading', () => {
    const { content } = read(
      'We have to tell councillors on 22 January how we want to change opening hours and need five slides. Option A, keep 48 hours: costs £1.3m, overspends by ' +
        '£146k. Option B, cut two branches to 30 hours: costs £1.1m, 3 jobs go. We recommend B. Visits: Central 181,000, Thorpe 77,000.',
    );
    const [options] = content.sections;
    expect(options?.sections.map(({ title, marker }) => [title, marker?.role])).toEqual([
      ['Option A', 'option'],
      ['Option B', 'option'],
    ]);
    expect(linesOf(options?.sections[0])).toEqual(['keep 48 hours', 'costs £1.3m', 'overspends by £146k']);
  });

  it('is called by the subject of the mail that is to be told', () => {
    const reading = read(
      'Can you make 6 slides out of the mail below for the plant managers? Thanks, Henrik\n\nFrom: Joanna Pilch\nSent: 3 June\nSubject: Cutover weekend\nHi Henrik, ' +
        'final plan: last goods issue Friday 27 June 14:00. Interfaces off at 16:00. New system opens Monday 30 June 05:00. Contacts: stock – Marek ext. 4410; ' +
        'finance – Ulla ext. 4425; everything else the war room 4400.\nBest, Joanna',
    );
    expect(named(reading)).toBe('Cutover weekend');
    expect(titles(reading)).toEqual(['Final plan', 'Contacts']);
    expect(linesOf(reading.content.sections[0])).toHaveLength(3);
  });
});

describe('a brief that was spoken without a sign', () => {
  const spoken = read(
    'ok so this is for the members evening of the rowing club on the twenty first of february and I need eight slides first a welcome then how the year was we ' +
      'had 214 members and juniors went from 48 to 63 which is really good news then the regattas we won two golds at Henley no sorry one gold one silver then the ' +
      'boathouse the roof has to be done from the 15th of september and at the end thanks and dates open day 12 april christmas dinner 6 december',
  );

  it('is parted at the words for what is next, each part under what it says first', () => {
    expect(named(spoken)).toBe('members evening of the rowing club');
    expect(titles(spoken).slice(0, 3)).toEqual(['How the year was', 'The regattas', 'The boathouse']);
    expect(linesOf(spoken.content.sections[0])).toEqual(['we had 214 members', 'juniors went from 48 to 63']);
  });

  it('says what was put right, and not what was wrong', () => {
    expect(linesOf(spoken.content.sections[1])).toEqual(['we won one gold one silver']);
  });

  it('has as many slides as it counts, each under what stands before its first number', () => {
    const { content } = read(
      'need a deck for the sponsors slide 1: river day 2026 slide 2: what we did 340 volunteers 6.2 tonnes of waste slide 3: what is planned 4 sites 500 volunteers',
    );
    expect(content.sections.map(({ title, marker }) => [title, marker?.ordinal])).toEqual([
      ['river day 2026', 1],
      ['what we did', 2],
      ['what is planned', 3],
    ]);
  });
});
