import { expect, it, vi } from 'vitest';
import { systemContext } from '../context';
import { closestNames } from './closest-names';
import { resolveTemplate } from './resolve-template';

vi.mock('@/lib/templates/builtin-themes', () => ({
  builtinThemes: [{ name: 'Meridian' }, { name: 'Nocturne' }, { name: 'Nocturne' }],
}));

const resolve = (name: string) => resolveTemplate({ ctx: systemContext('any'), input: { name } });

it('finds the one template of a name', async () => {
  expect(await resolve('Meridian')).toBe('Meridian');
});

it('refuses to choose between two of one name', async () => {
  await expect(resolve('Nocturne')).rejects.toMatchObject({ code: 'ambiguous_template_name', param: 'template_name' });
});

it.each(['meridian', 'Meridian ', 'MERIDIAN', ''])('takes %j for another name', async (name) => {
  await expect(resolve(name)).rejects.toMatchObject({ code: 'not_found', message: expect.stringContaining('"Meridian"') });
});

it('offers the names most like the wanted one, three at most', () => {
  const names = ['Harbour', 'Meridian', 'Nocturne', 'Median', 'Mediana'];
  expect(closestNames('meridan', names)).toEqual(['Meridian', 'Median', 'Mediana']);
  expect(closestNames('x', ['Only', 'Only'])).toEqual(['Only']);
});
