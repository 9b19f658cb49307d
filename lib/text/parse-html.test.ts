import type { Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html';

const depthOf = (node: Nodes): number =>
  'children' in node ? 1 + Math.max(0, ...node.children.map((child) => depthOf(child))) : 0;
const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
const countOf = (node: Nodes): number =>
  'children' in node ? node.children.reduce((sum, child) => sum + countOf(child), 1) : 0;

describe('parseHtml', () => {
  it('reads what is left open as browsers do', () => {
    expect(textOf(parseHtml('<title>T</title><table><td>a<td>b<p>c & d &eacute'))).toBe('Tabc & d é');
  });

  it.each([
    ['elements', '<div>'],
    ['tables', '<table><tr><td>'],
    ['drawings', '<svg>'],
    ['templates', '<template>'],
    ['bold letters, each of another kind', (index: number) => `<b id="${index}">`],
  ])('bounds the depth of %s within each other, and keeps the text', (_, tag) => {
    const markup = Array.from({ length: 5_000 }, (_item, index) => (typeof tag === 'string' ? tag : tag(index)));
    const tree = parseHtml(`<p>before</p>${markup.join('')}<p>deep`);
    expect(depthOf(tree)).toBeLessThan(1_000);
    if (tag !== '<template>') expect(textOf(tree)).toContain('deep');
    expect(textOf(tree)).toContain('before');
  });

  it('bounds the number of elements, and keeps the text', () => {
    const tree = parseHtml(`${'<i>a</i><br>'.repeat(150_000)}<u>end</u>`);
    expect(countOf(tree)).toBeLessThan(210_000);
    expect(textOf(tree)).toMatch(/^a{150000}end$/);
  });

  it('takes a script for none however many elements stand before it', () => {
    expect(textOf(parseHtml(`${'<br>'.repeat(250_000)}<p>Seen.</p><script>"<p>unseen"</script>`))).toBe(
      'Seen."<p>unseen"',
    );
  });

  it('bounds what bold letters that are not closed begin anew', () => {
    const markup = Array.from({ length: 3_000 }, (_, index) => `<b id="${index}"><p>x</p>`).join('');
    expect(countOf(parseHtml(markup))).toBeLessThan(210_000);
  });
});
