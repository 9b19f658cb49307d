import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { mayListSources } from '@/lib/reading/passage';
import type { Reading } from '@/lib/reading/reading';
import type { Composer, ComposerCall, Outline } from '../composer';
import { atomsOf } from '@/lib/storytelling/atoms';
import { cutWithEllipsis } from '@/lib/text/cut/cut-text';
import { isTopic } from '../../figures/facts';
import { GenerationFailure } from '../../pipeline/generation-failure';
import { readOutline, type ModelOutline } from './answer/read-outline';
import { askWithinBudget } from './ask-within-budget';
import { ModelCallFailure } from './call/model-call-failure';
import { toGenerationFailure } from './call/to-generation-failure';
import { languageWishes } from './check/check-language';
import { permissionOf } from './check/check-permission';
import { figuresLeftOut, outlineProblems, outlineWishes, sameAlternatives } from './check/check-outline';
import { wrapOutline } from './material';
import type { OpenedModel } from './open-model';
import { outlineSchema, slideKinds, type OutlineForm } from './outline-schema';
import { oneLine } from './prompts/neutralise';
import { planPrompt, planBudgets, planSystem, usualTitleWords, type PlanSize } from './prompts/plan-prompt';
import { settleOutline } from './settle-outline';

/** The list of sources at the end of a deck that has at least so many slides takes one of them. */
const smallestWithSources = 4;

/**
 * Lets the model plan the deck; without a usable plan the embedded composer makes one, and the report says so.
 * @throws GenerationFailure when the provider does not answer, or declines to
 */
export async function planWithModel(
  opened: OpenedModel,
  fallback: Composer,
  reading: Reading,
  call: ComposerCall,
): Promise<Outline> {
  const size = sizeOf(reading);
  const { outline, refusal } = await askForPlan(opened, reading, size, call);
  if (outline !== null && outline.slides.length > 0) {
    tellOf(reading, size, outline, call);
    return settleOutline(reading, size, outline);
  }
  const missing = outline?.missing ?? refusal;
  if (missing !== undefined && !hasContent(reading)) throw unserved(missing);
  call.notice?.(
    missing === undefined
      ? 'The language model gave no usable plan; the slides were structured without it.'
      : `The language model planned no slides, because it misses something (${quoted(missing)}); they were made of the request's own content without it.`,
  );
  return wrapOutline(await fallback.plan(reading, call));
}

/** Whether a request says something that slides can be made of, beyond what it asks for. */
function hasContent({ content, passages }: Reading): boolean {
  return passages.length > 0 || atomsOf(content).length > 0;
}

const longestQuoted = 300;

function quoted(missing: string): string {
  return `“${cutWithEllipsis(oneLine(missing, 2 * longestQuoted), longestQuoted)}”`;
}

function unserved(missing: string): GenerationFailure {
  return new GenerationFailure('content_rejected', 'the model planned no slides', {
    message: `The language model could not make these slides of the request alone: ${quoted(missing)} Add what is missing to the prompt, or allow a source that has it, and send it again.`,
  });
}

interface Asked {
  /** Null without a usable answer, and when the model takes the request in no length, though nothing is wrong with the provider. */
  outline: ModelOutline | null;
  /** What it said in the place of an answer. */
  refusal?: string;
}

