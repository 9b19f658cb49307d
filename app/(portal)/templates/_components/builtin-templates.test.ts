import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { templateWords } from './builtin-templates';

describe('templateWords', () => {
  it('separates what a template looks like from what it suits', () => {
    expect(templateWords('Plain look; suits reports, updates and plans.')).toEqual({
      character: 'Plain look.',
      suits: ['reports', 'updates', 'plans'],
    });
  });

  it.each(builtinThemes.map(({ name, description }) => [name, description]))(
    'finds both in the description of %s',
    (_, description) => {
      const { character, suits } = templateWords(description);
      expect(character).toMatch(/^[A-Z].+\.$/);
      expect(suits.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('takes whatever people wrote as it stands', () => {
    expect(templateWords('Ours')).toEqual({ character: 'Ours.', suits: [] });
    expect(templateWords('')).toEqual({ character: '', suits: [] });
  });
});
