import type { PlaceholderRole } from '../../scene/placeholder-role';
import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf, SlideSpec } from '../../spec/slide-spec';
import type { ShownPicture } from '../../spec/slide-common';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { coverArrangement, type CoverForm, type CoverOptions, type CoverWords } from '../blocks/picture-cover';
import { textElement } from '../blocks/text-element';
import type { Arrangement, KindContext, Placement } from '../layout-types';
import { tooLong } from '../placement';

/** Of a kind whose slides may have a picture behind all that they say. */
type Pictured = SlideSpec & { picture?: ShownPicture | undefined };

/** One text below another, in the largest of its sizes that has room. */
interface Part {
  name: string;
  placeholder?: PlaceholderRole;
  sizesPt: readonly number[];
  build(sizePt: number): readonly ParagraphDraft[];
}

const gapIn = 0.24;

function laid(parts: readonly Part[], context: KindContext, box: Box): CoverWords | null {
  const elements: SceneElement[] = [];
  let usedIn = 0;
  for (const [index, { name, placeholder, sizesPt, build }] of parts.entries()) {
    const top = index === 0 ? 0 : usedIn + gapIn;
    // What follows needs room as well.
    const heightIn = (box.h - top) * (index < parts.length - 1 ? 0.75 : 1);
    const fitted = fitLargest(context, build, sizesPt, { widthIn: box.w, heightIn });
    if (!fitted) return null;
    const own = { ...box, y: box.y + top, h: fitted.heightIn };
    elements.push(textElement({ name, placeholder, box: own, paragraphs: fitted.paragraphs }));
    usedIn = top + fitted.heightIn;
  }
  return { elements, heightIn: usedIn };
}

function covers<S extends Pictured>(
  forms: readonly (readonly [name: string, form: CoverForm, score: number])[],
  options: Pick<CoverOptions<S>, 'layout' | 'title' | 'drawsTitle'> & {
    partsOf(slide: S, context: KindContext): readonly Part[];
  },
): Arrangement<S>[] {
  return forms.map(([name, form, score]) =>
    coverArrangement<S>({
      ...options,
      name,
      form,
      pictureOf: ({ picture }) => picture,
      suits: () => score,
      words: (slide, context, box) => laid(options.partsOf(slide, context), context, box),
    }),
  );
}

const subtitlePt = [24, 22, 20, 18, 16, 14] as const;

export const titleCovers = covers<SlideOf<'title'>>(
  [
    ['cover-picture', 'panel', 4],
    ['cover-half-picture', 'half', 3.8],
  ],
  {
    layout: 'cover',
    title: { sizePt: 40, smallSizePt: 32 },
    partsOf: ({ subtitle, author, date }, { direction }) => [
      ...(subtitle
        ? [
            {
              name: 'Subtitle',
              placeholder: 'subtitle' as const,
              sizesPt: subtitlePt,
              build: (sizePt: number) => [draft(subtitle, direction, { sizePt })],
            },
          ]
        : []),
      ...(author || date
        ? [
            {
              name: 'Byline',
              placeholder: 'caption' as const,
              sizesPt: [16, 14],
              build: (sizePt: number) => [
                draft([author, date].filter(Boolean).join('  ·  '), direction, { sizePt, color: 'muted' }),
              ],
            },
          ]
        : []),
    ],
  },
);

export const sectionCovers = covers<SlideOf<'section'>>(
  [
    ['section-half-picture', 'half', 4],
    ['section-picture', 'panel', 3.8],
  ],
  {
    layout: 'section',
    title: { sizePt: 36, smallSizePt: 28 },
    partsOf: ({ number, subtitle }, { direction, theme }) => [
      ...(number === undefined
        ? []
        : [
            {
              name: 'Section number',
              sizesPt: [28],
              build: (sizePt: number) => [
                draft(String(number).padStart(2, '0'), direction, {
                  ...theme.style.numerals,
                  sizePt,
                  color: 'accent',
                  lineSpacing: 1,
                }),
              ],
            },
          ]),
      ...(subtitle
        ? [
            {
              name: 'Subtitle',
              placeholder: 'subtitle' as const,
              sizesPt: subtitlePt,
              build: (sizePt: number) => [draft(subtitle, direction, { sizePt, color: 'muted' })],
            },
          ]
        : []),
    ],
  },
);

