import { slideSpecSchema, type SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Reading, Section } from '@/lib/reading/reading';
import { atomsOf, coarse, linesOf, type Atom } from './atoms';
import { contextOf, type TellingContext } from './context';
import { coverOf } from './cover';
import { outlineTalk } from './outline-talk';
import { withOwnTitles } from './own-titles';
import { planSlides, type SlidePlan } from './plan-slides';
import { capitalised } from './text/signs';
import { DeckTeller } from './teller';
import type { Told } from './told';

const fewestForAgenda = 8;

/** The slides of a deck: everything that the content says, in its order, on as many slides as were asked for. */
export function tellDeck(reading: Reading): Told {
  const context = contextOf(reading);
  const cover = coverOf(reading, context);
  const root = cover.rest;
  const atoms = coarse(withoutLeftOut(atomsOf(root), reading));
  if (atoms.length === 0) return outlineTalk(reading, cover.slide, context);
  const most = Math.max(1, reading.slideCount.most - 1);
  const teller = new DeckTeller(
    root,
    atoms,
    { title: cover.slide.title, tightness: Math.ceil(atoms.length / most) },
    context,
  );
  let plans = planSlides(atoms.length, most, (at) => teller.candidatesAt(at));
  if (plans.every((plan) => plan === null))
    plans = planSlides(atoms.length, most, (at) => teller.candidatesAt(at, true));
  const { plan, notices } = choose(plans, context);
  const body = slidesOf(plan, atoms);
  const slides = withAgenda([cover.slide, ...withOwnTitles(body, cover.slide.title, context)], root, context);
  return {
    slides: slides.map((slide) => slideSpecSchema.parse({ ...slide, title: capitalised(slide.title) })),
    notices,
  };
}

const longWord = 5;

/** Leaves out what the author wants left out: pieces that have the names, or else the words, of that wish. */
function withoutLeftOut(atoms: readonly Atom[], { instructions }: Reading): Atom[] {
  const wishes = instructions.leaveOut.flatMap((wish) => {
    const words = wish.match(/[\p{L}\p{M}]+/gu) ?? [];
    const names = words.filter((word) => /^\p{Lu}/u.test(word));
    const telling = names.length > 0 ? names : words.filter((word) => word.length >= longWord);
    return telling.length > 0 ? [telling.map((word) => word.toLowerCase())] : [];
  });
  return atoms.filter((atom) => {
    const text = linesOf(atom).join(' ').toLowerCase();
    return !wishes.some((words) => words.every((word) => text.includes(word)));
  });
}

/** The plan whose number of slides was asked for; the nearest where the content does not reach it. */
function choose(
  plans: readonly (SlidePlan | null)[],
  { reading }: TellingContext,
): { plan: SlidePlan; notices: string[] } {
  const { asked } = reading.slideCount;
  const fewest = asked === null ? 1 : Math.max(1, asked.min - 1);
  const most = reading.slideCount.most - 1;
  const inRange = plans.flatMap((plan, slides) => (plan !== null && slides >= fewest && slides <= most ? [plan] : []));
  const cheapest = (some: readonly SlidePlan[]): SlidePlan | undefined => [...some].sort((a, b) => a.cost - b.cost)[0];
  const found = cheapest(inRange);
  if (found !== undefined) return { plan: found, notices: [] };
  const reachable = plans.flatMap((plan, slides) => (plan === null ? [] : [{ plan, slides }]));
  const nearest = reachable.sort((a, b) => Math.abs(a.slides - fewest) - Math.abs(b.slides - fewest))[0];
  if (nearest === undefined) throw new Error(`No plan for ${reading.prompt.length} characters.`);
  const notices = [
    `The prompt asks for ${asked?.min ?? 0} slides; its text is enough for ${nearest.slides + 1} without padding. More text, a knowledge base or a language model give more.`,
  ];
  return { plan: nearest.plan, notices };
}

/** The slides of a plan, each with all that it is made of in its notes. */
function slidesOf({ candidates }: SlidePlan, atoms: readonly Atom[]): SlideSpecInput[] {
  let at = 0;
  return candidates.flatMap(({ draft, drafts = [draft], length }) => {
    const notes = atoms
      .slice(at, at + length)
      .flatMap(linesOf)
      .join('\n');
    at += length;
    return drafts.map(({ slide }) => ({ ...slide, notes }));
  });
}

function withAgenda(
  slides: readonly SlideSpecInput[],
  root: Section,
  { words, reading }: TellingContext,
): SlideSpecInput[] {
  const { asked } = reading.slideCount;
  const titles = root.sections.flatMap(({ title }) => (title === null ? [] : [title]));
  const isWanted = reading.instructions.forms.some(({ form }) => form === 'agenda');
  const isDenied = reading.instructions.without.includes('agenda');
  const hasOwn = slides.some(({ kind }) => kind === 'agenda');
  const isMissing = asked !== null && slides.length < asked.min;
  const [cover, ...body] = slides;
  if (cover === undefined || isDenied || hasOwn || titles.length < 3 || titles.length > 9) return [...slides];
  if (
    !(isWanted && slides.length < (asked?.max ?? 50)) &&
    !(isMissing && slides.length >= 4) &&
    !(asked === null && slides.length >= fewestForAgenda + 2)
  )
    return [...slides];
  return [cover, { kind: 'agenda', title: words.agenda, items: titles.map((text) => ({ text })) }, ...body];
}
