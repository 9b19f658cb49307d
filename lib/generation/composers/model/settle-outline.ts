import { randomUUID } from 'node:crypto';
import type { Reading } from '@/lib/reading/reading';
import type { Provenance } from '../../figures/provenance';
import { unknownOf } from '../../figures/provenance';
import { settleTexts, settlingOf, type Settling } from '../../figures/settle-figures';
import { figuresIn } from '../../sources/amounts';
import type { Outline } from '../composer';
import type { ModelOutline, PlannedSlide } from './answer/read-outline';
import { sameAlternatives, sameTitle } from './check/check-outline';
import { permissionOf } from './check/check-permission';
import type { ModelMaterial } from './material';
import { angles } from './outline-schema';
import { angleGuides } from './prompts/angle-guides';
import type { PlanSize } from './prompts/plan-prompt';

const mostPassages = 6;

/** A plan as the pipeline takes it: no more slides than there may be, no title twice, no passage that does not exist. */
export function settleOutline(reading: Reading, size: PlanSize, outline: ModelOutline): Outline {
  const deckId = randomUUID();
  const known = new Set(reading.passages.map(({ id }) => id));
  const permission = permissionOf(reading, outline);
  const settling = settlingOf(reading, permission);
  const planned = outline.slides.slice(0, size.most);
  const derived = planned.flatMap(({ provenance }) => provenance);
  const sound = planned.map((slide) => withoutStrangeFigures(slide, settling, derived));
  const slides = reading.outputType === 'single_slide' ? partAlternatives(sound) : uniquelyTitled(sound);
  return {
    title: outline.title,
    ...(outline.author ? { author: outline.author } : {}),
    ...(Object.keys(permission).length > 0 ? { permission } : {}),
    slides: slides.map(({ kind, title, message, section, angle, material, passages, provenance }) => {
      const kept: ModelMaterial = {
        by: 'model',
        deckId,
        thought: outline.thought,
        section: section ?? '',
        facts: material,
        provenance,
        passages: passages.filter((id) => known.has(id)).slice(0, mostPassages),
        angle: angle ?? '',
      };
      return { kind, title, message, material: { ...kept } };
    }),
  };
}

/** What a plan derives is computed anew; a fact with a figure of nowhere is none, and a title has its message's words instead. */
function withoutStrangeFigures(slide: PlannedSlide, settling: Settling, derived: readonly Provenance[]): PlannedSlide {
  const { title, message, material, provenance } = slide;
  const settled = settleTexts({ title, message, material }, provenance, settling, derived);
  const unknown = new Set(unknownOf(settled.figures));
  const isSound = (text: string): boolean => figuresIn(text).every((figure) => !unknown.has(figure.text));
  const { said } = settled;
  return {
    ...slide,
    title: [said.title, said.message].find(isSound) ?? withoutFigures(said.title, unknown),
    message: isSound(said.message) ? said.message : withoutFigures(said.message, unknown),
    material: said.material.filter(isSound),
    provenance: settled.provenance,
  };
}

function withoutFigures(text: string, unknown: ReadonlySet<string>): string {
  return figuresIn(text)
    .filter((figure) => unknown.has(figure.text))
    .reduce((said, figure) => said.replace(figure.text, '…'), text);
}

/** Alternatives that are the same once more than they may be: each of them gets an angle that none has, and the form that shows it. */
function partAlternatives(slides: readonly PlannedSlide[]): PlannedSlide[] {
  const parted: PlannedSlide[] = [];
  for (const slide of slides) {
    const isTwin = sameAlternatives({ thought: '', title: '', slides: [...parted, slide] }).length > 0;
    const free = angles.find((angle) =>
      [...parted, ...slides].every((other) => other.angle !== angle && other.kind !== angleGuides[angle].kind),
    );
    parted.push(isTwin && free ? { ...slide, angle: free, kind: angleGuides[free].kind } : slide);
  }
  return parted;
}

/** Of two slides with one title the later takes its message for it; with the same message, too, it says nothing new. */
function uniquelyTitled(slides: readonly PlannedSlide[]): PlannedSlide[] {
  const kept: PlannedSlide[] = [];
  for (const slide of slides) {
    const isTaken = (title: string) => kept.some((other) => sameTitle(other.title, title));
    const title = [slide.title, slide.message].find((candidate) => !isTaken(candidate));
    if (title !== undefined) kept.push({ ...slide, title });
  }
  return kept;
}
