import type { Nodes, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown';

const nodesOf = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
const typesOf = ({ children }: Root) => children.map(({ type }) => type);
const sourceOf = (source: string, { position }: Nodes) => source.slice(position?.start.offset, position?.end.offset);
const textOf = (tree: Root) =>
  nodesOf(tree)
    .map((node) => (node.type === 'text' ? node.value : ''))
    .join('');

describe('parseMarkdown', () => {
  it('knows what CommonMark, GitHub and front matter add up to', () => {
    const source =
      '---\ntitle: x\n---\n\n# A\n\n- [x] b\n\n| c |\n|---|\n| d |\n\n```js\ne\n```\n\n[f][g] ~~h~~ www.example.org [^i]\n\n[g]: u\n\n[^i]: j\n\n<div>';
    const tree = parseMarkdown(source);
    expect(typesOf(tree)).toEqual([
      'yaml',
      'heading',
      'list',
      'table',
      'code',
      'paragraph',
      'definition',
      'footnoteDefinition',
      'html',
    ]);
    expect(nodesOf(tree).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['linkReference', 'delete', 'link', 'footnoteReference', 'tableCell']),
    );
  });

  it('tells where each node stands', () => {
    const source = '\n# A *b*\r\n\r\n- c\n  - d\n';
    const [heading, list] = parseMarkdown(source).children;
    expect(heading && [sourceOf(source, heading), heading.position?.start.line]).toEqual(['# A *b*', 2]);
    expect(list && sourceOf(source, list)).toBe('- c\n  - d');
  });

  it.each([
    ['2*3*4', 'a product'],
    ['2**10**3', 'powers'],
    ['3~5 and 10~20', 'ranges'],
  ])('keeps %s as it is written: %s', (source) => expect(textOf(parseMarkdown(source))).toBe(source));

  describe('a source of many windows', () => {
    const chapter = (index: number) =>
      `## Chapter ${index}\n\nText **${index}** [r][ref${index % 5}] and a note[^n].\n\n- a\n- b\n  - c\n\n| A | B |\n|---|---|\n| ${index} | x |\n\n\`\`\`\n# ${index}\n\`\`\`\n`;
    const definitions = Array.from({ length: 5 }, (_, index) => `[ref${index}]: http://x/${index}`).join('\n');
    const chapters = Array.from({ length: 2_000 }, (_, index) => chapter(index)).join('\n');
    const items = Array.from({ length: 5_000 }, (_, index) => `- item ${index} of a **long** list`).join('\n');
    const source = `---\ntitle: All\n---\n${chapters}\n${definitions}\n\n[^n]: Note.\n\n${items}\n`;
    const tree = parseMarkdown(source);
    const nodes = nodesOf(tree);
    const count = (type: Nodes['type']) => nodes.filter((node) => node.type === type).length;

    it('is one tree, with what is defined at its end', () => {
      expect(source.length).toBeGreaterThan(300_000);
      expect(tree.children[0]).toMatchObject({ type: 'yaml', value: 'title: All' });
      expect([
        count('heading'),
        count('table'),
        count('code'),
        count('linkReference'),
        count('footnoteReference'),
      ]).toEqual([2_000, 2_000, 2_000, 2_000, 2_000]);
      expect([count('definition'), count('footnoteDefinition'), count('listItem')]).toEqual([5, 1, 11_000]);
    });

    it('tells where each node stands in the whole', () => {
      const lines = source.split('\n');
      const texts = nodes.filter((node) => node.type === 'text');
      expect(texts.filter((node) => sourceOf(source, node) !== node.value)).toEqual([]);
      expect(
        texts.filter(({ position, value }) => {
          const { line, column } = position?.start ?? { line: 0, column: 0 };
          return !lines[line - 1]?.startsWith(value, column - 1);
        }),
      ).toEqual([]);
    });
  });

  it('reads a block that is larger than a window', () => {
    const rows = Array.from(
      { length: 1_200 },
      (_, index) => `| ${index} | a cell with ${'many '.repeat(16)}words |\n`,
    ).join('');
    const tree = parseMarkdown(`Before.\n\n| A | B |\n|---|---|\n${rows}\nAfter.`);
    expect(typesOf(tree)).toEqual(['paragraph', 'table', 'paragraph']);
  });

  it('keeps all words of a block that is larger than the largest window', () => {
    const line = (index: number) => `word${index} stands ${'in front of others '.repeat(20)}\n`;
    const text = textOf(parseMarkdown(Array.from({ length: 1_400 }, (_, index) => line(index)).join('')));
    expect(text.match(/word\d+/g)).toHaveLength(1_400);
    expect(text.match(/others/g)).toHaveLength(28_000);
  });

  it.each([
    ['stars', '*a_ '.repeat(20_000)],
    ['links', '[a]('.repeat(20_000)],
    ['pictures', '![['.repeat(20_000)],
    ['comments', 'x <!--'.repeat(15_000)],
    ['quotations', `${'>'.repeat(20_000)}a`],
    ['items', `${'- '.repeat(20_000)}a`],
  ])('keeps a tangle of %s as the characters that it is', (_, source) => {
    const tree = parseMarkdown(source);
    expect(typesOf(tree)).toEqual(['paragraph']);
    expect(textOf(tree)).toBe(source.trim());
  });

  it('still reads what stands beside a long table with much in it', () => {
    const rows = Array.from(
      { length: 600 },
      (_, index) => `| **${index}** | [a](b) and \`c\` and more, in ${'many '.repeat(20)}words |\n`,
    ).join('');
    const tree = parseMarkdown(`| A | B |\n|---|---|\n${rows}`);
    expect(nodesOf(tree).filter(({ type }) => type === 'strong')).toHaveLength(600);
  });
});
