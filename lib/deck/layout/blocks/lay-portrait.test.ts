import { describe, expect, it } from 'vitest';
import { initialsOf } from './lay-portrait';

describe('the initials of a name', () => {
  it.each([
    ['Dana Whitfield', 'DW'],
    ['Dr. Katharina Vogelsang', 'KV'],
    ['Jens von der Heide', 'JH'],
    ['Cher', 'C'],
    ['佐藤 花子', '佐'],
    ['ليلى حداد', 'ل'],
    ['Øyvind Åsen', 'ØÅ'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
