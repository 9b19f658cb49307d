import { slideSpecSchema, type SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Reading, Section } from '@/lib/reading/reading';
import { visualWidth } from '@/lib/reading/source/sentences';
import { arranged, withClosing } from './arranged';
import { atomsOf, coarse, linesOf, type Atom } from './atoms';
import { contextOf, type TellingContext } from './context';
import { coverOf } from './cover';
import { withLost } from './loss';
import { outlineTalk } from './outline-talk';
import { withOwnTitles } from './own-titles';
import { inAskedOrder } from './parts/asked-order';
import { withSayings } from './parts/sayings';
import { withLastParts } from './parts/last-parts';
import { withSlideEach } from './parts/slide-each';
import { withoutEmpty } from './parts/thin-sections';
import { withUnsaid } from './unsaid';
import { underWantedParts } from './parts/wanted-parts';
import { planSlides, type SlidePlan } from './plan-slides';
import { capitalised } from './text/signs';
import { withCounts } from './forms/data-views';
import { isLabel } from './forms/material';
import type { Overview } from './forms/overviews';
import { withToldTables } from './text/told-tables';
import { DeckTeller } from './teller';
import type { Told } from './context';

const fewestBesideOverviews = 4;
/** Of fewer slides none is left for an agenda or a summary. */
const fewestWithExtras = 6;
const [fewestForAgenda, fewestListed, mostListed, mostMessages] = [10, 3, 9, 6];

/** The slides of a deck: everything that the content says, in its order, on as many slides as were asked for. */
export function tellDeck(reading: Reading): Told {
  const context = contextOf(reading);
  const cover = coverOf(reading, context);
  const ordered = arranged(
    withCounts(withToldTables(withEnding(withClosing(cover.rest, reading), context), context), context),
  );
  const { root: content, closers } = withLastParts(inAskedOrder(ordered, context), context);
  if (atomsOf(content).length === 0) return outlineTalk(reading, cover.slide, context);
  const parts = withSlideEach(withoutEmpty(underWantedParts(content, context)), context);
  const root = withSayings(parts, cover.slide.subtitle ?? '', context);
  const atoms = coarse(atomsOf(root));
  const extras = extrasOf(root, context);
  const closing = closers.map((title): SlideSpecInput => ({ kind: 'closing', title }));
  const beside = extras.length + closing.length;
  const room = Math.max(1, reading.slideCount.most - 1 - beside);
  const tightness = Math.ceil(atoms.length / room);
  const teller = new DeckTeller(root, atoms, { title: cover.slide.title, tightness }, context);
  const overviews = teller.overviews();
  const kept = overviews.filter(({ isAsked }) => isAsked).length;
  const most = room >= kept + fewestBesideOverviews ? room - kept : room;
  let plans = planSlides(atoms.length, most, (at) => teller.candidatesAt(at));
  if (plans.every((plan) => plan === null))
    plans = planSlides(atoms.length, most, (at) => teller.candidatesAt(at, true));
  const plan = choose(plans, { most, beside: room - most + beside, hasAgenda: mayHaveAgenda(root, context) }, context);
  const body = withOwnTitles(slidesOf(plan, atoms, overviews, room, context), cover.slide.title, context);
  const told = withAgenda([cover.slide, ...body, ...closing], root, extras, context);
  const { slides, notices } = withUnsaid(told, atoms, context);
  return {
    slides: slides.map((slide) => slideSpecSchema.parse({ ...slide, title: capitalised(slide.title) })),
    notices,
  };
}

/** What the last slide has to be moves there, where the content has it. */
function withEnding(root: Section, { reading, lexicon }: TellingContext): Section {
  const { ending, endings } = reading.instructions;
  const last =
    ending === null || endings.length > 0
      ? undefined
      : root.sections.find(({ title }) =>
          lexicon
            .marksIn(title ?? '')
            .some(({ meaning }) => meaning === `form.${ending}` || meaning === `heading.${ending}`),
        );
  return last === undefined
    ? root
    : { ...root, sections: [...root.sections.filter((section) => section !== last), last] };
}

