import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { readInputs } from '@/scripts/evaluate/inputs';
import { sample } from '@/lib/testing/test-run';
import { tellDeck } from './tell-deck';

const tell = (prompt: string) => tellDeck(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }));
const inputs = readInputs(join(import.meta.dirname, '../../evaluation/development')).filter(
  ({ expected }) => expected.outputType === 'deck' && expected.documents.length === 0,
);
const titled = ({ kind, title }: SlideSpec): string => `${kind}: ${title}`;

describe.each(inputs.map((input) => [input.name, input] as const))('%s', (_, { prompt }) => {
  const { slides } = tell(prompt);

  it('is told with a cover, titles and notes, and without places to fill in', () => {
    expect(slides[0]?.kind).toBe('title');
    expect(slides.filter(({ title }) => title.trim() === '').map(titled)).toEqual([]);
    expect(JSON.stringify(slides)).not.toMatch(/\[Add|undefined|\{[xXabAB]\}/u);
  });

  it('tears nothing: brackets and quotes of titles close', () => {
    const torn = slides.filter(
      ({ title }) => title.split('(').length !== title.split(')').length && prompt.includes(title) === false,
    );
    expect(torn.map(titled)).toEqual([]);
  });
});

describe('a number of slides', () => {
  it.each(sample(inputs, 4).map((input) => [input.name, input] as const))('is never exceeded: %s', (_, { prompt }) => {
    const reading = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
    for (const count of [2, 3, 6, 10, 20]) {
      const slideCount = { asked: { min: count, max: count }, fewest: count, most: count };
      expect(tellDeck({ ...reading, slideCount }).slides.length).toBeLessThanOrEqual(count);
    }
  });
});

describe('tellDeck', () => {
  const report = Array.from(
    { length: 6 },
    (_, index) =>
      `## Part ${index + 1}\n\n${Array.from({ length: 4 }, (_, item) => `- Site ${index + 1}.${item + 1} opens with ${item + 3} rooms for its visitors`).join('\n')}`,
  ).join('\n\n');

  it.each([4, 5, 6, 7, 8, 10, 12, 15, 18])('makes %i slides of a report of six parts', (count) => {
    expect(tell(`Make ${count} slides of this.\n\n# Museum\n\n${report}`).slides).toHaveLength(count);
  });

  it('says why there are fewer where the text is too short, and pads nothing', () => {
    const { slides, notices } = tell(
      'Make 12 slides of this:\n\nTea\n\n- Green tea comes from China\n- Black tea comes from India',
    );
    expect(slides.length).toBeLessThan(6);
    expect(notices.join(' ')).toContain('12 slides');
  });

  it('shows a trend as a line, a share as a doughnut, dates on an axis', () => {
    const kinds = (prompt: string) =>
      tell(prompt).slides.map((slide) => (slide.kind === 'chart' ? slide.chart.type : slide.kind));
    expect(kinds('Visits\n\nMonth,North,South\nJan,12,14\nFeb,13,15\nMar,15,18')).toContain('line');
    expect(kinds('Who pays\n\nPayer,Share\nCouncil,60%\nFriends,25%\nLottery,15%')).toContain('doughnut');
    expect(
      kinds('Roof\n\nMilestones\n- 3 May: the roof is off\n- 21 June: the beams stand\n- 6 September: the roof is on'),
    ).toContain('timeline');
  });

  it('says what data say by simple arithmetic, and nothing else', () => {
    const { slides } = tell('How did visits change?\n\nMonth,Visits\nJan,120\nFeb,130\nMar,150');
    expect(slides.map(({ title }) => title)).toContain('Visits: 120 → 150 (+25%)');
  });

  it('gives a bare topic the questions that its talk must answer', () => {
    const { slides, notices } = tell('Why our library should lend tools - 6 slides for the council');
    expect(slides).toHaveLength(6);
    expect(slides[0]).toMatchObject({ title: 'Why our library should lend tools', subtitle: 'The council' });
    expect(notices.join(' ')).toContain('outline');
  });

  it('puts strengths, weaknesses, opportunities and threats into a matrix', () => {
    const { slides } = tell(
      'SWOT of the shop\n\nStrengths\n- staff\n- place\n\nWeaknesses\n- rent\n\nOpportunities\n- tourists\n\nThreats\n- the new mall',
    );
    expect(slides.map(({ kind }) => kind)).toContain('matrix');
  });
});
