import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt';
import type { Reading, Section } from './reading';

const read = (prompt: string): Reading => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const asked = (prompt: string) => read(prompt).instructions;

/** The outline of a text: titles, and below them the lines that stand there. */
function outlineOf({ title, parts, sections }: Section): unknown[] {
  const lines = parts.flatMap((part): unknown[] => {
    if (part.type === 'paragraph') return [part.text];
    if (part.type === 'list') return part.items.map(({ text }) => text);
    if (part.type === 'data') return [part.data.columns.map(({ type }) => type).join(' ')];
    if (part.type === 'talk') return part.turns.map(({ speaker, text }) => `${speaker}: ${text}`);
    return [part.text];
  });
  return [title, ...lines, ...sections.map((section) => outlineOf(section))];
}
const outline = (prompt: string) => outlineOf(read(prompt).content).slice(1);

describe('a request', () => {
  it.each([
    ['Why our public library should start lending hand tools - 6 slides for the city council committee', 6, 6],
    ['make 8 to 10 slides about tea', 8, 10],
    ['a seven slide deck about tea', 7, 7],
    ['Slides (6) about tea', 6, 6],
    ['Erstelle bitte 12 Folien über Tee', 12, 12],
    ['Fais-moi une présentation de 8 diapositives sur le thé', 8, 8],
    ['スライド8枚でお茶について作成してください', 8, 8],
    ['请制作一份10页的PPT，介绍茶', 10, 10],
  ])('%s asks for %i to %i slides', (prompt, min, max) => {
    expect(asked(prompt).count).toEqual({ min, max });
  });

  it.each([
    ['at most 20 words a slide', 'Make a deck about tea, at most 20 words a slide.'],
    ['one of several slides', 'Make a deck about tea. Slide 3 should be short.'],
    ['nothing about slides', 'Tea in Assam grew by 12 percent in 2024.'],
  ])('asks for no number: %s', (_, prompt) => {
    expect(asked(prompt).count).toBeNull();
  });

  it.each([
    [
      'Why our public library should start lending hand tools - 6 slides for the city council committee',
      'Why our public library should start lending hand tools',
      'the city council committee',
    ],
    [
      'Create a presentation about solar roofs for the tenants of our building',
      'solar roofs',
      'the tenants of our building',
    ],
    ['Erstelle 8 Folien zum Thema Wärmepumpen für den Gemeinderat', 'Wärmepumpen', 'den Gemeinderat'],
  ])('%s is about %s, for %s', (prompt, topic, audience) => {
    expect(asked(prompt)).toMatchObject({ topic, audience });
  });

  it('is for whom its label says, not for whom its slides are about', () => {
    const prompt =
      'Make an 8-slide update for Northwind Analytics, Q3 2026. Audience: board of directors, 20 minutes.\n\n- Sales rose';
    expect(asked(prompt)).toMatchObject({ audience: 'board of directors' });
  });

  it('is told from the material below it, and never a part of what the slides say', () => {
    const { instructions, content, asides } = read(
      'Turn these notes into 5 slides:\n\nRent\n- 1,200 a month\n- due on Monday',
    );
    expect(instructions).toMatchObject({ count: { min: 5, max: 5 }, topic: null });
    expect(asides.map(({ role }) => role)).toEqual(['instruction']);
    expect(JSON.stringify(content)).not.toContain('Turn these');
  });

  it('may stand behind the material', () => {
    const { instructions, content } = read('Tea\n\n- green\n- black\n- white\n\nPlease make 4 slides of this.');
    expect(instructions.count).toEqual({ min: 4, max: 4 });
    expect(JSON.stringify(content)).not.toContain('Please');
  });

  it('may come as labels, forms and limits', () => {
    expect(
      asked(
        'Title: Tea\nAudience: buyers\nTone: formal\n\nUse a table for the prices. No agenda. At most 20 words a slide.\n\nGreen: 4 €',
      ),
    ).toMatchObject({ title: 'Tea', audience: 'buyers', tone: 'formal', without: ['agenda'], mostWords: 20 });
  });
});

