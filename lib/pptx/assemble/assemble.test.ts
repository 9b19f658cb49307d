import { describe, expect, it } from 'vitest';
import { columnName } from '../chart/chart-sheet';
import { lightTheme } from '../fixtures/theme';
import { slide } from '../fixtures/elements';
import { normaliseSlide } from '../normalise/normalise-slide';
import { openPackage } from '../package/open-package';
import { xmlPart } from '../package/part';
import type { Part } from '../package/part';
import { contentTypes, relationshipTypes } from '../package/vocabulary';
import { buildTemplatePackage } from '../template/build-template-package';
import { writeSlides } from '../write/write-slides';
import { allocatePartPath, assemble, reachableParts } from './assemble';

describe('assembling', () => {
  it("gives slides names beside the template's own parts and leaves out what nothing refers to", async () => {
    const scene = {
      title: 'T',
      language: 'en-US',
      direction: 'ltr',
      slides: [slide('One', [], { notes: 'Note' }), slide('Two', [], { layout: 'content' })],
    } as const;
    const built = buildTemplatePackage(lightTheme);
    const parts = new Map<string, Part>(built.parts);
    parts.set('ppt/slides/slide1.xml', xmlPart(contentTypes.slide, '<secret/>'));
    parts.set('ppt/media/image1.png', { contentType: 'image/png', bytes: new Uint8Array([1]), relationships: [] });
    const { slides } = await writeSlides(scene, lightTheme);
    const finished = scene.slides.map((one, index) =>
      normaliseSlide(
        slides[index] ?? new Uint8Array(),
        one,
        { ...scene, colors: built.colors, tableStyle: built.tableStyle },
        built.layouts[one.layout],
      ),
    );
    const opened = openPackage(
      assemble({
        scene,
        template: { ...built, parts },
        images: new Map(),
        slides: finished,
        charts: [],
      }),
    );
    const names = [...opened.parts.keys()].filter((path) => /slides\/|media|notesSlides/.test(path));
    expect(names).toEqual(['ppt/slides/slide2.xml', 'ppt/slides/slide3.xml', 'ppt/notesSlides/notesSlide1.xml']);
    const layoutOf = (path: string) =>
      opened.relationshipsOf(path).find(({ type }) => type === relationshipTypes.slideLayout)?.target;
    expect(layoutOf('ppt/slides/slide2.xml')).toBe(built.layouts.content.part);
    expect(layoutOf('ppt/slides/slide3.xml')).toBe(built.layouts.content.part);
  });

  it('allocates the first free name', () => {
    expect(allocatePartPath(new Set(['a1.xml', 'a2.xml']), 'a', '.xml')).toBe('a3.xml');
  });

  it('follows relationships and says which one leads nowhere', () => {
    const link = (target: string) => ({ id: 'r', type: 't', target });
    const parts = new Map([
      ['a', xmlPart('x', '', [link('b')])],
      ['b', xmlPart('x', '', [link('a')])],
      ['c', xmlPart('x', '')],
    ]);
    expect([...reachableParts(parts, [link('a')]).keys()]).toEqual(['a', 'b']);
    expect(() => reachableParts(parts, [link('d')])).toThrow('d, which does not exist');
  });

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});
