import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { proxy } from '@/proxy';

const host = 'slides.example.com';
const own = `https://${host}`;
const evil = 'https://evil.example';

const send = (headers: Record<string, string>, method = 'POST') =>
  proxy(new NextRequest(`${own}/signin`, { method, headers: { host, ...headers } }));

describe('what a page is sent', () => {
  it.each([
    ['a form of our own', { 'sec-fetch-site': 'same-origin', origin: own }],
    ['what the person typed', { 'sec-fetch-site': 'none' }],
    ['no browser at all', {}],
    ['an older browser', { origin: own }],
    ['a browser behind a proxy that changes Host', { host: '10.0.0.7:3000', 'x-forwarded-host': host, origin: own }],
  ])('by %s goes on', (_, headers) => {
    expect(send(headers).status).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: evil }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an older browser, for another site', { origin: evil }],
    ['another site, whatever else it says', { 'sec-fetch-site': 'same-origin', origin: evil }],
    ['another port', { origin: `${own}:8443` }],
    ['something that is no origin', { origin: 'evil' }],
  ])('by %s is refused, in words and not as a defect', async (_, headers) => {
    const answer = send({ ...headers, 'next-action': '7f' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe('This was sent from another site. Open the portal and try again there.');
  });

  it('by another site may be a link', () => {
    expect(send({ 'sec-fetch-site': 'cross-site', origin: evil }, 'GET').status).toBe(200);
  });
});