async function askForPlan(
  opened: OpenedModel,
  reading: Reading,
  size: PlanSize,
  { signal, spent, allowance, notice, setting }: ComposerCall,
): Promise<Asked> {
  const form = formOf(reading, size);
  const room = (await setting?.roomOf('bullets')) ?? null;
  const titleWords = room?.unit === 'words' ? Math.min(usualTitleWords, room.title) : usualTitleWords;
  try {
    const { value, budget, refusal } = await askWithinBudget({
      ...{ opened, signal, spent, allowance, name: 'outline', schema: outlineSchema(form), system: planSystem() },
      ...{
        budgets: planBudgets,
        prompt: (mostLetters) => planPrompt(reading, form.kinds, size, mostLetters, { setting, titleWords }),
      },
      read: (json) => readOutline(form, json),
      check: (outline) => outlineProblems(reading, size, outline),
      wish: (outline) =>
        outline.slides.length > 0 ? outlineWishes(reading, size, outline) : hasContent(reading) ? [ownContent] : [],
      weigh: ({ slides }) => Math.min(1, slides.length),
    });
    const letters = reading.prompt.length + reading.passages.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > budget)
      notice?.(
        `The request and its sources have ${letters} letters, more than the language model reads at once; it planned the slides from about ${budget} of them.${budget < planBudgets[0] ? ' With a longer context it would read more.' : ''}`,
      );
    return { outline: value, refusal };
  } catch (error) {
    if (!(error instanceof ModelCallFailure)) throw error;
    if (error.fault !== 'unfit' && error.fault !== 'exhausted') throw toGenerationFailure(error);
    return { outline: null };
  }
}

const ownContent =
  'slides: there are none, but the request has content of its own; plan the slides that it can fill, and leave out what is missing';

/** What the plan was sent back for and still has. */
function tellOf(reading: Reading, size: PlanSize, outline: ModelOutline, { notice }: ComposerCall): void {
  if (outline.missing !== undefined)
    notice?.(
      `The language model misses something in the request (${quoted(outline.missing)}); the slides do without it.`,
    );
  for (const words of new Set(Object.values(permissionOf(reading, outline))))
    notice?.(
      `The prompt allows figures that nobody gave (${quoted(words)}); those on the slides are marked. Check them before use.`,
    );
  if (languageWishes(reading, outline).length > 0)
    notice?.('The language model seems to have planned the slides in another language than was asked for.');
  if (reading.outputType === 'single_slide') {
    if (outline.slides.length < size.most)
      notice?.(`The language model planned ${outline.slides.length} of ${size.most} variants.`);
    if (sameAlternatives(outline).length > 0)
      notice?.('The language model planned variants that resemble each other; they were given different angles.');
    return;
  }
  if (!size.isAsked && outline.slides.length < size.least)
    notice?.(`The language model planned fewer slides than the ${reading.slideCount.fewest} that a deck has at least.`);
  const missing = figuresLeftOut(reading, outline);
  if (missing.length > 0)
    notice?.(`The plan of the language model leaves out figures of the prompt: ${missing.join(', ')}.`);
}

function sizeOf({ outputType, variantCount, slideCount, passages }: Reading): PlanSize {
  if (outputType === 'single_slide') return { least: variantCount, most: variantCount, isAsked: true };
  const sourcesSlides = mayListSources(passages) && slideCount.most >= smallestWithSources ? 1 : 0;
  const most = slideCount.most - sourcesSlides;
  const fewest = slideCount.asked === null ? slideCount.fewest : slideCount.fewest - sourcesSlides;
  return { least: Math.max(1, Math.min(most, fewest)), most, isAsked: slideCount.asked !== null };
}

function formOf(reading: Reading, { most }: PlanSize): OutlineForm {
  const isDeck = reading.outputType === 'deck';
  return {
    kinds: kindsFor(reading),
    mostSlides: most,
    hasPassages: reading.passages.length > 0,
    hasAngles: !isDeck && most > 1,
    hasSections: isDeck,
    hasPermission: !isTopic(reading),
  };
}

/** A cover and an agenda are no single slides; pictures need pictures; sources of passages are listed by the pipeline. */
function kindsFor({ outputType, images, passages }: Reading): [SlideKind, ...SlideKind[]] {
  const isUsable: Partial<Record<SlideKind, boolean>> = {
    agenda: outputType === 'deck',
    section: outputType === 'deck',
    image: images.some(({ use }) => use !== 'style'),
    sources: passages.length === 0,
  };
  return slideKinds.filter((kind) => isUsable[kind] ?? true) as [SlideKind, ...SlideKind[]];
}
