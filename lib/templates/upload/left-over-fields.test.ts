import { describe, expect, it } from 'vitest';
import { withoutLeftOverFields } from './canonical-names';

const box = (words: string, { place = '', run = 'a:r' } = {}): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Box"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr/>` +
  `<p:txBody><a:bodyPr/><a:p><${run}><a:t>${words}</a:t></${run}></a:p></p:txBody></p:sp>`;
const saidOn = (...boxes: readonly string[]): string[] => {
  const master = `<p:sldMaster xmlns:a="a" xmlns:p="p"><p:cSld><p:spTree>${boxes.join('')}</p:spTree></p:cSld></p:sldMaster>`;
  const left = withoutLeftOverFields(Buffer.from(master)).toString('utf8');
  return [...left.matchAll(/<a:t>(.*?)<\/a:t>/g)].map(([, words]) => words!);
};

describe('boxes that a program left in the place of a field', () => {
  it.each(['&lt;date/time&gt;', '&lt;Fußzeile&gt;', '&lt;number&gt;'])('are left out: %s', (name) => {
    expect(saidOn(box(name), box('Northwind'))).toEqual(['Northwind']);
  });

  it('stay where they are a field or a place for one, and where they say anything else', () => {
    const field = box('&lt;number&gt;', { run: 'a:fld' });
    const place = box('&lt;date/time&gt;', { place: '<p:ph type="dt"/>' });
    expect(saidOn(field, place, box('&lt;3 days &gt; 2 weeks'))).toEqual([
      '&lt;number&gt;',
      '&lt;date/time&gt;',
      '&lt;3 days &gt; 2 weeks',
    ]);
  });
});
