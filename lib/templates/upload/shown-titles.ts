import { contrastRatio } from '@/lib/deck/quality/contrast';
import { childOf, childrenOf } from '@/lib/pptx/xml/tree';
import { isTitlePlaceholder } from './placeholder-roles';
import { commonest, type SampleSlide, type ShownText, type WordSample } from './sample-slides';
import { fillColor } from './template-colors';
import type { ReadLayout } from './template-tree';

/** How many say the same at least, and which share of those who say anything: of the slides of a master, and of all slides. */
const enough = { ofMaster: { count: 1, share: 0.6 }, ofAll: { count: 2, share: 0.3 } };
/** Large words want this contrast. */
const leastContrast = 3;
const headlinePt = 20;
/** Of the height of a slide. */
const headlineShare = 0.4;

/**
 * A layout with titles in the colour, weight and alignment that the slides of the file have them in: those of its master, or
 * else most of all slides. Programs that convert files, and people who delete placeholders, say them on slides alone.
 *
 * @param ground what titles of the layout stand on, six hexadecimal digits
 */
export function titledBySlides(layout: ReadLayout, slides: readonly SampleSlide[], ground: string): ReadLayout {
  const { layouts, slideSize } = layout.master;
  const isRead = ({ run }: WordSample) => {
    const color = run && fillColor(run, layout.palette);
    return color === undefined || contrastRatio(color.hex, ground) >= leastContrast;
  };
  const content = slides.slice(1);
  const ofMaster = content.filter((slide) => layouts.some(({ path }) => path === slide.layout));
  const shown =
    usualOf(ofMaster.flatMap(titlesOf).filter(isRead), enough.ofMaster) ??
    usualOf(content.flatMap((slide) => headlinesOf(slide, slideSize.cy)).filter(isRead), enough.ofAll);
  if (!shown) return layout;
  return {
    ...layout,
    placeholders: layout.placeholders.map((one) => (isTitlePlaceholder(one) ? { ...one, shown: [shown] } : one)),
  };
}

const titlesOf = ({ placeholders }: SampleSlide): WordSample[] =>
  placeholders.filter(({ type, text }) => type === 'title' && text !== '').flatMap(firstOf);

/** Titles, or what stands in their place. */
function headlinesOf(slide: SampleSlide, height: number): readonly WordSample[] {
  const titles = titlesOf(slide);
  if (titles.length > 0) return titles;
  const [largest] = slide.texts
    .filter(({ frame, sizePt }) => sizePt >= headlinePt && frame !== undefined && frame.y < height * headlineShare)
    .sort((one, other) => other.sizePt - one.sizePt);
  return largest ? firstOf(largest) : [];
}

const firstOf = ({ samples }: ShownText): readonly WordSample[] => samples.slice(0, 1);

/** What most say, where it is anything at all. */
function usualOf(
  said: readonly WordSample[],
  { count, share }: { count: number; share: number },
): WordSample | undefined {
  const usual = commonest(said.map(settingOf));
  const alike = said.filter((one) => settingOf(one) === usual);
  return usual !== unsaid && alike.length >= Math.max(count, said.length * share) ? alike[0] : undefined;
}

function settingOf({ paragraph, run }: WordSample): string {
  const fill = run && childOf(run, 'a:solidFill');
  const color = fill && childrenOf(fill)[0];
  return [paragraph?.get('algn'), run?.get('b'), color?.get('val')].join(' ');
}

const unsaid = '  ';
