import { parseArgs, type ParseArgsConfig } from 'node:util';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { revokeApiKey } from '@/lib/services/api-keys/revoke-api-key';
import { operatorContext, systemContext, type Context, type Role } from '@/lib/services/context';
import { checkLedger } from '@/lib/services/credits/check-ledger';
import { grantCredits } from '@/lib/services/credits/grant-credits';
import { getJobForOperator } from '@/lib/services/jobs/get-job-for-operator';
import { createOrganization } from '@/lib/services/organizations/create-organization';
import { getOrganization } from '@/lib/services/organizations/get-organization';
import type { Plan } from '@/lib/services/organizations/plans';
import { setPlan } from '@/lib/services/organizations/set-plan';
import { createUser } from '@/lib/services/users/create-user';
import { validate } from 'uuid';
import { UsageError } from './usage-error';

type OptionKind = 'text' | 'count' | 'flag';
type Options = Record<string, OptionKind | `${OptionKind}?`>;
type Values = Record<string, string | undefined>;

interface Command {
  /** Each option and what it holds; those with a question mark may be left out. */
  options: Options;
  run: (values: Values) => Promise<object>;
  /** Whether what it answered is bad news, which the exit status then tells. */
  isAlarming?: (answer: object) => boolean;
}

const text = (values: Values, name: string): string => values[name] ?? '';
const count = (values: Values, name: string): number => Number(values[name] ?? 0);
const isOn = (values: Values, name: string): boolean => values[name] === 'true';

/** The organization that `--org` names. */
function contextOf(values: Values): Context {
  const id = text(values, 'org');
  if (!validate(id)) throw new UsageError(`--org is "${id}"; it must be the id of an organization, as "org create" prints it.`);
  return systemContext(id);
}

/** The verbs check values themselves; what is typed here is only what each one is called with. */
export const commands: Record<string, Command> = {
  'org create': {
    options: { name: 'text', plan: 'text', trial: 'flag?', credits: 'count?' },
    run: (values) =>
      createOrganization({ ctx: operatorContext, input: { name: text(values, 'name'), plan: text(values, 'plan') as Plan, trial: isOn(values, 'trial'), credits: count(values, 'credits') } }),
  },
  'org set-plan': {
    options: { org: 'text', plan: 'text', trial: 'flag?' },
    run: (values) => setPlan({ ctx: contextOf(values), input: { plan: text(values, 'plan') as Plan, trial: isOn(values, 'trial') } }),
  },
  'org grant': {
    options: { org: 'text', credits: 'count' },
    run: async (values) => {
      const ctx = contextOf(values);
      return { id: ctx.organizationId, ...(await grantCredits({ ctx, input: { credits: count(values, 'credits') } })) };
    },
  },
  'org show': {
    options: { org: 'text' },
    run: (values) => getOrganization({ ctx: contextOf(values), input: {} }),
  },
  'user create': {
    options: { org: 'text', email: 'text', password: 'text', role: 'text', name: 'text?' },
    run: (values) =>
      createUser({ ctx: contextOf(values), input: { email: text(values, 'email'), password: text(values, 'password'), role: text(values, 'role') as Role, name: values.name } }),
  },
  'key create': {
    options: { org: 'text', name: 'text' },
    run: (values) => createApiKey({ ctx: contextOf(values), input: { name: text(values, 'name') } }),
  },
  'key revoke': {
    options: { key: 'text' },
    run: (values) => revokeApiKey({ ctx: operatorContext, input: { apiKeyId: text(values, 'key') } }),
  },
  'job show': {
    options: { job: 'text' },
    run: (values) => getJobForOperator({ ctx: operatorContext, input: { jobId: text(values, 'job') } }),
  },
  'ledger check': {
    options: {},
    run: () => checkLedger({ ctx: operatorContext, input: {} }),
    isAlarming: (answer) => 'violations' in answer && Array.isArray(answer.violations) && answer.violations.length > 0,
  },
};

/** One line on how a command goes. */
export function describeCommand(name: string, { options }: Command): string {
  const described = Object.entries(options).map(([option, kind]) => {
    const shown = kind.startsWith('flag') ? `--${option}` : `--${option} ${kind.startsWith('count') ? 'N' : option.toUpperCase()}`;
    return kind.endsWith('?') ? `[${shown}]` : shown;
  });
  return [name, ...described].join(' ');
}

/** A command with the options it was called with. */
export interface ReadyCommand {
  run: () => Promise<object>;
  isAlarming: (answer: object) => boolean;
}

/** Finds the command in `args` and reads its options; throws a UsageError with the right form. */
export function parseCommand(args: string[]): ReadyCommand {
  const name = args.slice(0, 2).join(' ');
  const command = commands[name];
  if (!command) throw new UsageError(`${name ? `There is no command "${name}".` : 'No command given.'} The commands are:\n${listCommands()}`);
  const values = readValues(name, command, args.slice(2));
  return { run: () => command.run(values), isAlarming: (answer) => command.isAlarming?.(answer) ?? false };
}

function listCommands(): string {
  return Object.entries(commands).map(([name, command]) => `  ${describeCommand(name, command)}`).join('\n');
}

function readValues(name: string, command: Command, args: string[]): Values {
  const form = `It goes: ${describeCommand(name, command)}`;
  const options: ParseArgsConfig['options'] = Object.fromEntries(Object.entries(command.options).map(([option, kind]) => [option, { type: kind.startsWith('flag') ? 'boolean' : 'string' }]));
  const values: Values = {};
  for (const [option, value] of Object.entries(parse(args, options, form))) values[option] = String(value);
  for (const [option, kind] of Object.entries(command.options)) {
    const value = values[option];
    if (value === undefined && !kind.endsWith('?')) throw new UsageError(`--${option} is missing. ${form}`);
    if (value !== undefined && kind.startsWith('count') && !/^\d{1,9}$/.test(value)) throw new UsageError(`--${option} is "${value}"; it must be a whole number. ${form}`);
  }
  return values;
}

function parse(args: string[], options: ParseArgsConfig['options'], form: string): Record<string, unknown> {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}. ${form}`);
  }
}
