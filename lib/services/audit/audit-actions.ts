import type { Prisma } from '@/lib/platform/database/generated/client';

interface Words {
  /** In the filter. */
  label: string;
  /** Names in braces stand for values of the entry's detail. */
  sentence: string;
}

/** What each action means, in the order in which the filter shows them. */
export const auditWords: Readonly<Record<string, Words>> = {
  'organization.created': { label: 'Organization created', sentence: 'Created the organization on the {plan} plan' },
  'organization.renamed': {
    label: 'Organization renamed',
    sentence: 'Renamed the organization from “{from}” to “{to}”',
  },
  'organization.default_template_changed': {
    label: 'Default template changed',
    sentence: 'Changed the default template from {from} to {to}',
  },
  'organization.plan_set': { label: 'Plan changed', sentence: 'Put the organization on the {plan} plan' },
  'credits.granted': { label: 'Credits added', sentence: 'Added {credits} credits' },
  'invitation.created': { label: 'Invitation created', sentence: 'Invited {email} as {role}' },
  'invitation.accepted': { label: 'Invitation accepted', sentence: 'Accepted the invitation of {email} as {role}' },
  'invitation.revoked': { label: 'Invitation revoked', sentence: 'Revoked the invitation of {email} as {role}' },
  'member.role_changed': {
    label: 'Role changed',
    sentence: 'Changed the role of {name} ({email}) from {from} to {to}',
  },
  'member.removed': { label: 'Member removed', sentence: 'Removed {name} ({email}), who was {role}' },
  'member.left': { label: 'Member left', sentence: 'Left the organization as {role}' },
  'user.created': { label: 'Account created', sentence: 'Created the account of {email} as {role}' },
  'user.password_set': { label: 'Password set', sentence: 'Set a new password' },
  'user.password_changed': { label: 'Password changed', sentence: 'Changed their password' },
  'user.provider_connected': { label: 'Sign-in connected', sentence: 'Connected {provider} to sign in with' },
  'user.provider_disconnected': { label: 'Sign-in disconnected', sentence: 'Disconnected {provider} from signing in' },
  'api_key.created': { label: 'Key created', sentence: 'Created the key “{name}” ({displayPrefix}…)' },
  'api_key.renamed': { label: 'Key renamed', sentence: 'Renamed the key “{previousName}” to “{name}”' },
  'api_key.expiry_changed': {
    label: 'Key expiry changed',
    sentence: 'Changed when the key “{name}” ({displayPrefix}…) expires',
  },
  'api_key.rotated': { label: 'Key rotated', sentence: 'Rotated the key “{name}”; “{successorName}” follows it' },
  'api_key.revoked': { label: 'Key revoked', sentence: 'Revoked the key “{name}” ({displayPrefix}…)' },
  'template.created': { label: 'Template created', sentence: 'Created the template “{name}” from {baseTemplate}' },
  'template.deleted': { label: 'Template deleted', sentence: 'Deleted the template “{name}”' },
  'knowledge_document.created': { label: 'Document added', sentence: 'Added “{name}” to the knowledge base' },
  'knowledge_document.deleted': { label: 'Document deleted', sentence: 'Deleted “{name}” from the knowledge base' },
  'knowledge_document.retried': { label: 'Document retried', sentence: 'Had “{name}” read once more' },
};

/** A piece of a sentence: our words, or a value that somebody wrote. */
export interface SentencePart {
  text: string;
  isValue: boolean;
}

const placeholder = /\{(\w+)\}/;

/** What was done, in plain words. An action that has none, or lacks what they speak of, is shown as it stands. */
export function describeAuditEntry({ action, detail }: { action: string; detail: Prisma.JsonValue }): SentencePart[] {
  const values = valuesOf(detail);
  const pieces = Object.hasOwn(auditWords, action) ? auditWords[action]?.sentence.split(placeholder) : undefined;
  const names = pieces?.filter((_, index) => index % 2 === 1) ?? [];
  if (!pieces || names.some((name) => values[name] === undefined)) return rawParts(action, detail);
  // Splitting by a pattern with a group gives words and names in turn.
  return pieces
    .map((piece, index) =>
      index % 2 === 1 ? { text: values[piece] ?? '', isValue: true } : { text: piece, isValue: false },
    )
    .filter(({ text }) => text !== '');
}

function valuesOf(detail: Prisma.JsonValue): Record<string, string> {
  if (typeof detail !== 'object' || detail === null || Array.isArray(detail)) return {};
  const known = Object.entries(detail).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  const values = Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
  return values.plan ? { ...values, plan: planName(values.plan, detail.trial === true) } : values;
}

function planName(plan: string, isTrial: boolean): string {
  const name = `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
  return isTrial ? `${name} (trial)` : name;
}

function rawParts(action: string, detail: Prisma.JsonValue): SentencePart[] {
  const text = JSON.stringify(detail);
  return text === '{}'
    ? [{ text: action, isValue: false }]
    : [
        { text: `${action} `, isValue: false },
        { text, isValue: true },
      ];
}
