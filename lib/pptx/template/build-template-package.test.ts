import { describe, expect, it } from 'vitest';
import { shadeBy } from '@/lib/deck/theme/scheme-color';
import { layoutNames, schemeSlots } from '@/lib/deck/theme/theme';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { darkTheme, lightTheme } from '../fixtures/theme';
import { childrenOf, descendantsOf, parseXml, type XmlElement } from '../xml/tree';
import { buildTemplatePackage } from './build-template-package';
import type { TemplatePackage } from './template-package';

function rootOf(template: TemplatePackage, path: string) {
  const part = template.parts.get(path);
  if (part === undefined) throw new Error(`${path} is missing.`);
  return parseXml(part.bytes);
}

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
    for (const role of Object.keys(schemeSlots) as ColorRole[])
      expect([role, resolved(theme, role)]).toEqual([role, theme.colors[role]]);
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

  it("has one layout for each of the theme's, with its label, type and decor", () => {
    const template = buildTemplatePackage(lightTheme);
    const layouts = layoutNames.map((name) => rootOf(template, template.layouts[name].part));
    expect(layouts.map((one) => one.get('type'))).toEqual(['title', 'secHead', 'titleOnly', 'tx', 'titleOnly']);
    expect(layouts.map((one) => childrenOf(one, 'p:cSld')[0]?.get('name'))).toEqual(
      layoutNames.map((name) => lightTheme.layouts[name].label),
    );
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
    expect(layouts.text.placeholders.body).toMatchObject({ type: 'body', idx: 1, x: 548_640 });
    expect(layouts.content.placeholders.body).toBeUndefined();
    expect(layouts.content.placeholders['slide-number']).toMatchObject({ type: 'sldNum' });
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
      '2000',
      '1800',
      '1600',
      '1400',
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
