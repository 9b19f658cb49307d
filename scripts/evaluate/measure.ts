import type { SlideBlock } from '@/lib/deck/spec/block-schema';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Expectations } from './inputs';

/** How many of what was expected are so. */
export interface Share {
  met: number;
  of: number;
}

export const measures = ['count', 'cover', 'sections', 'visible', 'hidden', 'forms'] as const;
export type EvaluationMeasure = (typeof measures)[number];

export interface Judgement {
  shares: Record<EvaluationMeasure, Share>;
  /** What is not as expected, a sentence each. */
  faults: string[];
}

/** Compares what the slides say with what the author of the input expects; what only eyes can tell is not in it. */
export function judge(slides: readonly SlideSpec[], expected: Expectations): Judgement {
  const texts = slides.map((slide) => plain(saidOn(slide).join(' \n ')));
  const all = texts.join(' \n ');
  const faults: string[] = [];
  const share = (measure: string, wanted: readonly string[], isMet: (each: string) => boolean): Share => {
    const missed = wanted.filter((each) => !isMet(each));
    if (missed.length > 0) faults.push(`${measure}: ${missed.join(' | ')}`);
    return { met: wanted.length - missed.length, of: wanted.length };
  };
  return {
    shares: {
      count: judgeCount(slides.length, expected, faults),
      cover: judgeCover(slides[0], expected, faults),
      sections: share('not in order or missing', expected.sections, inOrder(texts)),
      visible: share('not visible', expected.visible, (fact) => shows(all, fact)),
      hidden: share('shown', expected.hidden, (words) => !all.includes(plain(words))),
      forms: judgeForms(slides, expected, faults),
    },
    faults,
  };
}

function judgeCount(count: number, { slides, countReachable }: Expectations, faults: string[]): Share {
  if (slides === null || !countReachable) return { met: 0, of: 0 };
  const isMet = count >= slides.min && count <= slides.max;
  if (!isMet) faults.push(`${count} slides instead of ${slides.min} to ${slides.max}`);
  return { met: isMet ? 1 : 0, of: 1 };
}

function judgeCover(
  cover: SlideSpec | undefined,
  { cover: wanted, coverNever }: Expectations,
  faults: string[],
): Share {
  const title = plain(cover?.title ?? '');
  const isMet =
    wanted.every((words) => title.includes(plain(words))) && !coverNever.some((words) => title.includes(plain(words)));
  if (!isMet) faults.push(`the cover is "${cover?.title ?? ''}"`);
  return { met: isMet ? 1 : 0, of: 1 };
}

function judgeForms(slides: readonly SlideSpec[], { forms }: Expectations, faults: string[]): Share {
  const shown = new Set(slides.flatMap(formsOf));
  const missed = forms.filter(({ form, or }) => ![form, ...or].some((each) => shown.has(each)));
  if (missed.length > 0) faults.push(`no: ${missed.map(({ form }) => form).join(' | ')}`);
  return { met: forms.length - missed.length, of: forms.length };
}

function inOrder(texts: readonly string[]): (words: string) => boolean {
  let at = 0;
  return (words) => {
    const found = texts.findIndex((text, index) => index >= at && text.includes(plain(words)));
    if (found !== -1) at = found;
    return found !== -1;
  };
}

/** Charts and tables write numbers without the author's separators. */
function shows(text: string, fact: string): boolean {
  const bare = (each: string): string => each.replace(/[,.\s\u00a0\u202f]/gu, '');
  return text.includes(plain(fact)) || bare(text).includes(bare(plain(fact)));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/["'“”„«»‘’]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

const silent = new Set([
  'kind',
  'notes',
  'icon',
  'direction',
  'verdict',
  'numberFormat',
  'type',
  'align',
  'citations',
  'arrangement',
  'axis',
  'as',
]);

/** Every text of a slide but its notes; parts of a hundred as people see them. */
function saidOn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null && 'numberFormat' in value && 'series' in value) {
    const { numberFormat, ...chart } = value;
    const isPercent = typeof numberFormat === 'string' && numberFormat.endsWith('%');
    const said = textsIn(chart);
    return isPercent
      ? said.map((text) => (/^\d*\.?\d+$/u.test(text) ? `${Number((Number(text) * 100).toPrecision(12))}%` : text))
      : said;
  }
  return textsIn(value);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(saidOn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (silent.has(key) ? [] : saidOn(each)));
}

const formsOfKind: Readonly<Partial<Record<SlideSpec['kind'], readonly string[]>>> = {
  table: ['table'],
  timeline: ['timeline'],
  process: ['steps'],
  two_columns: ['comparison', 'list'],
  comparison: ['comparison', 'cards'],
  matrix: ['matrix'],
  quote: ['quote'],
  metrics: ['key-figures'],
  cards: ['cards', 'list'],
  bullets: ['list', 'code'],
  agenda: ['agenda'],
  next_steps: ['table', 'list'],
  decision: ['cards', 'list'],
};

function formsOf(slide: SlideSpec): readonly string[] {
  if (slide.kind === 'blocks') return slide.blocks.flatMap((block) => formsOf(asSlide(block, slide.title)));
  const asks = saidOn(slide).some((text) => /[?？؟]$/u.test(text));
  return [...(formsOfKind[slide.kind] ?? []), ...(asks ? ['faq'] : []), ...formsByContent(slide)];
}

function asSlide(block: SlideBlock, title: string): SlideSpec {
  return block.kind === 'image' ? { ...block, title, notes: '', items: [] } : { ...block, title, notes: '' };
}

const clock = /^\d{1,2}(?:[:.h時时시]\s?\d{0,2})/u;
/** What holds several things beside each other compares them. */
const fewestCompared = 3;

function formsByContent(slide: SlideSpec): readonly string[] {
  switch (slide.kind) {
    case 'chart': {
      const { type, series } = slide.chart;
      const compared = series.length > 1 ? ['comparison'] : [];
      if (type === 'line' || type === 'area' || type === 'stacked_area')
        return ['any-chart', 'line-chart', ...compared];
      return ['any-chart', type === 'pie' || type === 'doughnut' ? 'doughnut-chart' : 'bar-chart', ...compared];
    }
    case 'table':
      return [
        ...(slide.columns.length >= fewestCompared ? ['comparison'] : []),
        ...(slide.rows.every(([first = '']) => clock.test(first)) ? ['agenda'] : []),
      ];
    case 'timeline':
      return slide.events.every(({ when }) => clock.test(when)) ? ['agenda'] : [];
    case 'bullets':
      return slide.ordered ? ['steps'] : [];
    case 'cards':
      return slide.cards.every(({ text }) => /^["“„«「]/u.test(text)) ? ['quote'] : [];
    default:
      return [];
  }
}
