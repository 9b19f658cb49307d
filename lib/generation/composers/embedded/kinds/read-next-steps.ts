import { shorten } from '../analyse/shorten';
import { splitSeries } from '../analyse/split-series';
import type { TableBlock } from '../document/document';
import { headingOf, listOf, onlyProse, proseOf, tableOf } from '../plan/portion';
import type { HeadingRole } from '../words/heading-roles';
import { columnRoleOf, roleOf } from '../words/heading-roles';
import { capitalise } from '../write/capitalise';
import type { Draft, KindReader, WriteContext } from './draft';
import { longestTitle } from './draft';
import { plainTitle } from './plain-titles';
import type { FieldEntry } from './read-fields';
import { readAssignment, readDeed, readFields } from './read-fields';

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
    return steps === null || table.rows.length > mostSteps
      ? null
      : { body: { kind: 'next_steps', ...steps }, title, fit: 0.9 };
  }
  const told = onlyProse(portion, context.language);
  if (told !== null) return fromProse(told, role, context);
  const items = listOf(portion)?.items ?? [];
  if (items.length === 0 || items.length > mostSteps || role === 'risks') return null;
  const entries = items.map(
    (item) => readFields(item.text) ?? (role === 'actions' ? readAssignedOrDone(item.text) : null),
  );
  const owned = entries.filter((entry) => entry !== null).length;
  const named = entries.some((entry) => entry?.owner != null);
  // A column that stays empty helps nobody.
  if (!named || (owned < items.length / 2 && role !== 'actions')) return null;
  const steps = entries.map((entry, index): Step =>
    entry === null ? { action: capitalise(items[index]?.text ?? '') } : toStep(entry),
  );
  return {
    body: { kind: 'next_steps', steps, labels: labelsOf(context) },
    title,
    fit: role === 'actions' ? 0.9 : 0.75,
  };
};

/** A full name opens an entry that a date alone closes. */
function readAssignedOrDone(text: string): FieldEntry | null {
  const assigned = readAssignment(text);
  return assigned?.owner != null ? assigned : (readDeed(text) ?? assigned);
}

/** "Sara will write the plan by 11 May. Tom to call the agency.", or actions in a row with their people in brackets. */
function fromProse(prose: readonly string[], role: HeadingRole | null, context: WriteContext): Draft | null {
  const texts = prose.length === 1 && role === 'actions' ? splitSeries(prose[0] ?? '') : prose;
  if (texts.length < 2 || texts.length > mostSteps) return null;
  const entries = texts.map(
    (text) => readFields(text) ?? readAssignment(text) ?? (role === 'actions' ? withPerson(text) : null),
  );
  const owned = entries.filter((entry) => entry?.owner != null).length;
  if (owned < texts.length * (role === 'actions' ? 0.5 : 0.99)) return null;
  const steps = entries.map((entry, index): Step =>
    entry === null ? { action: capitalise(texts[index] ?? '') } : toStep(entry),
  );
  return {
    body: { kind: 'next_steps', steps, labels: labelsOf(context) },
    title: headingOfActions(role, context),
    fit: 0.88,
  };
}

function headingOfActions(role: HeadingRole | null, context: WriteContext): string | null {
  return role === null ? plainTitle('actions', context.ownLanguage) : null;
}

/** "Run the load test (Ms Adler)". */
function withPerson(text: string): { text: string; owner: string; due: null } | null {
  const match = /^(.{6,}?)\s*[(（](\p{Lu}[^()（）\p{Nd}]{1,38})[)）]$/u.exec(text);
  return match === null ? null : { text: match[1] ?? '', owner: match[2] ?? '', due: null };
}

function toStep(entry: { text: string; owner: string | null; due: string | null }): Step {
  return {
    action: capitalise(shorten(entry.text, longestAction)),
    owner: entry.owner ?? undefined,
    due: entry.due ?? undefined,
  };
}

function labelsOf(context: WriteContext): { action: string; owner: string; due: string } {
  const { action, owner, due } = context.words;
  return { action, owner, due };
}

function fromTable(
  table: TableBlock,
  context: WriteContext,
): { steps: Step[]; labels: { action: string; owner: string; due: string } } | null {
  const roles = table.header.map((label) => columnRoleOf(label));
  const owner = roles.indexOf('owner');
  const due = roles.indexOf('due');
  const action = roles.findIndex(
    (role, index) => index !== owner && index !== due && (role === 'action' || index === 0),
  );
  if (owner < 0 || action < 0 || table.header.length > (due < 0 ? 2 : 3)) return null;
  const steps = table.rows.map((row): Step => ({
    action: row[action] || '–',
    owner: row[owner] || undefined,
    due: due < 0 ? undefined : row[due] || undefined,
  }));
  const labels = labelsOf(context);
  return {
    steps,
    labels: {
      action: table.header[action] || labels.action,
      owner: table.header[owner] || labels.owner,
      due: table.header[due] || labels.due,
    },
  };
}