describe('a title', () => {
  it.each([
    [
      'named at the end of a request',
      'Make slides of this, short ones please. Title: Tea for all\n\n- green\n- black\n- white',
      'Tea for all',
    ],
    [
      'said of the cover',
      'The cover should just say Tea for all\n\nMake slides of this:\n\n- green\n- black',
      'Tea for all',
    ],
    [
      'given with an equals sign beside listeners',
      'can you make slides, audience = growers, title = Tea for all\n\n- green\n- black',
      'Tea for all',
    ],
  ])('is the one that was %s', (_, prompt, title) => {
    expect(asked(prompt).title).toBe(title);
  });

  it.each([
    [
      'minutes',
      'Minutes – Garden committee, 3 May\n\nRent\n- 1,200 a month\n- due on Monday\n\nTools\n- two spades\n- one rake',
      'Garden committee',
    ],
    [
      'ein Protokoll',
      'Protokoll – Gartenausschuss, 3. Mai\n\nMiete\n- 1.200 im Monat\n- fällig am Montag\n\nWerkzeug\n- zwei Spaten\n- ein Rechen',
      'Gartenausschuss',
    ],
  ])('of a document is in its first line: %s', (_, prompt, title) => {
    expect(read(prompt).title).toContain(title);
  });

  it.each([
    [
      'Welcome evening for new growers. Please put this into slides.\n\nRent\n- 1,200 a month\n- due on Monday\n\nTools\n- spade',
      'Welcome evening for new growers',
    ],
    [
      'Hi Jo, could you turn this into a short deck for Friday (8 slides or so, Ann hates more than that)?\n\nRent\n- 1,200\n- due\n\nTools\n- spade',
      null,
    ],
    ['Please make slides for the board on the 23rd.\n\nRent\n- 1,200\n- due\n\nTools\n- spade', null],
    [
      'Presentación para la dirección: plan de ahorro de agua. Unas 6 diapositivas.\n\n- riego\n- baños',
      'plan de ahorro de agua',
    ],
    ['Bonjour, il me faudrait 6 diapos sur le compost au jardin, merci d’avance', 'le compost au jardin'],
    [
      'growing herbs on balconies - need about 8 slides for our neighbours, meeting is thurs',
      'growing herbs on balconies',
    ],
  ])('of a request is its topic, and never a cut piece of it: %s', (prompt, topic) => {
    expect(asked(prompt).topic).toBe(topic);
  });
});

describe('what a request names of a table', () => {
  const table =
    'No;House;Trade;Priority;Status\nP-11;Elm;Heating;High;Waiting for parts\nP-12;Elm;Damp;Low;Booked\nP-13;Oak;Lift;High;Waiting for parts\nP-14;Oak;Heating;Low;Open';

  it('is no topic where it is one of several parts, and one where it is all', () => {
    const parts =
      'How many per trade as a bar chart, then which ones are the urgent ones, then what waits for parts. No names on the slides!!';
    const several = asked(
      `Export from our repairs list. Need slides for the tenants, 5 to 7 please. ${parts}\n\n${table}`,
    );
    expect(several.sections).toContain('How many per trade');
    expect(several.topic).not.toBe('How many per trade');
    expect(asked(`Please make slides on the repairs per trade.\n\n${table}`).topic).toBe('the repairs per trade');
  });
});

