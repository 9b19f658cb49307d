import { z } from 'zod';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { providers } from '../accounts/providers';
import { planSchema } from '../organizations/plans';
import { roles } from '../roles';

interface AuditActionRow {
  /** In the filter. */
  label: string;
  /** Names in braces stand for fields of the detail. */
  sentence: string;
  /** What an entry keeps: what a reader needs once the target itself is gone. */
  detail: z.ZodObject;
}

const role = z.enum(roles);
const provider = z.object({ provider: z.enum(providers) });
const plan = z.object({ plan: planSchema, trial: z.boolean() });
const change = z.object({ from: z.string(), to: z.string() });
const invitation = z.object({ email: z.string(), role });
const member = z.object({ name: z.string(), email: z.string() });
const key = z.object({ name: z.string(), displayPrefix: z.string() });
const named = z.object({ name: z.string() });
const nothing = z.object({});

/** Every action that leaves an entry: entity and past participle. In the order in which the filter shows them. */
export const auditActions = {
  'organization.created': {
    label: 'Organization created',
    sentence: 'Created the organization on the {plan} plan',
    detail: plan.extend({ credits: z.int() }),
  },
  'organization.renamed': {
    label: 'Organization renamed',
    sentence: 'Renamed the organization from “{from}” to “{to}”',
    detail: change,
  },
  'organization.default_template_changed': {
    label: 'Default template changed',
    sentence: 'Changed the default template from {from} to {to}',
    detail: change,
  },
  'organization.plan_set': {
    label: 'Plan changed',
    sentence: 'Put the organization on the {plan} plan',
    detail: plan,
  },
  'credits.granted': {
    label: 'Credits added',
    sentence: 'Added {credits} credits',
    detail: z.object({ credits: z.int() }),
  },
  'job.cancelled': { label: 'Job cancelled', sentence: 'Cancelled a job', detail: nothing },
  'invitation.created': {
    label: 'Invitation created',
    sentence: 'Invited {email} as {role}',
    detail: invitation.extend({ replaced: z.boolean() }),
  },
  'invitation.accepted': {
    label: 'Invitation accepted',
    sentence: 'Accepted the invitation of {email} as {role}',
    detail: invitation,
  },
  'invitation.revoked': {
    label: 'Invitation revoked',
    sentence: 'Revoked the invitation of {email} as {role}',
    detail: invitation,
  },
  'member.role_changed': {
    label: 'Role changed',
    sentence: 'Changed the role of {name} ({email}) from {from} to {to}',
    detail: member.extend({ from: role, to: role }),
  },
  'member.removed': {
    label: 'Member removed',
    sentence: 'Removed {name} ({email}), who was {role}',
    detail: member.extend({ role }),
  },
  'member.left': { label: 'Member left', sentence: 'Left the organization as {role}', detail: member.extend({ role }) },
  'user.created': {
    label: 'Account created',
    sentence: 'Created the account of {email} as {role}',
    detail: z.object({ email: z.string(), role }),
  },
  'user.password_set': { label: 'Password set', sentence: 'Set a new password', detail: nothing },
  'user.password_changed': { label: 'Password changed', sentence: 'Changed their password', detail: nothing },
  'user.provider_connected': {
    label: 'Sign-in connected',
    sentence: 'Connected {provider} to sign in with',
    detail: provider,
  },
  'user.provider_disconnected': {
    label: 'Sign-in disconnected',
    sentence: 'Disconnected {provider} from signing in',
    detail: provider,
  },
  'api_key.created': {
    label: 'Key created',
    sentence: 'Created the key “{name}” ({displayPrefix}…)',
    detail: key.extend({ replacesId: z.string().optional() }),
  },
  'api_key.renamed': {
    label: 'Key renamed',
    sentence: 'Renamed the key “{previousName}” to “{name}”',
    detail: key.extend({ previousName: z.string() }),
  },
  'api_key.expiry_changed': {
    label: 'Key expiry changed',
    sentence: 'Changed when the key “{name}” ({displayPrefix}…) expires',
    detail: key.extend({ expiresAt: z.string().nullable(), previousExpiresAt: z.string().nullable() }),
  },
  'api_key.rotated': {
    label: 'Key rotated',
    sentence: 'Rotated the key “{name}”; “{successorName}” follows it',
    detail: key.extend({ successorId: z.string(), successorName: z.string() }),
  },
  'api_key.revoked': { label: 'Key revoked', sentence: 'Revoked the key “{name}” ({displayPrefix}…)', detail: key },
  'template.created': {
    label: 'Template created',
    sentence: 'Created the template “{name}” from {baseTemplate}',
    detail: named.extend({ baseTemplate: z.string() }),
  },
  'template.uploaded': {
    label: 'Template uploaded',
    sentence: 'Created the template “{name}” from the file “{fileName}”',
    detail: named.extend({ fileName: z.string() }),
  },
  'template.file_replaced': {
    label: 'Template’s file replaced',
    sentence: 'Gave the template “{name}” the file “{fileName}”',
    detail: named.extend({ fileName: z.string() }),
  },
  'template.changed': { label: 'Template changed', sentence: 'Changed the template “{name}”', detail: named },
  'template.deleted': { label: 'Template deleted', sentence: 'Deleted the template “{name}”', detail: named },
  'font.uploaded': {
    label: 'Font uploaded',
    sentence: 'Had the font “{name}” measured, from the file “{fileName}”',
    detail: named.extend({ fileName: z.string() }),
  },
  'font.deleted': { label: 'Font deleted', sentence: 'Deleted the font “{name}”', detail: named },
  'knowledge_document.created': {
    label: 'Document added',
    sentence: 'Added “{name}” to the knowledge base',
    detail: named.extend({ bytes: z.int() }),
  },
  'knowledge_document.deleted': {
    label: 'Document deleted',
    sentence: 'Deleted “{name}” from the knowledge base',
    detail: named,
  },
  'knowledge_document.retried': { label: 'Document retried', sentence: 'Had “{name}” read once more', detail: named },
} as const satisfies Record<string, AuditActionRow>;

export type AuditAction = keyof typeof auditActions;

/** What is written down of a change. */
export type AuditEntry = {
  [Action in AuditAction]: {
    action: Action;
    targetId: string;
    detail: z.input<(typeof auditActions)[Action]['detail']>;
  };
}[AuditAction];

/** A piece of a sentence: our words, or a value that somebody wrote. */
export interface SentencePart {
  text: string;
  isValue: boolean;
}

const placeholder = /\{(\w+)\}/;

/** What was done, in plain words. An action that has none, or lacks what they speak of, is shown as it stands. */
export function describeAuditEntry({ action, detail }: { action: string; detail: Prisma.JsonValue }): SentencePart[] {
  const values = valuesOf(detail);
  const pieces = isAuditAction(action) ? auditActions[action].sentence.split(placeholder) : undefined;
  const names = pieces?.filter((_, index) => index % 2 === 1) ?? [];
  if (!pieces || names.some((name) => values[name] === undefined)) return rawParts(action, detail);
  // Splitting by a pattern with a group gives words and names in turn.
  return pieces
    .map((piece, index) =>
      index % 2 === 1 ? { text: values[piece] ?? '', isValue: true } : { text: piece, isValue: false },
    )
    .filter(({ text }) => text !== '');
}

/** Entries may be of another version of this service. */
function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(auditActions, action);
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
