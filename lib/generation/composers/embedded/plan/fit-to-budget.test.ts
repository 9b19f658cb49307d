import { expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { composeSlides } from '../create-embedded-composer';

function compose(prompt: string): SlideSpec[] {
  return composeSlides(readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }));
}

const sections = [
  '## Wins\n- The shop opened on time\n- Sales rose by 23%',
  '## Dates\n- 2 March: work starts\n- 2 April: night shifts\n- 18 April: work ends\n- 20 April: doors open',
  '## Visits\n- Week 1: 6,120\n- Week 2: 5,380\n- Week 3: 5,240\n- Week 4: 5,380',
  '## Issues\n- The car park is too small\n- The kitchen lacks three people',
  '## Measures\n| Measure | Owner | Due |\n|---|---|---|\n| Rent 18 places | Kim | 30 June |\n| Hire three people | Ola | 15 July |',
  '## Ask\nPlease approve a rent of $1,200 a month.',
];

it('keeps dates a timeline and figures a chart when slides are short: one sentence becomes the title of the table beside it', () => {
  const slides = compose(`Make 6 slides of this.\n\n# Shop\n\n${sections.join('\n\n')}`);
  expect(slides.map(({ kind }) => kind)).toEqual(['title', 'bullets', 'timeline', 'chart', 'bullets', 'next_steps']);
  expect(slides.at(-1)?.title).toBe('Ask: Please approve a rent of $1,200 a month');
});

it('does not lose what is to be done in the end', () => {
  const slides = compose(
    'Make 4 slides of this.\n\nToday: the desk has 34 agents. It has no chat.\n\nTrial: six agents worked with it for three weeks. Answers were faster. Everybody liked it.\n\nRisks: the budget may be used up; three links must be rebuilt; agents need half a day each.\n\nIf you agree, we order by 30 September, move the articles in October (owner: Tova Lind), train the agents in November (owner: Marek Zelenka) and switch over on 16 December.',
  );
  expect(slides).toHaveLength(4);
  expect(slides.at(-1)).toMatchObject({ kind: 'next_steps' });
  for (const risk of ['budget', 'three links', 'half a day'])
    expect(JSON.stringify({ ...slides[2], notes: '' }).toLowerCase()).toContain(risk);
});

it('keeps a name and the reasons for it on one slide, however few slides there are', () => {
  const slides = compose(
    '# Plan\n\n## Recommendation\nGrowth. It has all that the trial showed to matter. Basic has no portal. Enterprise would cost more.',
  );
  expect(slides.find(({ kind }) => kind === 'bullets')?.title).toBe('Recommendation: Growth');
});
