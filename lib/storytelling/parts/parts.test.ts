import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { Instructions } from '@/lib/reading/reading';
import { tellSlides } from '../tell-slides';

function tell(prompt: string, wishes: Partial<Instructions> = {}): readonly SlideSpec[] {
  const reading = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
  const instructions = { ...reading.instructions, ...wishes };
  return tellSlides({ ...reading, title: reading.title ?? 'Barn', instructions }).slides;
}

const titles = (slides: readonly SlideSpec[]): string[] => slides.map(({ title }) => title);
const under = (slides: readonly SlideSpec[], title: string): string =>
  JSON.stringify(slides.filter((slide) => slide.title === title));

describe('parts that a request names', () => {
  const notes = '- The barn holds 40 cows\n- Rent is 900 € a month\n- Keys on 3 May\n- Rain came in twice';

  it('are slides in their order, with what belongs to them by its words or its sort', () => {
    const slides = tell(notes, { sections: ['timeline', 'costs', 'staff'] });
    expect(titles(slides)).toEqual(expect.arrayContaining(['Timeline', 'Costs']));
    expect(titles(slides).indexOf('Timeline')).toBeLessThan(titles(slides).indexOf('Costs'));
    expect(under(slides, 'Timeline')).toContain('3 May');
    expect(under(slides, 'Costs')).toContain('900');
    expect(titles(slides)).not.toContain('Staff');
  });

  it('lose nothing and double nothing', () => {
    const shown = JSON.stringify(tell(notes, { sections: ['timeline', 'costs'] }).map(({ notes: said }) => said));
    for (const fact of ['40 cows', '900 €', '3 May', 'Rain came in']) expect(shown.split(fact)).toHaveLength(2);
  });

  it.each([
    ['de', '- Wir haben 40 Kühe\n- Die Stallmiete beträgt 900 € im Monat\n- Übergabe am 3. Mai', 'Finanzen', '900'],
    ['ko', '창고는 소 40마리를 수용합니다. 월 임대료는 90만 원입니다. 열쇠는 5월 3일에 받습니다.', '열쇠', '5월 3일'],
    ['ru', '- В хлеву 40 коров\n- Аренда 900 € в месяц\n- Ключи 3 мая', 'Расходы', '900'],
  ])('are found in %s', (_, text, part, fact) => {
    expect(under(tell(text, { sections: [part] }), part)).toContain(fact);
  });

  it('leave a text alone that says nothing of them', () => {
    const text = '- Green tea comes from China\n- Black tea comes from India';
    expect(tell(text, { sections: ['budget'] })).toEqual(tell(text));
  });
});

describe('a part that names a state which rows are in', () => {
  const rows = [
    'Fault;Status',
    'Pump stops at night;Waiting for parts',
    'Mould on the ceiling;Booked',
    'Lift stops;Waiting for parts',
    'Valve sticks;Open',
    'Wet patch;Open',
    'Cold kitchen;Booked',
  ].join('\n');
  const request = 'Slides of our repairs please, 6 of them.';

  it('has these rows, and the others stand under their own states', () => {
    const slides = tell(`${request}\n\n${rows}`, { sections: ['what waits for parts'] });
    expect(titles(slides).slice(-3)).toEqual(['What waits for parts', 'Booked', 'Open']);
    expect(under(slides, 'What waits for parts')).toContain('Lift stops');
    expect(under(slides, 'What waits for parts')).not.toContain('Valve sticks');
  });

  it('leaves the table whole where it names no state, or a table of some rows is asked for', () => {
    expect(titles(tell(`${request}\n\n${rows}`, { sections: ['what it costs'] }))).not.toContain('Booked');
    const forms: Instructions['forms'] = [{ form: 'table', about: 'the open ones' }];
    const slides = tell(`${request}\n\n${rows}`, { sections: ['what is open'], forms });
    expect(titles(slides)).not.toContain('Waiting for parts');
  });
});

describe('parts that a request names of a talk', () => {
  const talk = [
    'Please make slides of this call: situation, conditions, budget, next steps. 6 slides.',
    '',
    'Omar: Good morning, how are the appointments going?',
    'Client: We have three practices with 1,900 appointments a month. And 209 people did not come in January.',
    'Omar: How do you remind them today?',
    'Client: The receptionists phone two hours every day. They reach maybe half of the people.',
    'Omar: What conditions are there?',
    'Client: The data stays in the country. And no contract runs longer than 12 months.',
    'Omar: And the budget?',
    'Client: Up to 450 a month for all three of them.',
    'Omar: So the next steps. I send the offer by 14 March and the trial starts on 3 April.',
    'Client: That sounds good to me.',
  ].join('\n');

  it('are the course that it takes, whatever its questions are called', () => {
    const slides = tell(talk);
    const own = [...new Set(titles(slides).map((title) => title.replace(/ \(\d\/\d\)$/u, '')))].slice(1);
    expect(own.slice(-4)).toEqual(['Situation', 'Conditions', 'Budget', 'Next steps']);
    expect(under(slides, 'Conditions')).toContain('12 months');
    expect(under(slides, 'Budget')).toContain('450');
  });

  it('leave what is asked in it with what is said', () => {
    const asked = talk.replace('That sounds good to me.', 'Can you send me the prices for Dr. Sandhu by 7 March?');
    expect(JSON.stringify(tell(asked))).toContain('7 March');
  });
});

