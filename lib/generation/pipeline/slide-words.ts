import type { Paragraph, SceneElement, SceneSlide, TextElement } from '@/lib/deck/scene/scene';

/** The line at the foot of a slide, as the layout names it. */
const sourceName = 'Source';
/** Entries of a slide of sources: a row each, or one list. */
const sourceEntry = /^Source \d+ text$|^Sources$/;
/** Numbers in front of rows, and large quotation marks. */
const markName = / mark$/i;

/** What a slide says below its title, in reading order, for people who can't see its picture. */
export function wordsOf({ elements }: SceneSlide): string {
  return elements
    .filter((element) => !isFrame(element))
    .flatMap(textsOf)
    .filter((text) => text !== '')
    .join('\n');
}

/** The line at the foot of a slide, or the entries of a slide of sources. */
export function sourcesOf({ kind, elements }: SceneSlide): string[] {
  const isSource = ({ name }: TextElement) => name === sourceName || (kind === 'sources' && sourceEntry.test(name));
  return elements
    .filter((element): element is TextElement => element.type === 'text' && isSource(element))
    .flatMap(textsOf)
    .filter((text) => text !== '');
}

function isFrame(element: SceneElement): boolean {
  if (element.type !== 'text') return false;
  const { placeholder, name } = element;
  return placeholder === 'title' || placeholder === 'slide-number' || name === sourceName || markName.test(name);
}

function textsOf(element: SceneElement): string[] {
  switch (element.type) {
    case 'text':
      return element.paragraphs.map(textOf);
    case 'table':
      return element.rows.map(({ cells }) =>
        cells.map(({ paragraphs }) => paragraphs.map(textOf).join(' ')).join(' | '),
      );
    case 'chart':
    case 'image':
      return [element.altText];
    case 'shape':
    case 'line':
    case 'icon':
      return [];
  }
}

function textOf({ runs }: Paragraph): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim();
}