describe('what a request says besides', () => {
  it.each([
    ['Mach eine Präsi für alle, die nicht da waren, höchstens 6 Seiten', 4, 6],
    ['Нужен питч для инвестора, слайдов 8-9.', 8, 9],
    ['Fare slide per i soci assenti (massimo 8).', 5, 8],
    ['Make a deck for the trustees (max. 10)', 6, 10],
  ])('is a count: %s', (prompt, min, max) => {
    expect(asked(prompt).count).toEqual({ min, max });
  });

  it('is no content when it stands in the same line', () => {
    const { content } = read(
      'Make 5 slides of this. Trustees meet Thursday. Keep it plain.\n\nMonth,North,South\nJan 2024,12,14\nFeb 2024,13,15\nMar 2024,15,16',
    );
    expect(outlineOf(content)).toEqual([null, 'time measure measure']);
  });

  it('is content when it stands at the end and does not speak of slides', () => {
    const text =
      'Safety\n\nBefore you enter\n- coat\n- gloves\n\nIn the lab\n- no food\n- no coats on chairs\n\nNever work alone after six.';
    expect(JSON.stringify(read(text).content)).toContain('Never work alone');
  });
});

describe('slides that are named one after the other', () => {
  it.each([
    [
      'ordinals in sentences',
      '1st slide should say Garden day.\n2nd slide: why we meet - 41 of 57 came.\nOn the 3rd slide put the costs of 400.\nLast slide just a big thank you',
    ],
    ['numbered nouns', '1. Folie: Gartentag\n2. Folie: Warum wir uns treffen\n3. Folie: Kosten\n4. Folie: Dank'],
    [
      'a label and a dash',
      'Diapositiva 1 – Día del huerto\nDiapositiva 2 – Por qué\nDiapositiva 3 – Costes\nDiapositiva 4 – Gracias',
    ],
    ['a letter alone', 'P1 庭の日\nP2 目的\nP3 費用\nP4 お礼'],
  ])('are as many sections: %s', (_, prompt) => {
    const { sections } = read(prompt).content;
    expect(sections.map(({ marker }) => marker?.role)).toEqual(['slide', 'slide', 'slide', 'slide']);
  });
});

describe('the outline of a text', () => {
  const objectives = ['Objective', ['Grow', 'reach 400', 'open in Leeds'], ['Care', 'answer in a day', 'call back']];
  it.each([
    ['Markdown', '# Objective\n## Grow\n- reach 400\n- open in Leeds\n## Care\n- answer in a day\n- call back'],
    ['indentation', 'Objective\n  Grow\n    reach 400\n    open in Leeds\n  Care\n    answer in a day\n    call back'],
    ['bullets', 'Objective\n\nGrow\n- reach 400\n- open in Leeds\n\nCare\n- answer in a day\n- call back'],
  ])('is the same by %s', (_, prompt) => {
    const { title, content } = read(prompt);
    expect([title, ...outlineOf(content).slice(1)]).toEqual(objectives);
  });

  it('keeps key results below their objectives', () => {
    expect(
      outline(
        'OKRs\n\nObjective 1: Grow\n  KR 1: reach 400\n  KR 2: open in Leeds\nObjective 2: Care\n  KR 1: answer in a day',
      ),
    ).toEqual([
      ['Grow', 'reach 400', 'open in Leeds'],
      ['Care', 'answer in a day'],
    ]);
  });

  it('takes labels of slides apart, even in one line', () => {
    expect(outline('Slide 1: Tea, Slide 2: Green tea, Slide 3: Black tea')).toEqual([
      ['Tea'],
      ['Green tea'],
      ['Black tea'],
    ]);
  });

  it('joins lines that a mail program broke', () => {
    const text =
      'The roof of the eastern wing has to be mended before the autumn, since the\nrain of last year came through in four places and the insurance does not pay\nfor the damage a second time.';
    expect(outline(`Roof\n\n${text}\n\nIt costs 12,000.`)[0]).toBe(text.replaceAll('\n', ' '));
  });

  it('knows paragraphs by what they begin with', () => {
    expect(
      outline(
        'Prices: The basic service costs 45 and takes a day, the full one costs 95 and takes two.\n\nHours: We open at nine on every day but Monday, when nobody is there to mend a bike.',
      ),
    ).toHaveLength(2);
  });
});