describe('sayings', () => {
  const notes = '- The barn holds 40 cows\n- Keys on 3 May\n\n';

  it('stand whole, last where the request ends with them and first where it begins with them', () => {
    const last = tell(`${notes}End with Sign. Swim. Shout.`, { sayings: ['Sign. Swim. Shout.'] });
    expect(last.at(-1)).toMatchObject({ kind: 'statement', statement: 'Sign. Swim. Shout.' });
    const first = tell(`Make 5 slides of this. Start with the words Mind the bull.\n\n${notes}`, {
      sayings: ['Mind the bull'],
    });
    expect(first[1]).toMatchObject({ kind: 'statement', statement: 'Mind the bull' });
  });

  it('are not said twice', () => {
    const slides = tell(notes, { sayings: ['the barn holds 40 cows'] });
    expect(JSON.stringify(slides.map(({ notes: said }) => said)).split('40 cows')).toHaveLength(2);
  });
});

describe('outlines', () => {
  it('have the named parts in order, and nothing of projects for other subjects', () => {
    const slides = tell('10 slides about bees', {
      topic: 'Bees',
      sections: ['the hive', 'honey', 'the enemies of bees'],
    });
    const own = titles(slides).filter((title) => ['The hive', 'Honey', 'The enemies of bees'].includes(title));
    expect(own).toEqual(['The hive', 'Honey', 'The enemies of bees']);
    expect(slides).toHaveLength(10);
    expect(JSON.stringify(slides)).not.toMatch(/sponsor|scope|owner|pilot/iu);
  });

  it('keep every part where there are too few slides', () => {
    const slides = tell('Sprint in 4 slides', { topic: 'Sprint', sections: ['done', 'not done', 'blockers', 'next'] });
    expect(slides).toHaveLength(4);
    expect(titles(slides).at(-1)).toBe('Blockers and Next');
  });
});

describe('an order that is asked for', () => {
  const wishes: Partial<Instructions> = { forms: [{ form: 'largest', about: 'first' }] };

  it('is that of tables and of lists whose items have one number each', () => {
    const rows = tell('Item,Note,Price\nRope,blue,12 €\nBoat,old,900 €\nOar,new,45 €', wishes);
    const all = JSON.stringify(rows.map(({ notes }) => notes));
    expect(all.indexOf('Boat')).toBeLessThan(all.indexOf('Oar'));
    expect(all.indexOf('Oar')).toBeLessThan(all.indexOf('Rope'));
    const items = JSON.stringify(tell('# Pool\n\n- Doors 4 weeks\n- Roof 12 weeks\n- Floor 7 weeks', wishes));
    expect(items.indexOf('Roof')).toBeLessThan(items.indexOf('Floor'));
  });

  it('does not change the order of times', () => {
    const all = JSON.stringify(tell('Month,Visits\nJan,12\nFeb,90\nMar,45', wishes).map(({ notes }) => notes));
    expect(all.indexOf('Jan')).toBeLessThan(all.indexOf('Feb'));
  });
});

describe('the last slides of a brief', () => {
  const brief = (end: string): readonly SlideSpec[] =>
    tell(
      'Make a deck of 9 slides for the board meeting on 12 May about our pipeline. Include: the rationale (patents end in 2028, ' +
        'two rivals ahead); a timeline (Q1: due diligence, Q2: term sheet, Q3: signing); compare buying (fast, 12 M€ upfront) ' +
        `with building (slow, 4 M€ a year); budget 21 M€ over three years; risks: failure, key people, prices; ${end} ` +
        'Contact: Ines Holm, ines@example.com.',
    );

  it('say of decisions and next steps that are only named what is weighed, what it costs and what comes first', () => {
    const slides = brief('end with the decisions we need and next steps.');
    expect(titles(slides).slice(-2)).toEqual(['The decisions we need and next steps', 'Contact']);
    const said = under(slides, 'The decisions we need and next steps');
    for (const fact of ['Buying / Building', '21 M€', 'due diligence']) expect(said).toContain(fact);
  });

  it('join a call in a few words with whom to write to', () => {
    const last = brief('end with a call to action: decide by 30 May.').at(-1);
    expect(last).toMatchObject({
      kind: 'closing',
      title: 'Call to action',
      message: 'Decide by 30 May',
      contacts: [{ name: 'Ines Holm' }],
    });
  });

  it('tell short things as lists and beside each other, and none as one sentence', () => {
    const kinds = brief('end with questions.').map(({ kind, title }) => [title, kind]);
    expect(kinds).toContainEqual(['Buying vs building', 'comparison']);
    expect(kinds).toContainEqual(['A timeline', 'timeline']);
    for (const [title, kind] of kinds) if (title !== 'Budget') expect(kind, title).not.toBe('statement');
    expect(kinds.at(-1)).toEqual(['Questions', 'closing']);
  });
});
