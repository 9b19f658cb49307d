import { describe, expect, it } from 'vitest';
import { languageOf } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import { readPrompt } from '../read-prompt';
import type { Instructions, Section } from '../reading';
import { mark } from './clauses';
import { noInstructions, readDenied } from './read-request';

const read = (prompt: string) => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const said = (section: Section): string => JSON.stringify([section.title, section.parts, section.sections.map(said)]);

describe('what is to be left out', () => {
  it.each([
    ['Make 5 slides. Leave out the part about the leak.', 'The leak', 'A pipe burst in June.', 'The roof'],
    ['Bitte 5 Folien. Den Abschnitt Haftung bitte weglassen.', 'Haftung', 'Das Rohr platzte im Juni.', 'Dach'],
    ['Сделай 5 слайдов. Про штрафы не надо.', 'Штрафы', 'Труба лопнула в июне.', 'Крыша'],
    ['スライド5枚でお願いします。参考価格は載せないでください。', '参考価格', '六月に管が壊れた。', '屋根'],
  ])('%s', (request, gone, text, kept) => {
    const { content } = read(`${request}\n\n## ${gone}\n\n${text}\n\n## ${kept}\n\n${text}\n\n## A\n\nB`);
    const titles = content.sections.map(({ title }) => title);
    expect(titles).not.toContain(gone);
    expect(titles).toContain(kept);
  });

  it('is nothing that would leave hardly anything', () => {
    const { content } = read(
      'One slide please, a table of the three offers. Heading "Replacing the vans".\n\nHarlow Commercials - diesel, £31,450 each, 9 weeks delivery\nPenn & Daughter - electric, £38,900 each, 14 weeks\nFleetFirst lease - electric, £489 a month each, 5 weeks\n\nall prices without VAT. No recommendation on it',
    );
    for (const price of ['31,450', '38,900', '489']) expect(said(content)).toContain(price);
  });

  it('is no more than a hundred things, each of which is looked for everywhere', () => {
    const sentence = mark('Leave out the cups.', lexiconOf('en'));
    const ban = (known: Instructions, times: number): Instructions =>
      readDenied(known, sentence, Array<string>(times).fill('the cups'), languageOf('en'));
    const { leaveOut } = [70, 70, 70].reduce(ban, noInstructions);
    expect(leaveOut.flatMap(({ named }) => named)).toHaveLength(100);
  });

  it('takes columns of people and of prices from tables', () => {
    const table = 'Tile;Years;Price;Owner\nClay;80;£62;Ann Vogt\nSlate;100;£118;Bo Abel\nZinc;60;£90;Ann Vogt';
    const { content, instructions } = read(`Make 4 slides without prices. No names please.\n\n${table}`);
    expect(instructions.leaveOutSorts.sort()).toEqual(['names', 'prices']);
    expect(said(content)).not.toContain('118');
    expect(said(content)).not.toContain('Vogt');
    expect(said(content)).toContain('Slate');
  });
});

describe('what a ban names', () => {
  it('is met by a heading that shares its words, and with its number', () => {
    const prompt =
      'Make 5 slides. No legal stuff please.\n\n## Legal basis\n\nSection 4 of the act applies to all.\n\n## Days\n\nMonday.\n\n## A\n\nB';
    expect(read(prompt).content.sections.map(({ title }) => title)).toEqual(['Days', 'A']);
  });

  it('may be what stands in brackets', () => {
    const prompt =
      "Make 5 slides. Don't show the comments in square brackets.\n\n# Pool\n\n## Air\n\nWarm.\n[ask Kim about the urn]\n\n## Water\n\nCold.";
    expect(said(read(prompt).content)).not.toContain('urn');
  });
});

describe('a ban of ticket numbers', () => {
  const changes =
    '# Garden app\n\n## 2.4\n- Beds can be swapped (GA-118)\n- The map shows taps (GA-121). Taps need GA-100 first\n- Reminders in the evening (#130)\n\n## 2.3\n- Photos of 12 beds\n- Faster search';

  it.each([
    ['English', 'Make 5 slides of this. No ticket numbers please.'],
    ['German', 'Bitte 5 Folien daraus. Keine Ticketnummern bitte.'],
    ['French', 'Merci de faire 5 diapositives de ceci. Pas de numéros de tickets sur les diapositives.'],
    ['Russian', 'Сделай 5 слайдов. Номера заявок не надо.'],
  ])('takes them out of their brackets, and no other number: %s', (_, request) => {
    const told = said(read(`${request}\n\n${changes}`).content);
    for (const code of ['GA-118', 'GA-121', '#130']) expect(told).not.toContain(code);
    for (const kept of ['Taps need GA-100 first', 'Photos of 12 beds', '2.4']) expect(told).toContain(kept);
  });

  it('takes them from the beginnings of lines and from tables', () => {
    const list =
      'DOORS\n#21 The lock sticks since May.\n#24 Two panes are cracked.\n\nWATER\n#25 The tap drips.\n#31 The butt leaks.';
    const told = said(read(`Slides of our list please, no ticket numbers.\n\nGarden shed\n\n${list}`).content);
    expect(told).not.toContain('#21 The');
    expect(told).toContain('The lock sticks since May');
    const table = 'Ticket number;Fault;Days\nGA-21;lock;3\nGA-24;pane;5\nGA-31;tap;8';
    const rows = said(read(`Make 4 slides. No ticket numbers please.\n\n${table}`).content);
    expect(rows).not.toContain('GA-');
    expect(rows).toContain('pane');
  });

  it.each(['No agenda slide please.', 'No jargon please.', "Don't mention the weather."])(
    'is none that names something else of which nothing is said: %s',
    (ban) => {
      const told = said(read(`Make 5 slides of this. ${ban}\n\n${changes}`).content);
      for (const code of ['GA-118', 'GA-121', '#130']) expect(told).toContain(code);
    },
  );
});

describe('what is said to others than those who look', () => {
  it.each(['(ask Kim)', '[not for the slides]', '(see appendix 2)', '(check with Dino)'])('%s goes', (remark) => {
    const { content } = read(
      `# Pool\n\n## Water\n\nThe pool holds 400 litres ${remark}.\n\n## Air\n\nThe hall is warm.`,
    );
    expect(said(content)).not.toContain(remark);
    expect(said(content)).toContain('400 litres');
  });
});
