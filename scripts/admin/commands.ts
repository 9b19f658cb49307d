import { readFile } from 'node:fs/promises';
import { migrate } from '@/lib/platform/database/migrate/migrate';
import { describeMigrations, repairMigrations } from '@/lib/platform/database/migrate/repair-migrations';
import { getEnv } from '@/lib/platform/env/env';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { adoptFiles } from '@/lib/services/artifacts/adopt-files';
import { operatorContext, systemContext, type Context, type Role } from '@/lib/services/context';
import { checkLedger } from '@/lib/services/credits/check-ledger';
import { grantCredits } from '@/lib/services/credits/ledger';
import { cancelJob } from '@/lib/services/jobs/cancel-job';
import { getJobForOperator } from '@/lib/services/jobs/get-job-for-operator';
import { checkModels } from '@/lib/services/models/check-models';
import { createOrganization } from '@/lib/services/organizations/create-organization';
import { getOrganization } from '@/lib/services/organizations/get-organization';
import type { Plan } from '@/lib/services/organizations/plans';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { createTemplate, type CreateTemplateInput } from '@/lib/services/templates/create-template';
import { remeasureTemplates } from '@/lib/services/templates/change-template';
import { deleteTemplate } from '@/lib/services/templates/delete-template';
import { listTemplates } from '@/lib/services/templates/list-templates';
import { deleteFont, listFonts, uploadFont } from '@/lib/services/templates/own-fonts';
import type { SentFile } from '@/lib/services/templates/template-files';
import { uploadTemplate } from '@/lib/services/templates/upload-template';
import { createUser } from '@/lib/services/users/create-user';
import { setPassword } from '@/lib/services/users/change-user';
import { validate } from 'uuid';
import { countOf, describeOptions, isOn, jsonOf, readOptions, optionText, type Options, type Values } from './options';
import { UsageError } from './usage-error';

interface Command {
  options: Options;
  /** Whether it takes the database as it stands; all others bring it up to date first. */
  isAboutMigrations?: boolean;
  run: (values: Values) => Promise<object>;
  /** Whether what it answered is bad news, which the exit status then tells. */
  isAlarming?: (answer: object) => boolean;
}

/** The organization that `--org` names. */
function contextOf(values: Values): Context {
  const id = optionText(values, 'org');
  if (!validate(id))
    throw new UsageError(`--org is "${id}"; it must be the id of an organization, as "org create" prints it.`);
  return systemContext(id);
}