describe('data', () => {
  it.each([
    ['commas', 'Month,North,South\nJan,12,14\nFeb,13,15'],
    ['semicolons', 'Monat;Nord;Süd\nJan;12,5;14,1\nFeb;13,0;15,2'],
    ['tabs', 'Month\tNorth\tSouth\nJan\t12\t14\nFeb\t13\t15'],
    ['bars', 'Month|North|South\nJan|12|14\nFeb|13|15'],
    ['blanks', 'Month   North   South\nJan     12      14\nFeb     13      15'],
    ['Markdown', '| Month | North | South |\n|---|---|---|\n| Jan | 12 | 14 |\n| Feb | 13 | 15 |'],
    ['JSON', '[{"month": "Jan", "north": 12, "south": 14}, {"month": "Feb", "north": 13, "south": 15}]'],
    ['broken JSON', "[{month: 'Jan', north: 12, south: 14,}, {month: 'Feb', north: 13, south: 15}"],
  ])('is a typed table, whether parted by %s', (_, prompt) => {
    expect(outline(prompt)).toEqual(['time measure measure']);
  });

  it.each([
    ['a list of sentences with commas', '- bread, cheese, wine\n- tea, milk, sugar\n- rice, beans, salt'],
    ['prose', 'Bread, cheese, and wine are here.\nTea, milk, and sugar are there.\nRice, beans, and salt are not.'],
  ])('is none in %s', (_, prompt) => {
    expect(JSON.stringify(read(prompt).content)).not.toContain('"type":"data"');
  });

  it('is a table right below the line of a list', () => {
    expect(
      outline('1. Sales\n| Month | North |\n|---|---|\n| Jan | 12 |\n| Feb | 13 |\n\n2. Costs\nWe pay 400 a month.'),
    ).toEqual([
      ['Sales', 'time measure'],
      ['Costs', 'We pay 400 a month.'],
    ]);
  });

  it('is made of records that have the same keys', () => {
    expect(
      outline('Bikes\n\nModel: A1\nPrice: 400 €\nWeight: 12 kg\n\nModel: B2\nPrice: 500 €\nWeight: 11 kg'),
    ).toEqual(['category measure measure']);
  });
});

describe('what people have around a text', () => {
  it('is no part of it: greetings, signatures, heads of mails', () => {
    const { content } = read(
      'From: Ann <ann@example.org>\nTo: Ben\nSubject: Re: Roof repair\n\nHi Ben,\n\nThe roof has to be mended before autumn. The repair costs 4,000 euros.\n\nBest regards\nAnn\nHead of Buildings',
    );
    expect(outlineOf(content)).toEqual([
      null,
      'The roof has to be mended before autumn. The repair costs 4,000 euros.',
    ]);
  });

  it('is told from a chat, whose speakers come back', () => {
    const { content } = read(
      'Ann  9:02 AM\nThe shop is down since 8:50.\nBen  9:04 AM\nThe memory is full.\nAnn  9:06 AM\nThen we roll back.',
    );
    expect(outlineOf(content)).toEqual([
      null,
      'Ann: The shop is down since 8:50.',
      'Ben: The memory is full.',
      'Ann: Then we roll back.',
    ]);
  });

  it.each([
    [
      'a time before each name',
      '[3/2/25, 10:01:22] Mia: rent is 900\n[3/2/25, 10:02:40] Tom: too much, say 850\n[3/2/25, 10:03:10] Mia: 👍\n[3/2/25, 10:04:00] Tom: agreed, from May',
    ],
    [
      'a dash behind the time',
      '03.02.2025, 10:01 - Mia: rent is 900\n03.02.2025, 10:02 - Tom: too much, say 850\n03.02.2025, 10:03 - Mia: <Media omitted>\n03.02.2025, 10:04 - Tom: agreed, from May',
    ],
    [
      'lines of their own',
      '00:00:04 Mia Berg\nrent is 900\n\n00:00:12 Tom Cole\ntoo much, say 850\n\n00:00:20 Mia Berg\nOkay.\n\n00:00:31 Tom Cole\nagreed, from May',
    ],
    [
      'the time behind the name',
      'Mia Berg — Today at 10:01 AM\nrent is 900\nTom Cole — Today at 10:02 AM\ntoo much, say 850\nMia Berg — Today at 10:03 AM\nlol\nTom Cole — Today at 10:04 AM\nagreed, from May',
    ],
  ])('is told from a chat with %s, without its small talk', (_, prompt) => {
    const [talk, ...others] = read(prompt).content.parts;
    expect(others).toEqual([]);
    expect(talk?.type === 'talk' ? talk.turns.map(({ speaker, text }) => [speaker.split(' ')[0], text]) : talk).toEqual(
      [
        ['Mia', 'rent is 900'],
        ['Tom', 'too much, say 850'],
        ['Tom', 'agreed, from May'],
      ],
    );
  });

  it('keeps a schedule, whose names do not come back', () => {
    expect(
      JSON.stringify(read('Open day\n\n9:00 Welcome: Ann\n9:30 Tour: Ben\n10:15 Lunch: soup').content),
    ).not.toContain('"talk"');
  });

  it('makes an interview a row of questions', () => {
    expect(outline('Q: How old is it?\nA: Two years.\n\nQ: Who made it?\nA: We did.')).toEqual([
      ['How old is it?', 'Two years.'],
      ['Who made it?', 'We did.'],
    ]);
  });
});

