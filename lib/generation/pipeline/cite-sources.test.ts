import { describe, expect, it } from 'vitest';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Passage } from '@/lib/reading/passage';
import { citeSources } from './cite-sources';

const report = (id: string, page: number, text: string): Passage => ({
  id,
  origin: 'knowledge_base',
  documentId: 'report',
  title: 'Annual report 2025',
  page,
  url: null,
  heading: '',
  text,
});
const passages: Passage[] = [
  report('S1', 4, 'Revenue was 18.4 million euros in 2025.'),
  report('S2', 9, 'Churn fell to 2.1 %.'),
  {
    id: 'S3',
    origin: 'web',
    documentId: 'https://example.com/tea',
    title: 'Tea in Europe',
    page: null,
    url: 'https://example.com/tea',
    heading: '',
    text: 'Europeans drink more tea.',
  },
];
/** Enough sources for a slide of their own. */
const pages = ['Coffee', 'Cocoa', 'Mate'].map((title, index): Passage => ({
  ...{ id: `S${index + 4}`, origin: 'web', documentId: `https://example.com/${title}`, title, page: null },
  ...{ url: `https://example.com/${title}`, heading: '', text: `Europeans drink more ${title}.` },
}));
const statement = (title: string, citations: SlideSpec['citations'], rest: Partial<SlideSpec> = {}): SlideSpec =>
  ({ kind: 'statement', title, statement: title, notes: 'Say it.', citations, ...rest }) as SlideSpec;
const deck = (...slides: SlideSpec[]): DeckSpec => ({ title: 'Deck', language: 'en-US', direction: 'ltr', slides });
const reading = {
  passages: [...passages, ...pages],
  outputType: 'deck',
  slideCount: { asked: null, fewest: 5, most: 15 },
  language: 'en-US',
} as const;

const revenue = { passage: 'S1', claim: 'Revenue was 18.4 million euros' };
const churn = { passage: 'S2', claim: 'Churn fell to 2.1 %' };
const drinks = pages.map(({ id, title }) => ({ passage: id, claim: `Europeans drink more ${title}` }));
const tea = { passage: 'S3', claim: 'Europeans drink more tea' };

