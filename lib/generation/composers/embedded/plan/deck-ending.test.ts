import { describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import type { Passage } from '@/lib/reading/passage';
import { composeSlides } from '../create-embedded-composer';
import { readDocument } from '../document/read-document';
import { beforeEnding } from './before-ending';

const passages: Passage[] = [
  ['Passengers', 'The harbour ferries carried 14,600,000 passengers in 2025.'],
  ['Costs', 'Fuel for the harbour ferries cost $2.1M in 2025. Repairs of the ferries cost $0.4M.'],
  ['Outlook', 'Two electric ferries will enter service in May 2027. The north pier of the harbour opens in 2026.'],
].map(([heading = '', text = ''], index) => ({
  id: `S${index + 1}`,
  origin: 'knowledge_base',
  documentId: 'report',
  title: 'Ferry report',
  page: null,
  url: null,
  heading: `Harbour ferries › ${heading}`,
  text,
}));

function compose(prompt: string, found: readonly Passage[] = []): SlideSpec[] {
  return composeSlides({ ...readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }), passages: found });
}

describe('how a deck has to end', () => {
  it.each([
    ['Make 9 slides about the harbour ferries and close with next steps', 'the harbour ferries', 'Next steps'],
    ['A 10-slide deck about the harbour ferries that ends with a 90-day plan.', 'the harbour ferries', '90-day plan'],
    ['Erstelle 8 Folien über Radwege und schließe mit einem Fahrplan ab.', 'Radwege', 'Fahrplan'],
    ['Eine Präsentation über Radwege, die mit einem 90-Tage-Plan endet', 'Radwege', '90-Tage-Plan'],
    ['Prépare 8 diapositives sur les ferries et termine par un plan d’action.', 'les ferries', 'Plan d’action'],
    ['Crea 8 diapositivas sobre los ferris y termina con una hoja de ruta', 'los ferris', 'Hoja de ruta'],
    ['请制作8页关于城市公园的幻灯片，以90天计划结尾。', '城市公园', '90天计划'],
    ['Maak een presentatie over fietspaden en eindig met een plan', 'fietspaden', 'Plan'],
  ])('is taken off the topic: %s', (prompt, topic, ending) => {
    expect(
      readDocument(prompt, readBrief({ prompt, outputType: 'deck', variantCount: 1, images: [] }).promptLanguage)
        .request,
    ).toMatchObject({ topic, ending });
  });

  it('is no part of a topic in which something ends', () => {
    expect(readDocument('Create a deck about how wars end with a treaty', 'en-US').request.ending).toBeNull();
  });

  it.each([[[]], [passages]])('stays last when sources and open places come before it', (found) => {
    const slides = compose('Make 14 slides about the harbour ferries and close with a 90-day plan', found);
    expect(slides.at(-1)?.title).toBe('90-day plan');
    expect(slides[0]?.title).toBe('The harbour ferries');
  });

  it('stays last when it is a section of the author', () => {
    const slides = compose(
      'Make a deck of our notes. End with the roadmap.\n\n# Ferries\n\n## Roadmap\n- Order two ferries\n- Train the crew\n- Open the pier\n\n## Today\nWe run four ferries. They are old.',
    );
    expect(slides.at(-1)).toMatchObject({ title: expect.stringMatching(/^Roadmap/u) as string });
    expect(slides.length).toBeGreaterThanOrEqual(5);
  });
});

describe('slides that are added at the end', () => {
  const bullets: SlideSpec = { kind: 'bullets', title: 'A', ordered: false, items: [{ text: 'a' }], notes: '' };
  const steps: SlideSpec = { kind: 'next_steps', title: 'B', steps: [{ action: 'b' }], notes: '' };
  const open: SlideSpec = { ...bullets, title: 'C' };
  it.each([
    [[bullets, steps], null, 'ACB'],
    [[steps, bullets], 'Plan', 'BCA'],
    [[steps, bullets], null, 'BAC'],
    [[steps], null, 'BC'],
  ])('come before what has to stay last', (slides, ending, order) => {
    expect(
      beforeEnding(slides, [open], ending)
        .map(({ title }) => title)
        .join(''),
    ).toBe(order);
  });
});
