import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { sharedWords, tellingWords } from '@/lib/reading/passages/telling-words';
import type { Reading, Section } from '@/lib/reading/reading';
import { visualWidth } from '@/lib/reading/source/sentences';
import { atomsOf, linesOf } from '../atoms';
import { capitalised, unstopped } from '../text/signs';
import { textsOn } from '../texts-on';
import { titleFrom } from '../titles';

/** Headings such as "Costs" or "Fuel and repairs" name what stands below them; more words say something. */
const [widestEyebrow, mostWordsOfLabel] = [60, 2];

/**
 * A source may fill slides but not name them as it likes. Where a title shares no word with the topic, nor with any
 * statement on it, and is no short heading of such statements, it stands above the title, which then is the slide's first
 * statement on the topic, or else the topic.
 */
export function withTitlesOnTopic(slides: readonly SlideSpec[], sourced: Reading): SlideSpec[] {
  const { promptLanguage: tag, instructions } = sourced;
  const [cover, ...body] = slides;
  if (cover === undefined || instructions.topic === null) return [...slides];
  const topic = tellingWords(`${cover.title} ${instructions.topic}`, tag);
  const isOnTopic = (text: string): boolean => sharedWords(tellingWords(text, tag), topic) > 0;
  const known = tellingWords(
    [cover.title, instructions.topic, ...atomsOf(sourced.content).flatMap(linesOf).filter(isOnTopic)].join('\n'),
    tag,
  );
  const headings = new Set(headingsIn(sourced.content));
  const isLabel = (slide: SlideSpec): boolean =>
    headings.has(slide.title) &&
    tellingWords(slide.title, tag).size <= mostWordsOfLabel &&
    below(slide).some(isOnTopic);
  const isForeign = (slide: SlideSpec): boolean =>
    slide.kind !== 'agenda' && sharedWords(tellingWords(slide.title, tag), known) === 0 && !isLabel(slide);
  const used = new Set(slides.filter((slide) => !isForeign(slide)).map(({ title }) => title));
  const foreign = body.filter(isForeign);
  return [
    cover,
    ...body.map((slide) => {
      if (!foreign.includes(slide)) return slide;
      const own = below(slide).flatMap((text) => (isOnTopic(text) ? (titleFrom(text) ?? []) : []));
      const title = own.find((each) => !used.has(each));
      const of = foreign.length < 2 ? '' : ` (${foreign.indexOf(slide) + 1}/${foreign.length})`;
      if (title !== undefined) used.add(title);
      return retitled(slide, title ?? `${cover.title}${of}`);
    }),
  ];
}

function headingsIn({ title, sections }: Section): string[] {
  return [...(title === null ? [] : [capitalised(title)]), ...sections.flatMap(headingsIn)];
}

/** What a slide says beside its title, whose words a statement in large letters repeats. */
function below(slide: SlideSpec): string[] {
  return textsOn({ ...slide, title: '' }).filter((text) => text !== slide.title);
}

/** What is said in large letters isn't said a second time. */
function retitled(slide: SlideSpec, title: string): SlideSpec {
  const eyebrow = slide.eyebrow ?? slide.title;
  const named = visualWidth(eyebrow) > widestEyebrow || slide.kind === 'statement' ? slide : { ...slide, eyebrow };
  if (named.kind !== 'bullets' || named.items.length < 2) return { ...named, title };
  const isSaid = ({ text, children = [] }: (typeof named.items)[number]): boolean =>
    children.length === 0 && capitalised(unstopped(text)) === title;
  return { ...named, title, items: named.items.filter((item) => !isSaid(item)) };
}
