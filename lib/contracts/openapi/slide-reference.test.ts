import { describe, expect, it } from 'vitest';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { slideReference } from './slide-reference';

const page = slideReference();
const sections = new Map(page.split(/^## /m).map((part) => [part.split('\n')[0] ?? '', part]));

describe('the page about slides', () => {
  it.each(slideSpecSchema.options.map((option) => [option.shape.kind.value, option.description ?? ''] as const))(
    'has the kind %s, what it shows, and a description of each of its fields',
    (kind, shows) => {
      const section = sections.get(kind) ?? '';
      expect(shows).not.toBe('');
      expect(section).toContain(`${shows}.`);
      const fields = section.split('\n').filter((line) => /^ *- `/.test(line));
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.filter((line) => !/^ *- `\w+` \(.+?\): \S/.test(line))).toEqual([]);
    },
  );

  it('has what all kinds share once', () => {
    expect(page.match(/- `notes` /g)).toHaveLength(1);
    expect(sections.get('All kinds')).toContain('- `citations` (list: object)');
  });

  it('names what must be there, what may be chosen and how many', () => {
    expect(sections.get('chart')).toMatch(/`type` \(one of `column`.*, needed\): /);
    expect(sections.get('chart')).toContain('`values` (list: number or null, needed)');
    expect(sections.get('matrix')).toContain('`panels` (list of exactly 4: object, needed)');
    expect(sections.get('blocks')).toContain('as slides of the kinds `chart`, `table`');
  });
});
