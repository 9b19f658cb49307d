import { describe, expect, it } from 'vitest';
import { helpOf } from '../verbs.mjs';
import { commands, parseCommand } from './commands';
import { UsageError } from './usage-error';

describe('parseCommand', () => {
  it.each([
    [[], 'No command given.'],
    [['org'], 'There is no command "org".'],
    [['org', 'rename'], 'There is no command "org rename".'],
    [['org', 'create', '--name', 'X'], '--plan is missing.'],
    [
      ['org', 'create', '--name', 'X', '--plan', 'free', '--credits', '1.5'],
      '--credits is "1.5"; it must be a whole number.',
    ],
    [['org', 'create', '--name', 'X', '--plan', 'free', '--credits', '-1'], 'It goes: org create'],
    [
      ['template', 'create', '--org', 'x', '--name', 'X', '--base', 'Meridian', '--brand', '{red}'],
      '--brand is "{red}"; it must be JSON. It goes: template create --org ORG --name NAME [--description DESCRIPTION] [--file FILE] [--base BASE] [--brand JSON]',
    ],
    [['org', 'show', '--orgg', 'x'], "Unknown option '--orgg'"],
    [['org', 'show', 'x'], 'It goes: org show --org ORG'],
  ])('explains what is wrong with %j', (args, line) => {
    expect(() => parseCommand(args)).toThrow(UsageError);
    expect(() => parseCommand(args)).toThrow(line);
  });

  it('refuses an organization that is no id before it asks a database', async () => {
    await expect(async () => parseCommand(['org', 'show', '--org', 'me']).run()).rejects.toThrow(
      '--org is "me"; it must be the id of an organization',
    );
  });
});

it('is alarmed by a ledger that contradicts itself, and by nothing else', () => {
  const { isAlarming } = parseCommand(['ledger', 'check']);
  expect(isAlarming({ violations: [], organizations: 2 })).toBe(false);
  expect(isAlarming({ violations: [{ rule: 'x' }], organizations: 2 })).toBe(true);
  expect(parseCommand(['org', 'show', '--org', 'x']).isAlarming({ violations: [1] })).toBe(false);
});

it('is alarmed by a model that does not answer', () => {
  const { isAlarming } = parseCommand(['model', 'check']);
  expect(isAlarming({ models: [] })).toBe(false);
  expect(isAlarming({ models: [{ answers: true }] })).toBe(false);
  expect(isAlarming({ models: [{ answers: true }, { answers: false }] })).toBe(true);
});

it('has a line of help for every command', () => {
  const help = helpOf('admin');
  for (const [name, { options }] of Object.entries(commands))
    expect(help).toContain(Object.keys(options).length > 0 ? `  ${name} --` : `  ${name}`);
});
