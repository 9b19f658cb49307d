import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';
import type { Reading, Section } from '../reading';

const read = (prompt: string): Reading => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const titles = ({ content }: Reading): (string | null)[] => content.sections.map(({ title }) => title);
const said = (section: Section | undefined): string =>
  (section?.parts ?? []).map((part) => (part.type === 'paragraph' ? part.text : part.type)).join(' ');
const asides = ({ asides: all }: Reading): string => all.map(({ text }) => text).join(' ');

const listed =
  'Create an 8-slide proposal from Alder Freight to our customer: running the cold store in Brest. Meeting is on 4 May 2027. ' +
  'Please include: who we are (2,100 staff, 14 sites in 5 countries, revenue EUR 212m in 2026); the situation today ' +
  '(8,000 pallets, 940 orders a day, error rate 2.1 %); plan: contract 15 June, transfer 1 August, go-live 30 September; ' +
  'risks; what we ask for. End with the next three steps.';

const labelled =
  'Please prepare 9 slides for the board of the rescue service on 11 May 2027 about the new base in Arle. ' +
  'Need: 61 % of 7,400 people wait for more than 15 minutes, 212 calls in the last season. What we do: 6 new vehicles, ' +
  '28 volunteers, training of 24 medics. Results by December 2028: 5,200 people reached within 10 minutes, 90 % of calls met. ' +
  'Recommendation B. Safety: 2 accidents, one serious near miss on 9 October. Timeline by half-year. ' +
  'Please show calls per month (July 322, August 341, September 383) as a chart and close with decisions.';

