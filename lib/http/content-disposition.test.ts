import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition';

describe('contentDisposition', () => {
  it.each([
    ['Plan.pptx', 'attachment; filename="Plan.pptx"'],
    [
      'Größe & plan.pptx',
      `attachment; filename="Gro_e & plan.pptx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20plan.pptx`,
    ],
    [
      'Crème brûlée.pptx',
      `attachment; filename="Creme brulee.pptx"; filename*=UTF-8''Cr%C3%A8me%20br%C3%BBl%C3%A9e.pptx`,
    ],
    ['計画.pptx', `attachment; filename="__.pptx"; filename*=UTF-8''%E8%A8%88%E7%94%BB.pptx`],
    ['👩‍🚀.pptx', `attachment; filename="_____.pptx"; filename*=UTF-8''%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80.pptx`],
    [`It's (new)*.pptx`, `attachment; filename="It's (new)*.pptx"`],
    [`It's “new”.pptx`, `attachment; filename="It's _new_.pptx"; filename*=UTF-8''It%27s%20%E2%80%9Cnew%E2%80%9D.pptx`],
    ['100%41.pptx', `attachment; filename="100_41.pptx"; filename*=UTF-8''100%2541.pptx`],
    [
      '"quoted"; filename=evil.exe',
      `attachment; filename="_quoted_; filename=evil.exe"; filename*=UTF-8''%22quoted%22%3B%20filename%3Devil.exe`,
    ],
  ])('writes %s so that every client reads it', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  it.each([
    ['a line break', 'a\r\nSet-Cookie: b.pptx'],
    ['control characters', '\u0000a\u001b\u007f\u0085.pptx'],
    ['a path', '../../etc/a\\b.pptx'],
    ['a fullwidth path', '．．／a＼b.pptx'],
    ['fullwidth quotes', 'a＂; b.pptx'],
    ['half a character', 'a\ud800.pptx'],
    ['a reversed ending', 'a\u202extpp.exe'],
  ])('lets nothing through of %s', (_, name) => {
    const header = contentDisposition(name);
    expect(header).toMatch(
      /^attachment; filename="[^"\\/%\u0000-\u001f\u007f-\uffff]*"(; filename\*=UTF-8''[A-Za-z0-9%!#$&+.^_`|~-]*)?$/,
    );
    expect(decodeURIComponent(header)).not.toMatch(/[\r\n\u0000\u202e/\\]/);
  });
});
