import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '@/lib/generation/brief/brief';
import type { Composer, JsonValue, Outline } from '../composer';
import type { Document } from './document/document';
import { readDocument } from './document/read-document';
import { chooseIcons } from './icons/choose-icons';
import { composeDeck } from './plan/compose-deck';
import { composeSingle } from './plan/compose-single';
import { attachLinks } from './write/attach-links';

/**
 * The composer that needs no language model: a careful reader of the author's own material.
 *
 *     prompt ──read──▶ document ──split, group──▶ portions ──fit──▶ slides' worth ──draft, write, icons──▶ slides
 *
 * Pure and deterministic; invents nothing. The outline carries the finished slides, because
 * what one slide may say depends on what the others say.
 */
export function createEmbeddedComposer(): Composer {
  return {
    name: 'embedded',
    stepSize: 'deck',
    plan: (brief, call) => {
      const notice = untranslated(brief);
      if (notice !== null) call?.notice?.(notice);
      return Promise.resolve(outlineOf(brief));
    },
    writeSlide: (_brief, outline, index) => {
      const slide = outline.slides[index];
      if (slide === undefined) return Promise.reject(new RangeError(`The outline has no slide ${index}.`));
      return Promise.resolve(slideSpecSchema.parse(slide.material));
    },
  };
}

/** All slides of a brief; for a single slide, one slide a variant. */
export function composeSlides(brief: Brief): SlideSpec[] {
  return compose(brief, readDocument(brief.prompt, brief.promptLanguage));
}

function compose(brief: Brief, document: Document): SlideSpec[] {
  const slides = brief.outputType === 'deck' ? composeDeck(brief, document) : composeSingle(brief, document);
  return attachLinks(slides, document.links).map((slide) =>
    chooseIcons(slide, document.sections.length === 0 ? brief.language : brief.promptLanguage),
  );
}

/** What the author wrote can't be put into another language without a model; only the deck's own few words are in it. */
function untranslated({ language, promptLanguage }: Brief): string | null {
  const [wanted, written] = [nameOf(language), nameOf(promptLanguage)];
  return wanted === written
    ? null
    : `The deck was asked for in ${wanted}; the author's text stays in ${written} as written, because translating it needs a language model.`;
}

function nameOf(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag.slice(0, 2)) ?? tag;
}

function outlineOf(brief: Brief): Outline {
  const document = readDocument(brief.prompt, brief.promptLanguage);
  const slides = compose(brief, document);
  const author = document.request.author;
  return {
    title: slides[0]?.title ?? '',
    ...(author === null ? {} : { author }),
    slides: slides.map((slide) => ({
      kind: slide.kind,
      title: slide.title,
      message: slide.title,
      material: JSON.parse(JSON.stringify(slide)) as JsonValue,
    })),
  };
}