async function fileOf(values: Values, option = 'file'): Promise<SentFile> {
  const path = optionText(values, option);
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new UsageError(
      `--${option} is "${path}", which can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  return { fileName: path, bytes };
}

/** A built-in template in the organization's colours: those of the JSON, and what has options of its own. */
async function brandFrom(values: Values): Promise<object> {
  const brand = values.brand === undefined ? {} : (jsonOf(values, 'brand') as CreateTemplateInput['brand']);
  const { footer, 'heading-font': heading, 'body-font': body } = values;
  const fonts = { ...(heading !== undefined && { heading }), ...(body !== undefined && { body }) };
  const logos: NonNullable<CreateTemplateInput['logos']> = {};
  if (values['logo-light'] !== undefined) logos.light = (await fileOf(values, 'logo-light')).bytes;
  if (values['logo-dark'] !== undefined) logos.dark = (await fileOf(values, 'logo-dark')).bytes;
  const hasFonts = Object.keys(fonts).length > 0;
  return createTemplate({
    ctx: contextOf(values),
    input: {
      name: optionText(values, 'name'),
      base: optionText(values, 'base'),
      description: values.description,
      brand: isRecord(brand)
        ? {
            ...brand,
            ...(hasFonts && { fonts: { ...brand.fonts, ...fonts } }),
            ...(footer !== undefined && { footer }),
          }
        : brand,
      logos,
    },
  });
}

/** The verb says what is wrong with anything else. */
const isRecord = (value: unknown): value is CreateTemplateInput['brand'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function uploadFrom(values: Values): Promise<object> {
  const { name, description } = values;
  return uploadTemplate({
    ctx: contextOf(values),
    input: { name: name ?? '', description, ...(await fileOf(values)) },
  });
}

/** Past a pooler: who changes what the database is made of holds a lock, which belongs to a session. */
const databaseUrl = () => getEnv().DIRECT_DATABASE_URL ?? getEnv().DATABASE_URL ?? '';

/** The verbs check values themselves; what is typed here is only what each one is called with. */
export const commands: Record<string, Command> = {
  'org create': {
    options: { name: 'text', plan: 'text', trial: 'flag?', credits: 'count?' },
    run: (values) =>
      createOrganization({
        ctx: operatorContext,
        input: {
          name: optionText(values, 'name'),
          plan: optionText(values, 'plan') as Plan,
          trial: isOn(values, 'trial'),
          credits: countOf(values, 'credits'),
        },
      }),
  },
  'org set-plan': {
    options: { org: 'text', plan: 'text', trial: 'flag?' },
    run: (values) =>
      setPlan({
        ctx: contextOf(values),
        input: { plan: optionText(values, 'plan') as Plan, trial: isOn(values, 'trial') },
      }),
  },
  'org grant': {
    options: { org: 'text', credits: 'count' },
    run: async (values) => {
      const ctx = contextOf(values);
      return {
        id: ctx.organizationId,
        ...(await grantCredits({ ctx, input: { credits: countOf(values, 'credits') } })),
      };
    },
  },
  'org show': {
    options: { org: 'text' },
    run: (values) => getOrganization({ ctx: contextOf(values), input: {} }),
  },
  'user create': {
    options: { org: 'text', email: 'text', password: 'text', role: 'text', name: 'text?' },
    run: (values) =>
      createUser({
        ctx: contextOf(values),
        input: {
          email: optionText(values, 'email'),
          password: optionText(values, 'password'),
          role: optionText(values, 'role') as Role,
          name: values.name,
        },
      }),
  },
  'user set-password': {
    options: { email: 'text', password: 'text' },
    run: (values) =>
      setPassword({
        ctx: operatorContext,
        input: { email: optionText(values, 'email'), password: optionText(values, 'password') },
      }),
  },
  'key create': {
    options: { org: 'text', name: 'text' },
    run: (values) => createApiKey({ ctx: contextOf(values), input: { name: optionText(values, 'name') } }),
  },
  'key revoke': {
    options: { key: 'text' },
    run: (values) => revokeApiKey({ ctx: operatorContext, input: { apiKeyId: optionText(values, 'key') } }),
  },
  'template create': {
    options: {
      org: 'text',
      name: 'text',
      description: 'text?',
      file: 'text?',
      base: 'text?',
      brand: 'json?',
      'heading-font': 'text?',
      'body-font': 'text?',
      'logo-light': 'text?',
      'logo-dark': 'text?',
      footer: 'text?',
    },
    run: async (values) => {
      if (values.file !== undefined) return uploadFrom(values);
      if (values.base === undefined)
        throw new UsageError('--file is missing, or --base: a template is a file, or a built-in one with a brand.');
      return brandFrom(values);
    },
  },
  'template list': {
    options: { org: 'text' },
    run: async (values) => ({
      templates: await listTemplates({ ctx: contextOf(values), input: { baseUrl: requestSettings().baseUrl } }),
    }),
  },
  'template delete': {
    options: { org: 'text', template: 'text' },
    run: (values) => deleteTemplate({ ctx: contextOf(values), input: { templateId: optionText(values, 'template') } }),
  },
  'font add': {
    options: { org: 'text', file: 'text' },
    run: async (values) => {
      const ctx = contextOf(values);
      const font = await uploadFont({ ctx, input: await fileOf(values) });
      await remeasureTemplates({ ctx, input: { family: font.family } });
      return font;
    },
  },
  'font list': {
    options: { org: 'text' },
    run: async (values) => ({ fonts: await listFonts({ ctx: contextOf(values), input: {} }) }),
  },
  'font delete': {
    options: { org: 'text', font: 'text' },
    run: async (values) => {
      const ctx = contextOf(values);
      const deleted = await deleteFont({ ctx, input: { fontId: optionText(values, 'font') } });
      await remeasureTemplates({ ctx, input: { family: deleted.name } });
      return deleted;
    },
  },
  'job show': {
    options: { job: 'text' },
    run: (values) => getJobForOperator({ ctx: operatorContext, input: { jobId: optionText(values, 'job') } }),
  },
  'job cancel': {
    options: { org: 'text', job: 'text' },
    run: async (values) => {
      const jobId = optionText(values, 'job');
      await cancelJob({ ctx: contextOf(values), input: { jobId } });
      return { id: jobId, status: 'failed', error: 'cancelled' };
    },
  },
  'files adopt': {
    options: {},
    run: () => adoptFiles({ ctx: operatorContext, input: {} }),
  },
  'migrate status': {
    options: {},
    isAboutMigrations: true,
    run: () => describeMigrations(databaseUrl()),
    isAlarming: (answer) => 'isCurrent' in answer && !answer.isCurrent,
  },
  'migrate up': {
    options: {},
    isAboutMigrations: true,
    run: () => migrate(databaseUrl()),
  },
  'migrate repair': {
    options: {},
    isAboutMigrations: true,
    run: () => repairMigrations(databaseUrl()),
  },
  'model check': {
    options: {},
    run: () => checkModels({ ctx: operatorContext, input: { env: getEnv() } }),
    isAlarming: (answer) =>
      'models' in answer &&
      Array.isArray(answer.models) &&
      answer.models.some((model: { answers?: boolean }) => model.answers === false),
  },
  'ledger check': {
    options: {},
    run: () => checkLedger({ ctx: operatorContext, input: {} }),
    isAlarming: (answer) => 'violations' in answer && Array.isArray(answer.violations) && answer.violations.length > 0,
  },
};

/** One line on how a command goes. */
function describeCommand(name: string, { options }: Command): string {
  return [name, ...describeOptions(options)].join(' ');
}

/** A command with the options it was called with. */
export interface ReadyCommand {
  isAboutMigrations: boolean;
  run: () => Promise<object>;
  isAlarming: (answer: object) => boolean;
}

/** Finds the command in `args` and reads its options; throws a UsageError with the right form. */
export function parseCommand(args: string[]): ReadyCommand {
  const name = args.slice(0, 2).join(' ');
  const command = commands[name];
  if (!command)
    throw new UsageError(
      `${name ? `There is no command "${name}".` : 'No command given.'} The commands are:\n${listCommands()}`,
    );
  const values = readOptions(args.slice(2), command.options, `It goes: ${describeCommand(name, command)}`);
  return {
    isAboutMigrations: command.isAboutMigrations ?? false,
    run: () => command.run(values),
    isAlarming: (answer) => command.isAlarming?.(answer) ?? false,
  };
}

function listCommands(): string {
  return Object.entries(commands)
    .map(([name, command]) => `  ${describeCommand(name, command)}`)
    .join('\n');
}
