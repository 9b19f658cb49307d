import { readWhen } from '../analyse/read-when';
import { shorten } from '../analyse/shorten';
import type { TableBlock } from '../document/document';
import { headingOf, listOf, proseOf, tableOf } from '../plan/portion';
import { columnRoleOf, roleOf } from '../words/heading-roles';
import { punctuationOf } from '../words/punctuation';
import { capitalise } from '../write/capitalise';
import type { KindReader, WriteContext } from './draft';
import { longestTitle } from './draft';
import { readAssignment, readFields } from './read-fields';

interface Step {
  action: string;
  owner?: string;
  due?: string;
}

const mostSteps = 8;
const longestAction = 140;

/** Actions with owners or due dates, as a table or a list. */
export const readNextSteps: KindReader = (portion, context) => {
  const table = tableOf(portion);
  const heading = headingOf(portion);
  const role = roleOf(heading);
  const lead = proseOf(portion, context.language)[0];
  const title = lead === undefined || /[:：]$/u.test(lead) ? null : shorten(lead, longestTitle);
  if (table !== null) {
    const steps = fromTable(table, context);
    return steps === null || table.rows.length > mostSteps ? null : { body: { kind: 'next_steps', ...steps }, title: title ?? spanTitle(heading, steps.steps, context.language), fit: 0.9 };
  }
  const items = listOf(portion)?.items ?? [];
  if (items.length === 0 || items.length > mostSteps || role === 'risks') return null;
  const entries = items.map((item) => readFields(item.text) ?? (role === 'actions' ? readAssignment(item.text) : null));
  const owned = entries.filter((entry) => entry !== null).length;
  const named = entries.some((entry) => entry?.owner != null);
  if (owned < items.length / 2 && !(role === 'actions' && named)) return null;
  const steps = entries.map((entry, index): Step => (entry === null ? { action: capitalise(items[index]?.text ?? '') } : toStep(entry)));
  return { body: { kind: 'next_steps', steps, labels: labelsOf(context) }, title, fit: role === 'actions' ? 0.9 : 0.75 };
};

function toStep(entry: { text: string; owner: string | null; due: string | null }): Step {
  return { action: shorten(entry.text, longestAction), owner: entry.owner ?? undefined, due: entry.due ?? undefined };
}

function labelsOf(context: WriteContext): { action: string; owner: string; due: string } {
  const { action, owner, due } = context.words;
  return { action, owner, due };
}

function fromTable(table: TableBlock, context: WriteContext): { steps: Step[]; labels: { action: string; owner: string; due: string } } | null {
  const roles = table.header.map((label) => columnRoleOf(label));
  const owner = roles.indexOf('owner');
  const due = roles.indexOf('due');
  const action = roles.findIndex((role, index) => index !== owner && index !== due && (role === 'action' || index === 0));
  if (owner < 0 || action < 0 || table.header.length > (due < 0 ? 2 : 3)) return null;
  const steps = table.rows.map((row): Step => ({ action: row[action] || '–', owner: row[owner] || undefined, due: due < 0 ? undefined : row[due] || undefined }));
  const labels = labelsOf(context);
  return { steps, labels: { action: table.header[action] || labels.action, owner: table.header[owner] || labels.owner, due: table.header[due] || labels.due } };
}

/** "Actions: 2026-09-21 – 2026-10-12": the span of the dates, when they are dates of one sort. */
function spanTitle(heading: string | null, steps: readonly Step[], language: string): string | null {
  const { colon, dash } = punctuationOf(language);
  const dates = steps.flatMap((step) => {
    const when = step.due === undefined ? null : readWhen(step.due);
    return when === null ? [] : [when];
  });
  const sorted = [...dates].sort((a, b) => a.at - b.at);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (heading === null || first === undefined || last === undefined || first.at === last.at) return null;
  return dates.length === steps.length && dates.every((date) => date.scale === first.scale) ? `${heading}${colon}${first.text}${dash}${last.text}` : null;
}
