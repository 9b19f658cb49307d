import type { Finding } from '@/lib/deck/quality/quality-report';
import type { BlockingRuleName } from '@/lib/deck/quality/rule';

/** What is wrong with a slide, and what its author can do about it; a blocking rule without its row does not compile. */
const faults: { readonly [name in BlockingRuleName]: { fault: string; advice: string } } = {
  'text-overflow': { fault: 'a text is larger than its place', advice: 'Shorten the text, or ask for more slides.' },
  'outside-slide': {
    fault: 'something reaches over the edge of the slide',
    advice: 'Shorten the text, or choose another template.',
  },
  'unintended-overlap': {
    fault: 'two things stand on each other',
    advice: 'Shorten the text, or choose another template.',
  },
  contrast: {
    fault: 'a text does not stand out enough from what is behind it',
    advice: 'Choose another template, or other colours for your own one.',
  },
  'font-size': { fault: 'a text is too small to be read', advice: 'Shorten the text, or ask for more slides.' },
  'slide-title': { fault: 'a slide has no title of its own', advice: 'Give each slide a title.' },
  'alt-text': {
    fault: 'a picture, chart or table is not described in words',
    advice: 'Describe the picture in the prompt.',
  },
  'table-header': { fault: 'a table has no header row', advice: 'Name the columns of the table.' },
  'element-names': {
    fault: 'parts of a slide can’t be told apart',
    advice: 'Send the request once more, or choose another template.',
  },
};

/** Why a file can't be delivered, in one or two plain sentences for the caller; says nothing of the content itself. */
export function sentenceOfBlocking(blocking: readonly Finding[]): string {
  const [first] = blocking;
  const row = first && isBlockingRule(first.rule) ? faults[first.rule] : undefined;
  if (!first || !row) return 'No layout of this content passed the quality checks.';
  const more = new Set(blocking.map(({ slide, rule }) => `${slide} ${rule}`)).size - 1;
  const others = more > 0 ? ` (and ${more} more like it)` : '';
  return `No layout of this content passed the quality checks: on slide ${first.slide}, ${row.fault}${others}. ${row.advice}`;
}

function isBlockingRule(name: string): name is BlockingRuleName {
  return Object.hasOwn(faults, name);
}
