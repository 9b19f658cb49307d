import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { readBrief } from '@/lib/generation/brief/read-brief';
import { sample, tries } from '@/lib/testing/test-run';
import { composeSlides, createEmbeddedComposer } from './create-embedded-composer';
import { composeFixture } from './testing/compose-fixture';
import { readFixtures } from './testing/read-fixtures';
import { allTexts, capitalisedIn, digitsIn, materialOf, textsOf, wordsIn } from './testing/said-in';

function briefOf(prompt: string, outputType: 'deck' | 'single_slide' = 'deck', variantCount = 1) {
  return readBrief({ prompt, outputType, variantCount, images: [] });
}

/** Chart values as the digits that a prompt would write. */
function chartDigits(slides: readonly SlideSpec[]): string[] {
  return slides.flatMap((slide) =>
    slide.kind === 'chart'
      ? slide.chart.series.flatMap(({ values }) =>
          values.flatMap((value) =>
            value === null ? [] : [String(Math.abs(value)), String(Math.round(Math.abs(value) * 10_000) / 100)],
          ),
        )
      : [],
  );
}

describe.each(readFixtures())('$name', (fixture) => {
  const { prompt, outputType } = fixture;
  const { brief, slides } = composeFixture(fixture);

  it('has as many slides as a deck has at least, unless another number was asked for', () => {
    if (outputType === 'deck') expect(slides.length).toBeGreaterThanOrEqual(brief.minSlideCount);
  });

  it('keeps every number and name of the material on a slide or in its notes', () => {
    const texts = allTexts(slides);
    const said = new Set([...digitsIn(texts), ...wordsIn(texts)]);
    // These announce what is said without them.
    const material = [...digitsIn(materialOf(brief.prompt)), ...capitalisedIn(materialOf(brief.prompt))].filter(
      (word) => !/^(?:Subject|Data|Question|Answer)$/.test(word),
    );
    expect(material.filter((word) => !said.has(word.toLowerCase()))).toEqual([]);
  });

  it('says no number that the prompt lacks', () => {
    const known = new Set(digitsIn(prompt));
    expect(digitsIn(allTexts(slides)).filter((digits) => !known.has(digits))).toEqual([]);
    const plain = prompt.replace(/(?<=\d)[.,\s\u00a0](?=\d{3})/gu, '').replace(/(?<=\d),(?=\d)/gu, '.');
    const charts = chartDigits(slides);
    for (let index = 0; index < charts.length; index += 2) {
      expect(plain.includes(charts[index] ?? '') || plain.includes(charts[index + 1] ?? ''), charts[index]).toBe(true);
    }
  });

  it('says nothing on two slides', () => {
    const bodies = slides
      .filter((slide) => slide.kind !== 'agenda' && slide.kind !== 'title')
      .map(
        (slide) =>
          new Set(
            textsOf({ ...slide, eyebrow: undefined, notes: '' }, { notes: false }).filter(
              (text) => text.length >= 25 && !text.startsWith('['),
            ),
          ),
      );
    const twice =
      outputType === 'deck'
        ? bodies.flatMap((body, index) =>
            [...body].filter((text) => bodies.slice(index + 1).some((other) => other.has(text))),
          )
        : [];
    expect(twice).toEqual([]);
  });

  it('makes a valid file of at most as many slides as asked for, each with a title of its own', () => {
    const spec = deckSpecSchema.parse({
      title: slides[0]?.title,
      language: brief.language,
      direction: brief.direction,
      slides,
    });
    const titles = spec.slides.map((slide) => slide.title.toLowerCase());
    expect(spec.slides.length).toBeLessThanOrEqual(brief.maxSlideCount);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('never shows the request and gives every slide with content its notes', () => {
    const request = prompt.split('\n')[0] ?? '';
    if (/^(?:make|create|build|turn|please|bitte|crea|préparez)/i.test(request))
      expect(allTexts(slides)).not.toContain(request);
    const bare = slides.filter((slide) => slide.kind !== 'title' && slide.kind !== 'agenda' && slide.notes === '');
    expect(bare.map((slide) => slide.title)).toEqual([]);
  });

  it('is the same every time', () => {
    expect(composeSlides(briefOf(prompt, outputType))).toEqual(slides);
  });
});

describe('any text', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '# ',
      '## A heading',
      '- item: value',
      '1. step',
      '| a | b |',
      '|---|---|',
      '> quote',
      '— Name',
      '\t',
      '\n\n',
      'Owner: Ada',
      '12:30 start',
      '3 May',
      '€1,200',
      '148.000',
      'Make 5 slides about tea.',
      'a,b,1',
      'Option A costs $5; it adds 10%.',
      '[x](http://y.z)',
      '<b>',
      '```',
      'テスト。',
      'عرض',
      '🎉',
      '----',
      '“',
      '(',
      '**',
      '٣٤',
      'Label. Text here.',
      'Q1 2026',
    ),
  );

  it('becomes a valid deck within its limit, deterministically', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { minLength: 1, maxLength: 40 }),
        fc.constantFrom(' ', '\n'),
        fc.constantFrom('deck' as const, 'single_slide' as const),
        fc.integer({ min: 1, max: 4 }),
        (parts, glue, outputType, variants) => {
          const brief = briefOf(parts.join(glue), outputType, variants);
          if (brief.prompt === '') return;
          const slides = composeSlides(brief);
          slides.forEach((slide) => slideSpecSchema.parse(slide));
          expect(slides.length).toBeGreaterThan(0);
          expect(slides.length).toBeLessThanOrEqual(outputType === 'deck' ? brief.maxSlideCount : variants);
          if (outputType === 'deck')
            expect(new Set(slides.map((slide) => slide.title.toLowerCase())).size).toBe(slides.length);
          expect(composeSlides(brief)).toEqual(slides);
        },
      ),
      { numRuns: tries(40, 600) },
    );
  }, 240_000);

  const units = [
    'a ',
    'a,',
    'x; ',
    '| ',
    '# ',
    '- a\n',
    '(',
    '**',
    '"',
    'Ab. ',
    '1) ',
    'A: b. ',
    '<p ',
    'é',
    '漢',
    '漢字。',
    '1,2\n',
    'One two three 4. ',
    '> q\n\n',
    '\n',
  ];

  it.each(sample(units, 5))('takes a hundred thousand characters of %j', (unit) => {
    const brief = briefOf(`Make 12 slides.\n\n${unit.repeat(Math.ceil(100_000 / unit.length))}`);
    const slides = composeSlides(brief);
    slides.forEach((slide) => slideSpecSchema.parse(slide));
    expect(slides.length).toBeLessThanOrEqual(12);
  });
});

describe('the composer', () => {
  it('hands out what it planned, slide by slide, through JSON', async () => {
    const composer = createEmbeddedComposer();
    const brief = briefOf(
      'Make 4 slides about our plan.\n\n# Costs\nRent is $40k a month.\n\n# Staff\nWe hire 3 people in May.',
    );
    const outline = JSON.parse(JSON.stringify(await composer.plan(brief))) as Awaited<ReturnType<typeof composer.plan>>;
    const slides = await Promise.all(outline.slides.map((_, index) => composer.writeSlide(brief, outline, index)));
    expect(slides).toEqual(composeSlides(brief));
    await expect(composer.writeSlide(brief, outline, 99)).rejects.toThrow(RangeError);
  });
});
