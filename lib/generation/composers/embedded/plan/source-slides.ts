import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Document } from '../document/document';
import { citeAsFigures, citeSources } from '../grounding/cite-sources';
import type { SourceGroup } from '../grounding/source-groups';
import { sourceGroups } from '../grounding/source-groups';
import { bestGroups, sourceMaterial } from '../grounding/source-material';
import type { Statement } from '../grounding/statement';
import { usableHeading } from '../grounding/usable-heading';
import { materialSlides, ofDifferentKinds } from './material-slides';

interface SourcesOfOne {
  brief: Brief;
  /** The prompt's own, with nothing but the request. */
  document: Document;
  topic: string;
  /** The topic as a title. */
  name: string;
  statements: readonly Statement[];
}

/** Parts of sources, and sentences of all of them, that one slide can show. */
const mostGroups = 4;
const mostOnOneSlide = 6;

/** What sources say, told as an author's own material is; a place to fill would hide it. Empty where they say nothing. */
export function sourceSlides({ brief, document, topic, name, statements }: SourcesOfOne): SlideSpec[] {
  const groups = forOneSlide(sourceGroups(statements, brief.passages, topic), brief.passages, topic);
  const material = sourceMaterial(groups, { ...document, title: name }, brief);
  const called = (slide: SlideSpec): SlideSpec =>
    says(slide.title, statements)
      ? slide
      : { ...slide, title: name, eyebrow: groups.length === 1 && slide.title !== name ? slide.title : undefined };
  const forms = materialSlides(material.brief, material.document).map((slide) => called(citeSources(slide, material)));
  const figured = forms
    .map((slide) => called(citeAsFigures(slide, material)))
    .filter(({ kind }) => kind === 'metrics' || kind === 'timeline')
    .slice(0, 1);
  // Of several parts, what each says comes before figures out of them.
  const inOrder = groups.length > 1 ? [...forms.slice(0, 1), ...figured, ...forms.slice(1)] : [...figured, ...forms];
  return ofDifferentKinds(inOrder, ({ kind }) => kind);
}

/** A sentence of the sources names a slide; their headings in a row do less than the topic. */
function says(title: string, statements: readonly Statement[]): boolean {
  return statements.some(({ full }) => full.toLowerCase().startsWith(title.toLowerCase()));
}

/** The most telling of each part, and no more parts than a slide can hold. */
function forOneSlide(groups: readonly SourceGroup[], passages: Brief['passages'], topic: string): SourceGroup[] {
  const chosen = bestGroups(groups, mostGroups);
  const each = Math.max(1, Math.floor(mostOnOneSlide / chosen.length));
  return chosen.map((group) => {
    const best = [...group.statements].sort((a, b) => b.score - a.score).slice(0, each);
    return {
      ...group,
      heading: group.heading ?? (chosen.length > 1 ? titleOf(group, passages, topic) : null),
      statements: group.statements.filter((statement) => best.includes(statement)),
    };
  });
}

/** Beside other parts, one without a heading is called by its document. */
function titleOf({ documentId }: SourceGroup, passages: Brief['passages'], topic: string): string | null {
  return usableHeading(passages.find((passage) => passage.documentId === documentId)?.title ?? '', topic);
}
