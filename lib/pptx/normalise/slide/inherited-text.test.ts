import { describe, expect, it } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import type { Scene } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { sample } from '@/lib/testing/test-run';
import { buildTemplatePackage } from '../../template/build-template-package';
import { normalise } from '../../write-pptx';
import { writeSlides } from '../../write/write-slides';
import { childOf, descendantsOf, parseXml, type XmlElement } from '../../xml/tree';

/** The slides of a deck in every arrangement of its kinds, beside the parts that they inherit from. */
async function write(fixture: string, theme: Theme) {
  const spec = deckSpecSchema.parse(allFixtures[fixture]);
  const slides = spec.slides.flatMap((slide) =>
    kindLayouts[slide.kind].arrangements.map(({ name }) => ({ ...slide, arrangement: name })),
  );
  const { scene } = layOutDeck({ ...spec, slides }, theme, { maxSlides: 500, images: fixtureImages });
  const directed = directTheme(theme, scene.direction);
  const template = buildTemplatePackage(directed, scene.direction);
  const written = await writeSlides(scene, directed);
  const bytes = normalise({ scene, theme: directed, template, images: new Map() }, written).slides;
  const root = (path: string) => parseXml(template.parts.get(path)!.bytes);
  return {
    scene,
    master: root('ppt/slideMasters/slideMaster1.xml'),
    slides: bytes.map((one, index) => {
      const layout = scene.slides[index]!.layout;
      return { name: layout, root: parseXml(one), layout: root(template.layouts[layout].part) };
    }),
  };
}

const shapesOf = (root: XmlElement) => ['p:sp', 'p:pic', 'p:graphicFrame'].flatMap((name) => descendantsOf(root, name));
const placeholderOf = (shape: XmlElement) => descendantsOf(shape, 'p:ph')[0];

/** The shape of a layout or master that a placeholder of a slide inherits from (ECMA-376 part 1, 19.3.1.36). */
function sourceOf(placeholder: XmlElement, root: XmlElement): XmlElement | undefined {
  const keyOf = (one: XmlElement | undefined) => one && `${one.get('type') ?? 'obj'} ${one.get('idx') ?? 0}`;
  return shapesOf(root).find((shape) => keyOf(placeholderOf(shape)) === keyOf(placeholder));
}

const levelOf = (list: XmlElement | undefined, level: number) => childOf(list, `a:lvl${level + 1}pPr`);

/** The size of each run of a shape as a program finds it: the run, its list style, the layout, the master. */
function sizesOf(shape: XmlElement, layout: XmlElement, master: XmlElement): number[] {
  const placeholder = placeholderOf(shape);
  if (placeholder === undefined) return [];
  const listOf = (one: XmlElement | undefined) => one && descendantsOf(one, 'a:lstStyle')[0];
  const type = placeholder.get('type');
  const style =
    type === 'title' ? 'p:titleStyle' : type && ['ftr', 'sldNum'].includes(type) ? 'p:otherStyle' : 'p:bodyStyle';
  const general = type && sourceOfType(type, master);
  const lists = [listOf(shape), listOf(sourceOf(placeholder, layout)), listOf(general || undefined)];
  return descendantsOf(shape, 'a:p').flatMap((paragraph) => {
    const level = Number(childOf(paragraph, 'a:pPr')?.get('lvl') ?? 0);
    const inherited = [...lists, descendantsOf(master, style)[0]].map((list) =>
      childOf(levelOf(list, level), 'a:defRPr'),
    );
    return descendantsOf(paragraph, 'a:rPr').map((run) =>
      Number([run, ...inherited].map((one) => one?.get('sz')).find((size) => size !== undefined)),
    );
  });
}

const sourceOfType = (type: string, root: XmlElement) =>
  shapesOf(root).find((shape) => placeholderOf(shape)?.get('type') === type);

/** The sizes that a scene measured for the text of a name. */
const measuredOf = ({ slides }: Scene, slide: number, name: string): number[] => {
  const element = slides[slide]?.elements.find((one) => one.name === name);
  return element?.type === 'text'
    ? element.paragraphs.flatMap(({ runs }) => runs.map(({ sizePt }) => Math.round(sizePt * 100)))
    : [];
};

const cases = sample(
  builtinThemes.flatMap((theme) => ['typicalEn', 'typicalAr'].map((deck) => ({ template: theme.name, deck, theme }))),
  16,
);

