import type { SlideSpec } from '@/lib/deck/spec/slide-spec';

/** Keys whose values are settings, not words. */
const settings = new Set([
  'kind',
  'align',
  'arrangement',
  'numberFormat',
  'xNumberFormat',
  'type',
  'as',
  'axis',
  'sort',
  'direction',
  'verdict',
  'imageId',
  'icon',
]);

/** Every text of a slide in order, notes included when asked for. */
export function textsOf(slide: SlideSpec, options: { notes: boolean }): string[] {
  const texts: string[] = [];
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (!settings.has(key) && (options.notes || key !== 'notes')) texts.push(value);
    } else if (Array.isArray(value)) value.forEach((each) => visit(each, key));
    else if (value !== null && typeof value === 'object')
      Object.entries(value).forEach(([name, each]) => visit(each, name));
  };
  visit(slide, '');
  return texts;
}

export function allTexts(slides: readonly SlideSpec[]): string {
  return slides.flatMap((slide) => textsOf(slide, { notes: true })).join('\n');
}

const asks =
  /^(?:make|create|build|turn|please|bitte|crea|préparez|eine folie|one slide|\d+ slides|slides about|подготовь|הכן|请制作|erstelle|a single slide|summarise)/iu;

/** Below the title of the material. */
const laterRequest = /(?<=\n)Make a deck of [^\n]*\n/u;

/** "…, about 8 slides." at the end of a lone line is a wish. */
const closingCount = /,\s(?:about\s)?\d+ slides(?=\.?\s*$)/iu;

/** The prompt without its request (the first paragraph, or up to the colon of a lone one), greetings and farewells, list numbers, markup and addresses. */
export function materialOf(prompt: string): string {
  const lone = !prompt.trim().includes('\n');
  const request = lone ? /^[^:]*(?::\s|$)/u : /^[^\n]*\n(?:[^\n#|-][^\n]*\n)*/u;
  return (asks.test(prompt) ? prompt.replace(request, '') : prompt.replace(laterRequest, ''))
    .replace(lone ? closingCount : /(?!)/u, '')
    .replace(/^(?:Hi|Thanks)\b[^\n.]{0,30},?$/gmu, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/(?<=^\s*|[:,;]\s)\p{Nd}+[.)]\s/gmu, '')
    .replace(/&[a-z]+;/g, ' ')
    .replace(/https?:\S+/g, ' ');
}

/** All words in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