type Extra = 'agenda' | 'summary';

/** Slides beside the content that were asked for and that it does not have itself. */
function extrasOf(root: Section, { reading, lexicon }: TellingContext): Extra[] {
  const { forms, without, ending } = reading.instructions;
  const wanted = new Set([...forms.map(({ form }) => form), ending]);
  const titles = root.sections.flatMap(({ title }) => (title === null ? [] : [title]));
  const hasOwn = (extra: Extra): boolean =>
    titles.some((title) => lexicon.marksIn(title).some(({ meaning }) => meaning === `heading.${extra}`));
  const canBe = titles.length >= fewestListed && reading.slideCount.most >= fewestWithExtras;
  return (['agenda', 'summary'] as const).filter(
    (extra) => canBe && wanted.has(extra) && !without.includes(extra) && !hasOwn(extra),
  );
}

const [perMissing, costOfAgenda, fewestBesideAgenda] = [0.4, 1.3, 4];

/** The plan whose number of slides was asked for; the nearest where the content does not reach it. */
function choose(
  plans: readonly (SlidePlan | null)[],
  { most, beside, hasAgenda }: { most: number; beside: number; hasAgenda: boolean },
  { reading }: TellingContext,
): SlidePlan {
  const { asked } = reading.slideCount;
  const fewest = asked === null ? 1 : Math.max(1, asked.min - 1 - beside);
  // Rather an agenda than a slide that is torn in two to have one more.
  const agenda = hasAgenda && fewest >= fewestBesideAgenda ? 1 : 0;
  const reachable = plans.flatMap((plan, slides) => (plan === null ? [] : [{ plan, slides }]));
  // Without a number a deck is rather not shorter than decks usually are.
  const usual = asked === null ? Math.min(most, reading.slideCount.fewest - 1) : 0;
  const found = reachable
    .filter(({ slides }) => slides >= fewest - agenda && slides <= most)
    .map(({ plan, slides }) => {
      const missing = slides < fewest ? costOfAgenda : Math.max(0, usual - slides) * perMissing;
      return { plan, cost: plan.cost + missing };
    })
    .sort((a, b) => a.cost - b.cost)[0];
  if (found !== undefined) return found.plan;
  const nearest = reachable.sort((a, b) => Math.abs(a.slides - fewest) - Math.abs(b.slides - fewest))[0];
  if (nearest === undefined) throw new Error(`No plan for ${reading.prompt.length} characters.`);
  return nearest.plan;
}

/** The slides of a plan, each with all that it is made of in its notes; overviews of what takes several go beside them. */
function slidesOf(
  { candidates }: SlidePlan,
  atoms: readonly Atom[],
  overviews: readonly Overview[],
  most: number,
  context: TellingContext,
): SlideSpecInput[] {
  const all = candidates.flatMap(({ draft, drafts = [draft] }) => drafts.map(({ slide }) => slide));
  let at = 0;
  const begun = new Set<Section>();
  let left = most - candidates.reduce((sum, { drafts = [0] }) => sum + drafts.length, 0);
  return candidates.flatMap(({ draft, drafts = [draft], length }) => {
    const [start, end] = [at, at + length];
    at = end;
    const told = atoms.slice(start, end);
    // What a section has for the speaker belongs to the slide that it begins on.
    const spoken = new Set(
      told.flatMap(({ path }) =>
        path.filter((section) => !begun.has(section)).flatMap((section) => section.notes ?? []),
      ),
    );
    for (const { path } of told) for (const section of path) begun.add(section);
    const notes = [...told.flatMap(linesOf), ...spoken].join('\n');
    const above = aboveAll(told);
    const named = (slide: SlideSpecInput): SlideSpecInput => {
      const label = labelOf(told, slide);
      if (label !== null) return { ...slide, eyebrow: label };
      return above === null || slide.eyebrow !== undefined || slide.title.includes(above)
        ? slide
        : { ...slide, eyebrow: above };
    };
    const fitting = (place: number, isBefore: boolean): SlideSpecInput[] =>
      overviews
        .filter(
          (each) =>
            (isBefore ? each.slide.kind === 'timeline' && each.start : each.slide.kind === 'table' && each.end) ===
            place,
        )
        .filter((each) => (start > each.start || end < each.end) && (left -= 1) >= 0)
        .map(({ slide }) => slide);
    return [
      ...fitting(start, true),
      ...withLost(
        drafts.map(({ slide }) => ({ ...named(slide), notes })),
        told,
        all,
        context,
      ),
      ...fitting(end, false),
    ];
  });
}

