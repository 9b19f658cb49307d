import { stepsIn } from '../analyse/read-steps';
import { readWhen } from '../analyse/read-when';
import { splitHead } from '../analyse/split-head';
import { shorten, visualLength } from '../analyse/shorten';
import type { Item } from '../document/document';
import { headingOf, listOf, onlyPart, onlyProse, proseOf } from '../plan/portion';
import { roleOf } from '../words/heading-roles';
import { punctuationOf } from '../words/punctuation';
import type { HeadingRole } from '../words/heading-roles';
import type { KindReader } from './draft';
import { longestBullet, longestTitle } from './draft';
import { plainTitle } from './plain-titles';
import { hasFields } from './read-fields';

const mostSteps = 7;
const longestStep = 150;
const longestSpan = 76;
/** Numbered lists under these headings rank or count; they are no sequence. */
const unordered: readonly (HeadingRole | null)[] = [
  'goals',
  'risks',
  'decisions',
  'options',
  'sources',
  'strengths',
  'weaknesses',
  'opportunities',
  'threats',
  'agenda',
];
/** Numbered steps, or sentences of the form "first … then … finally". */
export const readProcess: KindReader = (portion, context) => {
  const { ownLanguage } = context;
  const heading = headingOf(portion);
  const role = roleOf(heading);
  const prose = onlyProse(portion, context.language);
  if (prose !== null) {
    const { steps, others } = stepsIn(prose);
    if (steps.length < 3 || steps.length > mostSteps || others.length > 1) return null;
    const [intro] = others;
    return {
      body: { kind: 'process', steps: steps.map(toStep) },
      title:
        intro !== undefined ? shorten(intro, longestTitle) : heading === null ? plainTitle('steps', ownLanguage) : null,
      spareTitle: plainTitle('steps', ownLanguage) ?? undefined,
      fit: 0.85,
    };
  }
  const list = listOf(portion);
  const count = list?.items.length ?? 0;
  if (
    list === null ||
    count < 3 ||
    count > mostSteps ||
    unordered.includes(role) ||
    (!list.ordered && role !== 'process')
  )
    return null;
  const dated = list.items.filter((item) => readWhen(item.text) !== null).length;
  if (dated > count / 2 || list.items.some((item) => hasFields(item.text) || visualLength(item.text) > longestStep))
    return null;
  const steps = list.items.map((item) => withChildren(item));
  const lead = proseOf(portion, context.language)[0];
  const title = lead === undefined || /[:：]$/u.test(lead) ? null : shorten(lead, longestTitle);
  return {
    body: { kind: 'process', steps },
    title: title ?? spanTitle(heading, steps, context.language),
    fit: (list.ordered ? 0.8 : 0.55) - (onlyPart(portion)?.blocks.length === 1 ? 0 : 0.05),
  };
};

/** "Onboarding: from kick-off call to go-live". */
function spanTitle(heading: string | null, steps: readonly { title: string }[], language: string): string | null {
  const { colon, dash } = punctuationOf(language);
  const first = steps[0]?.title;
  const last = steps.at(-1)?.title.split(/\s(?:and|und|et|y|e|en|i|ve|и)\s/iu)[0];
  if (first === undefined || last === undefined || heading === null) return null;
  const title = `${heading}${colon}${first}${dash}${last}`;
  return visualLength(title) <= longestSpan ? title : null;
}

function withChildren(item: Item): { title: string; detail?: string } {
  const step = toStep(item.text);
  const children = item.children.map((child) => child.text).join('; ');
  return children === ''
    ? step
    : { title: step.title, detail: shorten([step.detail, children].filter(Boolean).join('; '), longestBullet) };
}

/** "Kick-off call within 2 days": what follows says when or how long. */
const timing =
  /^(.{4,40}?)\s(?=(?:within|by|in|for|after|before|until|every|innerhalb|bis|in|nach|vor|binnen|für|dans|en|pendant|après|avant|dentro|en|durante|após|entro|per|dopo|binnen|na)\s)((?:\S+\s){1,2}?(?:\p{Nd}|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|ein|zwei|drei|vier|fünf|deux|trois|dos|tres|due|tre)(?!\p{L})).*)$/iu;

function toStep(text: string): { title: string; detail?: string } {
  const { head, detail } = splitHead(text);
  if (detail !== null) return { title: head, detail };
  const match = visualLength(head) > 24 ? timing.exec(head) : null;
  return match === null ? { title: head } : { title: match[1] ?? head, detail: shorten(match[2] ?? '', longestBullet) };
}