describe('citing sources', () => {
  it('names document and page at the foot and in the notes of the slide that uses them', () => {
    const { spec } = citeSources(deck(statement('Growth', [revenue, churn, tea]), statement('More', drinks)), reading);
    expect(spec.slides[0]).toMatchObject({
      source: 'Annual report 2025, pp. 4, 9; Tea in Europe',
      notes:
        'Say it.\nSources:\n“Revenue was 18.4 million euros” – Annual report 2025, p. 4\n“Churn fell to 2.1 %” – Annual report 2025, p. 9\n“Europeans drink more tea” – Tea in Europe – https://example.com/tea',
    });
  });

  it('names a document by its title, with its file where there is room for it', () => {
    const titled: Passage[] = passages.map((passage) =>
      passage.documentId === 'report' ? { ...passage, file: 'q3-report-final-v2.pdf' } : passage,
    );
    const { spec, citations } = citeSources(
      deck(statement('Growth', [revenue, churn, tea]), statement('More', drinks)),
      { ...reading, passages: [...titled, ...pages] },
    );
    expect(spec.slides[0]).toMatchObject({
      source: 'Annual report 2025, pp. 4, 9; Tea in Europe',
      notes: expect.stringContaining(
        '“Revenue was 18.4 million euros” – Annual report 2025 (q3-report-final-v2.pdf), p. 4\n“Churn fell to 2.1 %” – Annual report 2025, p. 9',
      ),
    });
    expect(spec.slides.at(-1)).toMatchObject({
      items: expect.arrayContaining([
        'Annual report 2025 (q3-report-final-v2.pdf), pp. 4, 9',
        'Tea in Europe – https://example.com/tea',
      ]),
    });
    expect(citations[0]).toEqual({
      slide: 'Growth',
      claim: revenue.claim,
      origin: 'knowledge_base',
      source: 'Annual report 2025',
      file: 'q3-report-final-v2.pdf',
      page: 4,
      url: null,
    });
  });

  it('names pages that follow each other by the first and the last', () => {
    const pages = [2, 3, 9, 4, 7, 8].map((page) => report(`S${page}`, page, 'It says so.'));
    const { spec } = citeSources(
      deck(
        statement(
          'Growth',
          pages.map(({ id }) => ({ passage: id, claim: 'It says so' })),
        ),
      ),
      { ...reading, passages: pages },
    );
    expect(spec.slides[0]?.source).toBe('Annual report 2025, pp. 2–4, 7–9');
  });

  describe('in a document without pages', () => {
    const part = (id: string, heading: string, text = 'It says so.'): Passage => ({
      id,
      origin: 'knowledge_base',
      documentId: 'handbook',
      title: 'Handbook',
      page: null,
      url: null,
      heading,
      text,
    });
    const cite = (...headings: string[]) => {
      const parts = headings.map((heading, index) => part(`S${index + 1}`, heading));
      return citeSources(
        deck(
          statement(
            'Rules',
            parts.map(({ id }) => ({ passage: id, claim: 'It says so' })),
          ),
        ),
        { ...reading, passages: parts },
      );
    };

    it('are named by the heading that they stand under', () => {
      const { spec, citations } = cite('Handbook › Money › Budget: $1 or more');
      expect(spec.slides[0]).toMatchObject({
        source: 'Handbook, Section “Budget: $1 or more”',
        notes: expect.stringContaining('“It says so” – Handbook, Section “Budget: $1 or more”'),
      });
      expect(citations[0]).toMatchObject({ page: null, section: 'Budget: $1 or more' });
    });

    it('are named by two at most, each cut between words', () => {
      expect(cite('Budget', 'Outlook').spec.slides[0]?.source).toBe('Handbook, Sections “Budget”, “Outlook”');
      expect(cite('Budget', 'Outlook', 'Staff', 'Budget').spec.slides[0]?.source).toBe(
        'Handbook, Sections “Budget”, “Outlook”, …',
      );
      expect(cite('What the members of the assembly decided about the harbour').spec.slides[0]?.source).toBe(
        'Handbook, Section “What the members of the assembly…”',
      );
    });

    it('are named in the order of the document, whichever was used first', () => {
      const parts = [
        { ...part('S1', 'Outlook'), position: 9 },
        { ...part('S2', 'Budget'), position: 2 },
      ];
      const { spec } = citeSources(
        deck(
          statement(
            'Rules',
            parts.map(({ id }) => ({ passage: id, claim: 'It says so' })),
          ),
        ),
        { ...reading, passages: parts },
      );
      expect(spec.slides[0]?.source).toBe('Handbook, Sections “Budget”, “Outlook”');
    });

    it('are not named by headings that say nothing', () => {
      for (const heading of ['', 'Handbook', 'HANDBOOK']) expect(cite(heading).spec.slides[0]?.source).toBe('Handbook');
      expect(cite('').citations[0]).not.toHaveProperty('section');
    });
  });

  it('ends a deck with a slide that lists each source once', () => {
    const slides = [statement('Growth', [revenue]), statement('Loyalty', [churn, tea]), statement('Drinks', drinks)];
    const { spec } = citeSources(deck(...slides), reading);
    const listed = ['Coffee', 'Cocoa', 'Mate'].map((title) => `${title} – https://example.com/${title}`);
    expect(spec.slides.at(-1)).toMatchObject({
      kind: 'sources',
      title: 'Sources',
      items: ['Annual report 2025, pp. 4, 9', 'Tea in Europe – https://example.com/tea', ...listed],
    });
    expect(spec.slides[2]?.source).toBe('Coffee; Cocoa; Mate');
  });

  it('names few sources at the foot of the last slide, those of the web with their addresses', () => {
    const slides = [statement('Growth', [revenue]), statement('Habits', [tea]), statement('What follows', undefined)];
    const { spec } = citeSources(deck(...slides), reading);
    expect(spec.slides.map(({ source }) => source)).toEqual([
      'Annual report 2025, p. 4',
      'Tea in Europe',
      'Annual report 2025, p. 4; Tea in Europe – https://example.com/tea',
    ]);
    expect(spec.slides[2]?.notes).toBe('Say it.');
  });

  it('adds no slide for a single source, which stands at the foot of the slides that use it', () => {
    const { spec } = citeSources(deck(statement('Growth', [revenue]), statement('Loyalty', [churn])), reading);
    expect(spec.slides.map(({ title, source }) => [title, source])).toEqual([
      ['Growth', 'Annual report 2025, p. 4'],
      ['Loyalty', 'Annual report 2025, p. 9'],
    ]);
  });

  it('says in the report which statement comes from where', () => {
    const { citations } = citeSources(deck(statement('Growth', [revenue]), statement('Habits', [tea])), reading);
    expect(citations).toEqual([
      {
        slide: 'Growth',
        claim: revenue.claim,
        origin: 'knowledge_base',
        source: 'Annual report 2025',
        page: 4,
        url: null,
      },
      {
        slide: 'Habits',
        claim: tea.claim,
        origin: 'web',
        source: 'Tea in Europe',
        page: null,
        url: 'https://example.com/tea',
      },
    ]);
  });

  it('writes in the language of the deck', () => {
    const { spec } = citeSources(
      { ...deck(statement('Umsatz', [revenue]), statement('Tee', [tea, ...drinks])), language: 'de-DE' },
      { ...reading, language: 'de-DE' },
    );
    expect(spec.slides[0]?.source).toBe('Annual report 2025, S. 4');
    expect(spec.slides[2]?.title).toBe('Quellen');
  });

  it('keeps what the author named, and adds to the author’s own slide of sources', () => {
    const own: SlideSpec = { kind: 'sources', title: 'References', items: ['Our survey'], notes: '' };
    const { spec } = citeSources(deck(statement('Growth', [revenue], { source: 'Our survey' }), own), reading);
    expect(spec.slides[0]?.source).toBe('Our survey; Annual report 2025, p. 4');
    expect(spec.slides).toHaveLength(2);
    expect(spec.slides[1]).toMatchObject({ title: 'References', items: ['Our survey', 'Annual report 2025, p. 4'] });
  });

  it('adds no slide beyond the number that was asked for, and none to single slides', () => {
    expect(
      citeSources(deck(statement('Growth', [revenue])), { ...reading, slideCount: { asked: null, fewest: 1, most: 1 } })
        .spec.slides,
    ).toHaveLength(1);
    expect(
      citeSources(deck(statement('Growth', [revenue])), { ...reading, outputType: 'single_slide' }).spec.slides,
    ).toHaveLength(1);
  });

  it('leaves a deck that cites nothing as it is', () => {
    const spec = deck(statement('Growth', undefined));
    expect(citeSources(spec, reading)).toEqual({ spec, citations: [], notices: [] });
  });

  it('leaves out sources that do not exist, and says so', () => {
    const cited = citeSources(deck(statement('Growth', [{ passage: 'S9', claim: 'Made up' }])), reading);
    expect(cited.citations).toEqual([]);
    expect(cited.spec.slides).toHaveLength(1);
    expect(cited.notices).toEqual([expect.stringContaining('"Growth" names does not exist')]);
  });

  it('says which figure is not in its passage, however numbers are written', () => {
    const wrong = citeSources(
      deck(statement('Growth', [{ passage: 'S1', claim: 'Revenue was 19.4 million euros' }])),
      reading,
    );
    expect(wrong.notices).toEqual([expect.stringContaining('Annual report 2025, p. 4')]);
    expect(
      citeSources(deck(statement('Growth', [{ passage: 'S1', claim: 'Der Umsatz lag bei 18,4 Mio.' }])), reading)
        .notices,
    ).toEqual([]);
  });
});