/** "Step 2", which its author calls a section by and other text may, too; with its title where the slide has another. */
function labelOf(told: readonly Atom[], { title }: SlideSpecInput): string | null {
  const [section, ...others] = new Set(told.map(({ path }) => path.find(({ marker }) => isLabel(marker))));
  const label = section?.marker?.text;
  if (section === undefined || label === undefined || others.length > 0 || title.includes(label)) return null;
  const full = [label, ...(section.title === null || section.title === title ? [] : [section.title])].join(': ');
  return visualWidth(full) > widestAbove ? label : full;
}

const widestAbove = 60;

/** The heading above the sections of a slide, which no slide of them has. */
function aboveAll([first, ...others]: readonly Atom[]): string | null {
  const path = first?.path ?? [];
  const shared = path.filter((section, depth) => others.every((atom) => atom.path[depth] === section));
  const [top, own] = [shared.at(-2), shared.at(-1)];
  const above = own?.sections.length === 0 ? top : own;
  return above?.title === undefined || above.title === null || visualWidth(above.title) > widestAbove
    ? null
    : above.title;
}

function mayHaveAgenda(root: Section, { reading }: TellingContext): boolean {
  const titles = root.sections.filter(({ title }) => title !== null).length;
  return titles >= fewestListed && titles <= mostListed && !reading.instructions.without.includes('agenda');
}

/** An agenda where it was asked for, where many slides need one, or where one more slide is needed; and a summary. */
function withAgenda(
  slides: readonly SlideSpecInput[],
  root: Section,
  extras: readonly Extra[],
  context: TellingContext,
): SlideSpecInput[] {
  const { words, reading, lexicon } = context;
  const { asked } = reading.slideCount;
  const titles = root.sections.flatMap(({ title }) => (title === null ? [] : [title]));
  const isNeeded =
    asked === null ? slides.length >= fewestForAgenda : slides.length >= 4 && slides.length + extras.length < asked.min;
  const hasAgenda = extras.includes('agenda') || (isNeeded && mayHaveAgenda(root, context));
  const [cover, ...body] = slides;
  if (cover === undefined) return [];
  const agenda: SlideSpecInput = { kind: 'agenda', title: words.agenda, items: titles.map((text) => ({ text })) };
  const messages = extras.includes('summary') ? body.flatMap(messageOf).slice(0, mostMessages) : [];
  const summary: SlideSpecInput = { kind: 'bullets', title: words.summary, items: messages };
  const isFirst = reading.instructions.forms.some(
    ({ form, about }) => form === 'summary' && lexicon.marksIn(about).some(({ meaning }) => meaning === 'word.begin'),
  );
  const summaries = messages.length === 0 ? [] : [summary];
  const framed = isFirst ? [...summaries, ...body] : [...body, ...summaries];
  return [cover, ...(hasAgenda ? [agenda] : []), ...framed];
}

/** What a slide says first, under its name. */
function messageOf(slide: SlideSpecInput): { text: string }[] {
  switch (slide.kind) {
    case 'bullets':
      return slide.items
        .slice(0, 1)
        .map(({ text, children: [first = text] = [] }) => ({ text: `${slide.title}: ${first}` }));
    case 'statement':
      return [{ text: slide.statement }];
    case 'chart':
      return [{ text: slide.takeaway === undefined ? slide.title : `${slide.title}: ${slide.takeaway}` }];
    case 'blocks':
      return slide.blocks.flatMap((block) =>
        block.kind === 'statement' ? [{ text: `${slide.title}: ${block.statement}` }] : [],
      );
    default:
      return [];
  }
}
