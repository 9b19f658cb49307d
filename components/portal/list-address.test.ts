import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/contracts/app-error';
import { freeText, hrefOf, isoDay, listAddress, oneOf, rowId, type SearchParams } from './list-address';

const id = '0198c0de-0000-7000-8000-000000000000';
const other = '0198c0de-0000-7000-8000-000000000001';

const parcels = listAddress({
  path: '/parcels',
  filters: { q: freeText(5), state: oneOf(['sent', 'lost']), from: isoDay, to: isoDay },
  cursors: { older: rowId, newer: rowId },
  range: {
    of: ['from', 'to'],
    read: ({ from = '', to = '' }) => {
      if (from > to) throw new AppError({ code: 'invalid_request', message: 'The first day is after the last one.' });
      return `${from}/${to}`;
    },
  },
});

describe('what an address asks for', () => {
  it('is read, each parameter by its own rule', () => {
    expect(parcels.read({ q: 'alder', state: 'lost', from: '2026-01-31', to: '2026-02-28', older: id })).toMatchObject({
      filters: { q: 'alder', state: 'lost', from: '2026-01-31', to: '2026-02-28' },
      cursor: { older: id },
      range: '2026-01-31/2026-02-28',
      fault: null,
      isFiltered: true,
    });
  });

  it.each<SearchParams>([
    { state: 'found' },
    { state: '' },
    { q: '   ' },
    { from: '2026-02-30', to: 'yesterday' },
    { from: '2026-2-3' },
    { older: '1', newer: 'x' },
    { older: '0198c0de-0000-0000-0000-000000000000' },
    { page: '7' },
    { constructor: 'x' },
  ])('is as if it weren’t there where it makes no sense: %j', (params) => {
    expect(parcels.read(params)).toMatchObject({ filters: {}, cursor: {}, isFiltered: false, query: '' });
  });

  it('is cut where it is too long, and has no space around it', () => {
    expect(parcels.read({ q: '  alder and birch ' }).filters.q).toBe('alder');
  });

  it('is the first of a parameter that is repeated', () => {
    expect(parcels.read({ state: ['sent', 'lost'], q: [] }).filters).toEqual({ state: 'sent' });
  });

  it('is one place in the list', () => {
    expect(parcels.read({ newer: other, older: id }).cursor).toEqual({ older: id });
    expect(parcels.read({ newer: other, older: 'x' }).cursor).toEqual({ newer: other });
  });

  it('fills the fields of a form, those that it says nothing about too', () => {
    expect(parcels.read({ state: 'sent', older: id }).fields).toEqual({ q: '', state: 'sent', from: '', to: '' });
  });
});

describe('filters that mean something only together', () => {
  it('are left out when they are at fault, with the reason, and the others count', () => {
    expect(parcels.read({ q: 'alder', from: '2026-03-01', to: '2026-02-01', older: id })).toMatchObject({
      filters: { q: 'alder' },
      cursor: { older: id },
      range: undefined,
      fault: 'The first day is after the last one.',
      // Whoever is to mend them sees them.
      fields: { from: '2026-03-01', to: '2026-02-01' },
      query: `?q=alder&older=${id}`,
    });
  });

  it('hide no defect', () => {
    const read = () => {
      throw new TypeError('x');
    };
    const broken = listAddress({ path: '/x', filters: { q: freeText() }, cursors: {}, range: { of: ['q'], read } });
    expect(() => broken.read({ q: 'a' })).toThrow(TypeError);
  });
});

describe('the addresses of links', () => {
  const address = parcels.read({ to: '2026-02-28', q: 'a & b', older: id });

  it('say what is set, in the order of the declaration, whatever the order in which it was asked for', () => {
    expect(address.query).toBe(`?q=a+%26+b&to=2026-02-28&older=${id}`);
    expect(address.href({ state: 'sent' })).toBe('/parcels?q=a+%26+b&state=sent&to=2026-02-28');
  });

  it('begin the list anew, unless they lead on in it', () => {
    expect(address.href()).toBe('/parcels?q=a+%26+b&to=2026-02-28');
    expect(address.href({ newer: other })).toBe(`/parcels?q=a+%26+b&to=2026-02-28&newer=${other}`);
  });

  it('take filters away, down to the bare path', () => {
    expect(address.href({ q: undefined, to: '' })).toBe('/parcels');
  });

  it('can ask another path for the same', () => {
    expect(address.href({}, '/parcels/export')).toBe('/parcels/export?q=a+%26+b&to=2026-02-28');
  });

  it('are written without a list, too', () => {
    expect(hrefOf('/parcels', { q: 'x y', state: undefined, from: '' })).toBe('/parcels?q=x+y');
  });
});
