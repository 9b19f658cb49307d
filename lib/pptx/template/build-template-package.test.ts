import { describe, expect, it } from 'vitest';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { shadeBy } from '@/lib/deck/theme/scheme-color';
import { commonLayoutNames } from '@/lib/deck/theme/stand-in-layouts';
import { layoutNames, schemeSlots, statusColors } from '@/lib/deck/theme/theme';
import type { ColorRole, LayoutName, Theme } from '@/lib/deck/theme/theme';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { darkTheme, lightTheme } from '../fixtures/theme';
import { childrenOf, descendantsOf, parseXml, type XmlElement } from '../xml/tree';
import { buildTemplatePackage } from './build-template-package';
import type { PlaceholderSlot, TemplatePackage } from './template-package';

function rootOf(template: TemplatePackage, path: string) {
  const part = template.parts.get(path);
  if (part === undefined) throw new Error(`${path} is missing.`);
  return parseXml(part.bytes);
}

/** Types and indices of the placeholders of a layout above its footer. */
function fillableOf(layout: XmlElement): string {
  return descendantsOf(layout, 'p:ph')
    .filter((one) => !['dt', 'ftr', 'sldNum'].includes(one.get('type') ?? ''))
    .map((one) => [one.get('type') ?? 'any', one.get('idx')].filter(Boolean).join(' '))
    .join(', ');
}

const areApart = (one: PlaceholderSlot, other: PlaceholderSlot): boolean =>
  one.x + one.cx <= other.x || other.x + other.cx <= one.x || one.y + one.cy <= other.y || other.y + other.cy <= one.y;

const masterPath = 'ppt/slideMasters/slideMaster1.xml';

const slotOf = (root: XmlElement, slot: string) =>
  descendantsOf(descendantsOf(root, `a:${slot}`)[0] ?? root, 'a:srgbClr')[0]?.get('val') ?? '';

/** What a role's colour is shown as, by the master's map and the palette. */
function resolved(theme: Theme, role: ColorRole): string {
  const template = buildTemplatePackage(theme);
  const { slot, ...change } = template.colors[role];
  const mapped = descendantsOf(rootOf(template, masterPath), 'p:clrMap')[0]?.get(slot) ?? '';
  return shadeBy(slotOf(rootOf(template, 'ppt/theme/theme1.xml'), mapped), change);
}

