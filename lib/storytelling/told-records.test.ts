import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { balanced } from '@/lib/reading/source/brackets';
import { tellSlides } from './tell-slides';

const slidesOf = (prompt: string): SlideSpec[] =>
  tellSlides({ ...readPrompt({ prompt, outputType: 'deck', variantCount: 1 }), passages: [] }).slides;

/** Every text of a slide but its notes; the letter of an option opens no bracket. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/^[A-Z]\) /u, '')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'notes' ? [] : textsIn(inner)));
}

const boxes =
  'We need 6 slides on our snack boxes. Facts: four boxes – Carrot (185 kcal, €2.10), Apple (160 kcal, €1.80), Berry (150 kcal, €2.20), Pepper (170 kcal, €2.05); all organic, no added sugar. Pilot in 14 schools: 9,300 boxes sold, 92 % of the children finished their box. Timetable: tastings 16–27 March, first delivery 4 May.';
const rivals =
  'Make 5 slides for the board.\n\nCompetition: Telvia (cheaper by 8 %, only 5 ha), Systemhaus Kern (flexible, no service at night).\n\nMarket: 3,600 possible customers, we aim for 85 contracts and EUR 11.2m revenue in 2026.\n\nReference: Port of Nordhaven, 74 ha, 31 cranes, downtime minus 43 %.';
const options =
  'We need 6 slides for the works management. Budget: total EUR 412m, committed EUR 188m, spent EUR 96m. Options: A wait (delay cost EUR 31m), B second supplier (plus EUR 6.8m, delay 6 weeks), C rent a transformer (EUR 4.1m, 60 % output for 5 months). Safety: LTIFR 2.1 (target 2.0), one near miss on 9 October. Please make a table for the options.';

describe('records of a sentence on slides', () => {
  it('are a table where they say the same kinds of things, and no chart of one of them', () => {
    const shown = slidesOf(boxes).flatMap((slide): { kind: string }[] =>
      'blocks' in slide ? [...slide.blocks] : [slide],
    );
    const table = shown.find(({ kind }) => kind === 'table');
    expect(table).toMatchObject({
      columns: [{ label: '' }, { label: 'kcal' }, { label: '€' }],
      rows: [
        ['Carrot', '185', '2.10'],
        ['Apple', '160', '1.80'],
        ['Berry', '150', '2.20'],
        ['Pepper', '170', '2.05'],
      ],
    });
    expect(slidesOf(boxes).filter(({ kind }) => kind === 'chart')).toEqual([]);
  });

  it('are a table where one is asked for', () => {
    const table = slidesOf(options).find(({ kind, title }) => kind === 'table' && title === 'Options');
    expect(table).toMatchObject({
      title: 'Options',
      rows: [
        ['A) Wait', 'Delay cost EUR 31m', ''],
        ['B) Second supplier', 'Plus EUR 6.8m', 'Delay 6 weeks'],
        ['C) Rent a transformer', 'EUR 4.1m', '60 % output for 5 months'],
      ],
    });
  });

  it('else stand beside each other with what is said of each below its name', () => {
    const slide = slidesOf(rivals).find(({ kind }) => kind === 'comparison');
    expect(slide).toMatchObject({
      title: 'Competition',
      options: [
        { name: 'Telvia', points: ['Cheaper by 8 %', 'Only 5 ha'] },
        { name: 'Systemhaus Kern', points: ['Flexible', 'No service at night'] },
      ],
    });
  });

  it('are weighed side by side where they are to be chosen from and say what nobody named, and tasks where they say who and when', () => {
    const slides = slidesOf(
      'Prepare 6 slides for the board on our mail. Problem: servers from 2016, 3 outages, 1,850 mailboxes. Options: A) new servers ' +
        '(180 k€, 6 months), B) hybrid (120 k€, 9 months), C) full cloud (95 k€ a year, 4 months). Actions: add an index (Mara, ' +
        '6 March), test the load (Tim, 20 March), mend the alerts (Ola, 10 March). Risks: data loss, habits, bandwidth.',
    );
    expect(slides.find(({ title }) => title === 'Options')).toMatchObject({
      kind: 'comparison',
      options: [{ points: ['180 k€', '6 months'] }, { name: 'B) Hybrid' }, { name: 'C) Full cloud' }],
    });
    expect(slides.find(({ title }) => title === 'Actions')).toMatchObject({
      kind: 'next_steps',
      steps: [{ action: 'Add an index', owner: 'Mara', due: '6 March' }, { owner: 'Tim' }, { owner: 'Ola' }],
    });
  });

  it('are no sentences where their brackets hold a shortened word', () => {
    const slides = slidesOf(
      'Make 6 slides for new nurses. First day: badge at 7:00, tour of the ward, lunch. People to know: Carla Weiss (head nurse, ext. ' +
        '201), Jonas Falk (HR, ext. 305), Mei Lin (mentors, ext. 412). Shifts: early, late, night. Apps: roster, records, learning. ' +
        'A hose costs 45 € and saves 30 % of water, a sprinkler costs 20 € and wastes half of it.',
    );
    expect(slides.find(({ title }) => title === 'People to know')?.kind).toBe('table');
    expect(slides.map(({ title }) => title)).toContain('A hose vs a sprinkler');
    expect(slides.map(({ kind }) => kind)).not.toContain('statement');
  });

  it.each([boxes, rivals, options])('tear no brackets: %#', (prompt) => {
    for (const text of slidesOf(prompt).flatMap(textsIn)) expect(balanced(text), text).toBe(true);
  });
});
