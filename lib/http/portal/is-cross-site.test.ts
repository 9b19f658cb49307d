import { expect, it } from 'vitest';
import { isCrossSite } from './is-cross-site';

it.each([
  ['a form of our own', { 'sec-fetch-site': 'same-origin', origin: 'https://slides.example.com' }, false],
  ['what the person typed', { 'sec-fetch-site': 'none' }, false],
  ['no browser at all', {}, false],
  ['an older browser', { origin: 'https://slides.example.com' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' }, true],
  ['a sandboxed frame', { origin: 'null' }, true],
])('%s', (_case, headers, expected) => {
  expect(isCrossSite(new Headers(Object.entries(headers)))).toBe(expected);
});