describe('text that is inherited', () => {
  it.each(cases)('shows the sizes that were measured: $template, $deck', async ({ theme, deck }) => {
    const { scene, slides, master } = await write(deck, theme);
    slides.forEach(({ root, layout }, index) => {
      for (const shape of shapesOf(root).filter((one) => placeholderOf(one) && one.name === 'p:sp')) {
        const name = descendantsOf(shape, 'p:cNvPr')[0]!.get('name')!;
        const sizes = [...new Set(sizesOf(shape, layout, master))].sort();
        expect([index, name, sizes]).toEqual([index, name, [...new Set(measuredOf(scene, index, name))].sort()]);
      }
    });
  });

  it.each(cases)('is not repeated by any run or paragraph: $template, $deck', async ({ theme, deck }) => {
    const { slides, master } = await write(deck, theme);
    const repeated = slides.flatMap(({ root, layout }, index) =>
      shapesOf(root).flatMap((shape) => {
        const placeholder = placeholderOf(shape);
        if (placeholder === undefined || shape.name !== 'p:sp') return [];
        const without = sizesOf(shape, layout, master);
        const said = descendantsOf(shape, 'a:rPr').filter((run) => run.get('sz') !== undefined);
        for (const run of said) run.unset('sz');
        const inherited = sizesOf(shape, layout, master);
        return said.length > 0 && without.join() === inherited.join() ? [`slide ${index + 1}`] : [];
      }),
    );
    expect(repeated).toEqual([]);
  });

  it('follows a title that is made larger on the master, wherever the title has its full size', async () => {
    const [theme] = builtinThemes;
    const { slides, master, scene } = await write('typicalEn', theme!);
    const before = slides.map(({ root, layout }) => sizesOf(sourceOfType('title', root)!, layout, master)[0]);
    for (const run of descendantsOf(descendantsOf(master, 'p:titleStyle')[0]!, 'a:defRPr')) run.set('sz', '4700');
    const after = slides.map(({ root, layout }) => sizesOf(sourceOfType('title', root)!, layout, master)[0]);
    const { layouts } = theme!;
    scene.slides.forEach(({ layout }, index) => {
      const isFull = before[index] === layouts.content.title.sizePt * 100;
      const isGeneral = layouts[layout].title.sizePt === layouts.content.title.sizePt;
      expect([index, after[index]]).toEqual([index, isFull && isGeneral ? 4700 : before[index]]);
    });
    expect(after.filter((size) => size === 4700).length).toBeGreaterThan(slides.length / 2);
  });

  it('lets one change of a list reach all its items', async () => {
    const { slides } = await write('typicalEn', builtinThemes[0]!);
    const bodies = slides
      .filter(({ name }) => name === 'content')
      .flatMap(({ root }) => descendantsOf(root, 'p:sp').filter((one) => placeholderOf(one)?.get('idx') === '1'));
    expect(bodies.length).toBeGreaterThan(1);
    for (const body of bodies)
      expect(descendantsOf(body, 'a:rPr').filter((run) => run.get('sz') !== undefined)).toEqual([]);
  });
});

/** What slides of a kind must fill beside title and number, in the arrangement that shows it best. */
const filled: readonly (readonly [arrangement: string, layout: string, placeholders: string])[] = [
  ['cover', 'cover', 'subTitle 1, body 13'],
  ['section', 'section', 'body 1'],
  ['list', 'content', 'obj 1'],
  ['two-columns', 'two-content', 'obj 1, obj 2'],
  ['full-chart', 'content', 'obj 1'],
  ['chart-and-takeaway', 'content-caption', 'obj 1'],
  ['full-table', 'content', 'obj 1'],
  ['picture-end', 'picture-caption', 'body 2, pic 1'],
  ['large-quote', 'quote', 'body 1, body 2'],
  ['statement', 'statement', 'body 1, body 2'],
  ['source-list', 'content', 'obj 1'],
  ['grid', 'title-only', ''],
];

describe('slides of each kind', () => {
  it('fill the placeholders of a fitting layout, and no others', async () => {
    const { scene, slides } = await write('typicalEn', builtinThemes[0]!);
    const own = (root: XmlElement) =>
      shapesOf(root)
        .map(placeholderOf)
        .flatMap((one) => (one && !['title', 'ftr', 'sldNum'].includes(one.get('type') ?? '') ? [one] : []));
    slides.forEach(({ root, layout }) => {
      for (const one of own(root)) expect(sourceOf(one, layout)).toBeDefined();
    });
    for (const [arrangement, layout, placeholders] of filled) {
      const index = scene.slides.findIndex((slide) => slide.arrangement === arrangement);
      const keys = own(slides[index]!.root).map((one) => `${one.get('type') ?? 'obj'} ${one.get('idx')}`);
      expect([arrangement, scene.slides[index]!.layout, keys.sort().join(', ')]).toEqual([
        arrangement,
        layout,
        placeholders.split(', ').sort().join(', '),
      ]);
    }
  });

  it('have their sources in no footer, which a program would write over when somebody wants one on all slides', async () => {
    const { scene, slides } = await write('typicalEn', builtinThemes[0]!);
    const sourced = scene.slides.flatMap(({ elements }, index) =>
      elements.some(({ name }) => name === 'Source') ? [index] : [],
    );
    expect(sourced.length).toBeGreaterThan(0);
    for (const index of sourced) expect(sourceOfType('ftr', slides[index]!.root)).toBeUndefined();
  });
});
