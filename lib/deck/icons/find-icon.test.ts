import { describe, expect, it } from 'vitest';
import { findIcon } from './find-icon';
import { iconAliases } from './icon-aliases';
import { iconSet } from './icon-set';

describe('findIcon', () => {
  it('finds every drawing by its own name', () => {
    for (const name of Object.keys(iconSet)) expect(findIcon(name)).toBe(name);
  });

  it.each([
    ['Rocket', 'rocket'],
    ['shield_check', 'shield-check'],
    ['SHIELD CHECK', 'shield-check'],
    ['ShieldCheck', 'shield-check'],
    ['Share2', 'share-2'],
    ['lucide:leaf', 'leaf'],
    ['fa-leaf', 'leaf'],
    ['LeafIcon', 'leaf'],
    [':rocket:', 'rocket'],
    ['warning', 'triangle-alert'],
    ['AlertTriangle', 'triangle-alert'],
    ['Light Bulb', 'lightbulb'],
    ['BarChart3', 'chart-column'],
    ['fingerprint', 'fingerprint-pattern'],
  ])('reads %s as %s', (written, name) => {
    expect(findIcon(written)).toBe(name);
  });

  it.each([
    '',
    ' ',
    'unicorn',
    '__proto__',
    'constructor',
    'toString',
    'rocket ship engine',
    '火',
    'x'.repeat(100_000),
    '-'.repeat(100_000),
  ])('has none for %s', (written) => {
    expect(findIcon(written)).toBeNull();
  });

  it('has none when none was asked for', () => {
    expect(findIcon(undefined)).toBeNull();
  });

  it('has no other name for a drawing that is the name of one', () => {
    expect(Object.keys(iconAliases).filter((alias) => Object.hasOwn(iconSet, alias))).toEqual([]);
    for (const [alias, name] of Object.entries(iconAliases)) expect(findIcon(alias)).toBe(name);
  });
});
