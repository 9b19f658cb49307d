import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { measureParagraphs } from '../../text/measure-paragraphs';
import { laySlide, named } from '../testing/lay-slide';

const items = [
  'Orders before two leave the same day in both warehouses, whoever packs them',
  'Returns take eleven days on average, because every parcel is inspected by hand',
  'Refunds are paid within a day once the inspection of the parcel is done',
].map((text) => ({ text }));

test.each(builtinThemes)('no item of a list takes a line that the width of the slide would save: $name', (theme) => {
  const scene = laySlide({ kind: 'bullets', title: 'Returns', arrangement: 'list', items }, { theme });
  const [body] = named(scene, /^Body$/);
  if (body?.type !== 'text') throw new Error('no list');
  const linesOf = (paragraphs: readonly { lines: readonly string[] }[]) =>
    paragraphs.reduce((sum, { lines }) => sum + lines.length, 0);
  const widthIn = theme.layouts[scene.slides[0]!.layout].body.box.w;
  const across = measureParagraphs([...body.paragraphs], { widthIn, fonts: theme.fonts, language: 'en-US' });
  expect(linesOf(body.paragraphs)).toBe(linesOf(across.paragraphs));
});
