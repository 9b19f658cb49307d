import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import ErrorPage from '../error';
import GlobalError from '../global-error';
import PortalError from './error';

const failure = Object.assign(new Error('password of the database'), { digest: '3141592653' });
const retry = () => undefined;

const pages = {
  'in the frame': (error: unknown) => renderToStaticMarkup(<PortalError error={error} retry={retry} />),
  'of the site': (error: unknown) => renderToStaticMarkup(<ErrorPage error={error} />),
  'of last resort': (error: unknown) => renderToStaticMarkup(<GlobalError error={error} />),
};

describe.each(Object.entries(pages))('the error page %s', (_, render) => {
  it('names the code that the log has, and nothing of the error itself', () => {
    expect(render(failure)).toContain('3141592653');
    expect(render(failure)).not.toContain('password');
  });

  it('says what to do where there is no code, whatever was thrown', () => {
    for (const thrown of [new Error('x'), 'x', null, undefined, { digest: 7 }])
      expect(render(thrown)).toContain('what you were doing');
  });

  it('has one heading, and a way on', () => {
    const html = render(failure);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/(jobs)?"/);
  });
});