describe('bad input', () => {
  it.each([
    ['one emoji', '🙂'],
    ['a letter again and again', 'a'.repeat(100_000)],
    ['deeply nested lists', Array.from({ length: 1_000 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n')],
    [
      'a table of 500 columns',
      `${Array.from({ length: 500 }, (_, index) => `c${index}`).join(',')}\n${Array(500).fill('1').join(',')}`,
    ],
    ['brackets', '['.repeat(20_000)],
    ['a cut table', 'a,b,c\n1,2\n"3,4,5\n6,,'],
    ['cut JSON', '{"rows": [{"a": 1, "b": [2, {"c": "x'],
    ['two languages', 'Make 5 slides about tea.\n\nTee wird heiß getrunken.\n\n茶は熱いうちに飲む。'],
    ['binary', Array.from({ length: 2_000 }, (_, index) => String.fromCharCode(index % 256)).join('')],
    ['half of a surrogate pair', 'Tea \ud83d for everybody'],
  ])('is read without a failure: %s', (_, prompt) => {
    expect(read(prompt).version).toBe(1);
  });

  it('takes the first of two numbers of slides that contradict each other', () => {
    expect(asked('Make 5 slides about tea in 8 slides').count).toEqual({ min: 5, max: 5 });
  });
});

describe('content in the same breath as its request', () => {
  it('is told, although it is a single line', () => {
    const { content } = readPrompt({
      prompt:
        'Make one slide that shows our three delivery promises: same day in the city, next day on the mainland, and free returns.',
      outputType: 'single_slide',
      variantCount: 1,
    });
    expect(JSON.stringify(outlineOf(content))).toContain('next day on the mainland');
  });

  it.each([
    'Graag een presentatie van 5 slides over de renovatie van de flats aan de Populierenlaan. 96 woningen uit 1971 gaan van label E naar label A. De huur stijgt met 38 euro.',
    'Graag een presentatie van 5 slides over de renovatie.\n\n96 woningen uit 1971 gaan van label E naar label A.\n\nDe huur stijgt met 38 euro.',
  ])('is not set aside with words that may also be an offer: %s', (prompt) => {
    const { content, slideCount } = read(prompt);
    expect(slideCount.most).toBe(5);
    expect(JSON.stringify(outlineOf(content))).toContain('38 euro');
  });
});

it('what slides should do is asked where a line asks for them', () => {
  const text = 'We deliver parcels for 34 shops in two cities.\n\nVans and cargo bikes carry them.';
  const wish = 'Make a deck of 5 slides for the board. It should inform, and lead to a decision.';
  const said = JSON.stringify(outline(`${wish}\n\n${text}`));
  expect(said).toContain('34 shops');
  expect(said).not.toContain('should inform');
});