const sayPt = [40, 36, 32, 28, 26, 24, 22, 20] as const;
const isTitle = ({ title, statement }: SlideOf<'statement'>): boolean => title.trim() === statement.trim();

export const statementCovers = covers<SlideOf<'statement'>>(
  [
    ['statement-picture', 'panel', 4],
    ['statement-half-picture', 'half', 3.8],
  ],
  {
    layout: 'statement',
    title: { sizePt: 20, smallSizePt: 18 },
    drawsTitle: isTitle,
    partsOf: (slide, { direction, theme }) => [
      {
        name: 'Statement',
        placeholder: isTitle(slide) ? 'title' : 'body',
        sizesPt: sayPt,
        build: (sizePt) => [
          draft(slide.statement, direction, {
            sizePt,
            font: 'heading',
            bold: theme.layouts.content.title.bold,
            lineSpacing: 1.05,
          }),
        ],
      },
      ...(slide.support
        ? [
            {
              name: 'Support',
              placeholder: 'caption' as const,
              sizesPt: [20, 18, 16, 14],
              build: (sizePt: number) => [draft(slide.support ?? '', direction, { sizePt, color: 'muted' })],
            },
          ]
        : []),
    ],
  },
);

export const quoteCovers = covers<SlideOf<'quote'>>(
  [
    ['quote-picture', 'panel', 4],
    ['quote-half-picture', 'half', 3.8],
  ],
  {
    layout: 'quote',
    title: { sizePt: 18, smallSizePt: 16 },
    partsOf: ({ quote, attribution }, { direction }) => [
      {
        name: 'Quote',
        placeholder: 'body',
        sizesPt: sayPt.slice(2),
        build: (sizePt) => [draft(quote, direction, { sizePt, font: 'heading', lineSpacing: 1.15 })],
      },
      ...(attribution
        ? [
            {
              name: 'Attribution',
              placeholder: 'caption' as const,
              sizesPt: [18, 16, 14],
              build: (sizePt: number) => [draft(attribution, direction, { sizePt, color: 'muted', bold: true })],
            },
          ]
        : []),
    ],
  },
);

/** Forms without a picture are for slides without one: none may be lost. */
export function unpictured<S extends Pictured>(arrangements: readonly Arrangement<S>[]): Arrangement<S>[] {
  return arrangements.map((arrangement) => ({
    ...arrangement,
    place: (slide, context): Placement => (slide.picture ? tooLong : arrangement.place(slide, context)),
  }));
}

/** Fronts that have no room for their picture say in the notes what it shows. */
export function pictureInNotes<S extends Pictured>(arrangements: readonly Arrangement<S>[]): Arrangement<S>[] {
  return arrangements.map((arrangement) => ({
    ...arrangement,
    place: (slide, context): Placement => {
      const placement = arrangement.place(slide, context);
      if (!slide.picture || placement.outcome !== 'placed') return placement;
      const shown = { what: 'content' as const, text: slide.picture.altText };
      return { ...placement, toNotes: [...(placement.toNotes ?? []), shown] };
    },
  }));
}

/** A picture that can't cover a slide stands beside what that says. */
export function besideWords(
  slide: SlideOf<'statement'> | SlideOf<'quote'>,
  lead: readonly (string | undefined)[],
): readonly SlideSpec[] | undefined {
  const { title, eyebrow, source, picture } = slide;
  const [first, ...more] = lead.filter((text) => text !== undefined && text !== title) as string[];
  const words = { lead: first, items: more.map((text) => ({ text })) };
  return picture && [{ kind: 'image', title, eyebrow, source, notes: '', ...picture, ...words }];
}