describe('a brief in one paragraph', () => {
  it('has a section for each part that it lists with material', () => {
    const reading = read(listed);
    expect(titles(reading)).toEqual(['Who we are', 'The situation today', 'Plan']);
    expect(said(reading.content.sections[0])).toContain('2,100 staff');
    expect(reading.instructions.sections).toEqual(expect.arrayContaining(['Risks', 'What we ask for']));
  });

  it('is called by what the request says behind its colon, and not by who asks or when', () => {
    const reading = read(listed);
    const { title, topic } = reading.instructions;
    expect(title ?? topic ?? reading.title).toBe('running the cold store in Brest');
    expect(asides(reading)).toContain('Meeting is on 4 May 2027.');
  });

  it('shows nothing of what asks for it, also where its length is said at the end', () => {
    const reading = read(
      'Please prepare a deck for the board of Nordfjord Energy on 14 October 2026 about extending the Hauge wind farm by nine ' +
        'turbines. Include: why we extend now (grid capacity of 60 MW is free from June 2028), the numbers (investment NOK ' +
        '1.12 billion, 54 MW installed, 172 GWh a year), the financing split (30 % equity, 70 % green bond via DNB), and the ' +
        'decision we need: approve NOK 38 million. Project lead is Ingrid Solheim, 8 to 10 slides.',
    );
    expect(asides(reading)).toContain('Please prepare a deck for the board');
    expect(titles(reading)).toEqual([
      'Why we extend now',
      'The numbers',
      'The financing split',
      'The decision we need',
    ]);
  });

  it('has a section for each label, up to the next one', () => {
    const reading = read(labelled);
    expect(titles(reading)).toEqual(['Need', 'What we do', 'Results by December 2028', 'Safety', 'Calls per month']);
    expect(said(reading.content.sections[3])).toBe('2 accidents, one serious near miss on 9 October');
  });

  it('tells the data of a request, and not the request', () => {
    const reading = read(labelled);
    expect(said(reading.content.sections[4])).toBe('data');
    expect(asides(reading)).toContain('Timeline by half-year.');
    expect(asides(reading)).toContain('Please show calls per month');
  });

  it('has no section called by what only announces material', () => {
    const reading = read(
      'Wir brauchen für den Rat am 9. Dezember 2026 eine Präsentation mit 9 Folien zum Radwegenetz. Inhalte: Heute 64 km Wege, ' +
        '118 Zähler, Anteil am Verkehr 31 %. Ziel 2032: 112 km, 171 Zähler, 45 % Anteil. Investition: 9,4 Mio. €, davon Förderung ' +
        '3,1 Mio. €, Kredit 6,3 Mio. €. Risiken: Tiefbaukosten (+14 % im letzten Jahr), Förderstopp, Einsprüche der Anlieger. ' +
        'Bitte am Schluss der Beschlussvorschlag.',
    );
    expect(titles(reading)).toEqual([null, 'Ziel 2032', 'Investition', 'Risiken']);
    expect(reading.instructions.topic).toBe('Radwegenetz');
  });

  it('is parted at dashes, at brackets behind a wish, at "are", and at the labels between semicolons', () => {
    const reading = read(
      'I am Priya Nair and I give a talk at the harbour on 8 June 2027. Make 9 slides on how meadows store carbon. ' +
        'Methods are 64 cores, mapping of 18 sites and analysis of carbon. Then what we did in 2025 — 12 sites mapped, ' +
        '84 cores taken. Mention the risks (storms, staff shortage). Packing: boots, gloves; rules: no phones, never alone. ' +
        'Compare eco-moorings (cheap, slow) with replanting (dear, fast).',
    );
    const { author, date } = reading.instructions;
    expect([author, date]).toEqual(['Priya Nair', '8 June 2027']);
    expect(reading.instructions.title).toBe('how meadows store carbon');
    expect(titles(reading)).toEqual([
      'Methods',
      'What we did in 2025',
      'The risks',
      'Packing',
      'Rules',
      'Eco-moorings vs replanting',
    ]);
    expect(said(reading.content.sections[4])).toBe('no phones, never alone');
  });

  it('is a list of parts behind the colon of what asks for it, each under its name', () => {
    const reading = read(
      'Our growers want to sell to restaurants. Please prepare a deck for the assembly on 28 February (around 8 slides): ' +
        'why change – the price fell to 3.20 € per litre, bottlers keep 55 %; how it works: shared mill, one brand, two vans; ' +
        'budget 21,000 € a year; pros and cons (pros: price, brand; cons: work, debt); end with the decisions we need and next steps.',
    );
    expect(titles(reading)).toEqual(['Why change', 'How it works', 'Budget', 'Pros and cons']);
    expect(reading.instructions.endings).toEqual(['The decisions we need', 'Next steps']);
  });

  it('is a list of parts behind "it should include", whose colons part what their commas go on with', () => {
    const reading = read(
      'The trust wants a presentation for the public consultation on 9 September 2026, ten slides, on merging the two departments. ' +
        'It should include why we must act (27 % vacancies, waiting time 5 h, old buildings), what changes for patients, the two ' +
        'options: keep both (14 M£, 8 am to 10 pm) or one in Milton (31 M£, 24 hours), travel times (Eastfield 21 minutes, Harrow ' +
        '19 minutes), the timetable: decision in January, works from May, opening in 2028.',
    );
    expect(titles(reading)).toEqual(['Why we must act', 'The two options', 'Travel times', 'The timetable']);
    expect(said(reading.content.sections[3])).toBe('decision in January, works from May, opening in 2028');
    expect(reading.instructions.title).toBe('merging the two departments');
  });

  it('is called by what who asks says first, where nothing else names it', () => {
    const reading = read(
      'We are Tidal Labs, a robotics start-up from Bergen, and pitch to investors on 21 May. Ten slides. Today: divers, 4 days per ' +
        'farm, 210,000 NOK a year. With us: one robot, 1 day per farm, nobody in the water. Business model: subscription of 18,000 NOK ' +
        'a month. Risks: storms, theft, salt. Next steps: term sheet in June, closing in August, first robot in September.',
    );
    expect(reading.instructions.title).toBe('Tidal Labs, a robotics start-up from Bergen');
    expect(reading.instructions.author).toBe('Tidal Labs');
  });

  it.each([
    ['Close with our offer: a pilot for 5 firms, 3 months.', 'Our offer'],
    ['Last slide: contact Ms Novak, novak@example.com.', 'Contact'],
    ['At the end call to action: talk to us before 15 December.', 'Call to action'],
    ['Please end with questions.', 'Questions'],
    ['Thank you slide at the end.', 'Thank you'],
  ])('has as its last slides what it wants there: %s', (ending, name) => {
    expect(read(`${labelled} ${ending}`).instructions.endings.at(-1)).toBe(name);
  });

  it('ends with nothing that only ended once', () => {
    expect(read(`${labelled} Last year: 212 calls, 14 of them at night.`).instructions.endings).not.toContain('Year');
  });
});