describe('the package of a built-in template', () => {
  it.each([lightTheme, darkTheme])('leads every role to its colour: $name', (theme) => {
    // What no palette changes is no slot of one.
    const roles = (Object.keys(schemeSlots) as ColorRole[]).filter((role) => !(role in statusColors));
    for (const role of roles) expect([role, resolved(theme, role)]).toEqual([role, theme.colors[role]]);
  });

  it('keeps dark colours dark and light ones light in a dark theme', () => {
    const theme = rootOf(buildTemplatePackage(darkTheme), 'ppt/theme/theme1.xml');
    const value = (slot: string) => descendantsOf(descendantsOf(theme, slot)[0] ?? theme, 'a:srgbClr')[0]?.get('val');
    expect([value('a:dk1'), value('a:lt1')]).toEqual([darkTheme.colors.canvas, darkTheme.colors.ink]);
  });

  it('has the fonts of the theme, and fonts for other scripts', () => {
    const theme = rootOf(buildTemplatePackage(lightTheme), 'ppt/theme/theme1.xml');
    expect(descendantsOf(theme, 'a:latin').map((one) => one.get('typeface'))).toEqual(['Georgia', 'Calibri']);
    expect(
      descendantsOf(theme, 'a:font')
        .filter((one) => one.get('script') === 'Jpan')
        .map((one) => one.get('typeface')),
    ).toEqual(['Yu Gothic', 'Yu Gothic']);
  });

  it('has the layouts that people know, with their types and the decor of the theme', () => {
    const template = buildTemplatePackage(lightTheme);
    const layouts = commonLayoutNames.map((name) => rootOf(template, template.layouts[name].part));
    const named = layouts.map((one) => [childrenOf(one, 'p:cSld')[0]?.get('name'), one.get('type'), fillableOf(one)]);
    expect(named).toEqual([
      ['Title slide', 'title', 'title, subTitle 1, body 13'],
      ['Section header', 'secHead', 'title, body 1'],
      ['Title and content', 'obj', 'title, any 1'],
      ['Two content', 'twoObj', 'title, any 1, any 2'],
      ['Comparison', 'twoTxTwoObj', 'title, body 3, any 1, body 4, any 2'],
      ['Title only', 'titleOnly', 'title'],
      ['Blank', 'blank', ''],
      ['Content with caption', 'objTx', 'title, any 1, body 2'],
      ['Picture with caption', 'picTx', 'title, body 2, pic 1'],
      ['Quote', 'cust', 'title, body 1, body 2'],
      ['Statement', 'cust', 'title, body 1, body 2'],
      ['Closing', 'cust', 'title, body 1, body 13'],
    ]);
    const names = layouts.flatMap((one) =>
      descendantsOf(one, 'p:cNvPr')
        .slice(0, 2)
        .map((shape) => shape.get('name')),
    );
    expect(names).toContain('Disc');
  });

  it('offers placeholders where the theme puts text', () => {
    const { layouts } = buildTemplatePackage(lightTheme);
    expect(layouts.cover.placeholders.subtitle).toMatchObject({ type: 'subTitle', idx: 1 });
    expect(layouts.cover.placeholders['slide-number']).toBeUndefined();
    expect(layouts.content.placeholders.body).toMatchObject({ idx: 1, x: 548_640 });
    expect(layouts['title-only'].placeholders.body).toBeUndefined();
    expect(layouts.content.placeholders['slide-number']).toMatchObject({ type: 'sldNum' });
  });

  it.each(builtinThemes)(
    'has date, footer and number on every layout with a footer, all clear of one another: $name',
    (theme) => {
      const template = buildTemplatePackage(theme);
      for (const name of layoutNames) {
        const root = rootOf(template, template.layouts[name].part);
        const types = descendantsOf(root, 'p:ph').map((one) => one.get('type') ?? 'any');
        const expected = theme.layouts[name].footer ? ['dt', 'ftr', 'sldNum'] : [];
        expect(types.filter((type) => ['dt', 'ftr', 'sldNum'].includes(type))).toEqual(expected);
        const boxes = Object.values(template.layouts[name].placeholders);
        boxes.forEach((one, index) => {
          expect(one.x >= 0 && one.y >= 0 && one.x + one.cx <= 12_192_000 && one.y + one.cy <= 6_858_000).toBe(true);
          for (const other of boxes.slice(index + 1)) expect([name, areApart(one, other)]).toEqual([name, true]);
        });
      }
    },
  );

  it('leaves to the master what a layout does not change of title and footer', () => {
    const template = buildTemplatePackage(lightTheme);
    const titleOf = (name: LayoutName) => {
      const shapes = descendantsOf(rootOf(template, template.layouts[name].part), 'p:sp');
      return shapes.find((one) => descendantsOf(one, 'p:ph')[0]?.get('type') === 'title');
    };
    expect(descendantsOf(titleOf('content')!, 'a:defRPr')).toEqual([]);
    expect(descendantsOf(titleOf('content')!, 'a:off')).toEqual([]);
    expect(descendantsOf(titleOf('section')!, 'a:defRPr').map((run) => run.get('sz'))).toEqual(['4000']);
    expect(descendantsOf(titleOf('section')!, 'a:off')).toHaveLength(1);
  });

  it('puts the first of two columns where reading starts', () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const { body, second } = buildTemplatePackage(directTheme(lightTheme, direction), direction).layouts[
        'two-content'
      ].placeholders;
      expect(body!.x < second!.x).toBe(direction === 'ltr');
    }
  });

  it('has a master with every placeholder and text styles, and a notes master on another theme', () => {
    const template = buildTemplatePackage(lightTheme);
    const master = rootOf(template, masterPath);
    expect(descendantsOf(master, 'p:ph').map((one) => one.get('type'))).toEqual([
      'title',
      'body',
      'dt',
      'ftr',
      'sldNum',
    ]);
    expect(descendantsOf(master, 'p:txStyles')).toHaveLength(1);
    const themes = [masterPath, template.notesMaster].map(
      (path) => template.parts.get(path)?.relationships.find(({ target }) => target.includes('theme'))?.target,
    );
    expect(themes).toEqual(['ppt/theme/theme1.xml', 'ppt/theme/theme2.xml']);
  });

  it('lists in the sign and the sizes of the theme, smaller by level and never below 14 pt', () => {
    const theme = {
      ...lightTheme,
      style: { ...lightTheme.style, bullet: 'dash' as const, type: { ...lightTheme.style.type, bodyPt: 22 } },
    };
    const [body] = descendantsOf(rootOf(buildTemplatePackage(theme), masterPath), 'p:bodyStyle');
    const levels = [1, 2, 3, 4, 5].map((level) => descendantsOf(body!, `a:lvl${level}pPr`)[0]!);
    expect(levels.map((level) => descendantsOf(level, 'a:buChar')[0]?.get('char'))).toEqual(['–', '–', '–', '–', '–']);
    expect(levels.map((level) => descendantsOf(level, 'a:defRPr')[0]?.get('sz'))).toEqual([
      '2200',
      '2000',
      '1800',
      '1600',
      '1400',
    ]);
  });

  it('starts text on the right for right-to-left decks', () => {
    const master = rootOf(buildTemplatePackage(lightTheme, 'rtl'), masterPath);
    const title = descendantsOf(descendantsOf(master, 'p:titleStyle')[0] ?? master, 'a:lvl1pPr')[0];
    expect([title?.get('rtl'), title?.get('algn')]).toEqual(['1', 'r']);
  });

  it("makes a slide as wide as PowerPoint's own wide ones", () => {
    expect(buildTemplatePackage(lightTheme).slideSize).toEqual({ cx: 12_192_000, cy: 6_858_000 });
  });
});
