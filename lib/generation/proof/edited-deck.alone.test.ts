import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { allFixtures } from '@/lib/deck/layout/fixtures/all-fixtures';
import type { SceneSlide } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { descendantsOf, parseXml } from '@/lib/pptx/xml/tree';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { sample } from '@/lib/testing/test-run';
import {
  changeFonts,
  changeLayout,
  changePalette,
  copySlides,
  enlargeTitles,
  layoutTypeOf,
  openDeck,
  saveDeck,
  showFooters,
  type OpenDeck,
} from './testing/edit-deck';
import { lettersIn, moveGroup, runTexts, type Frame } from './testing/edit-slide';
import { findFaults } from './testing/find-faults';
import { allLooks, type Look } from './testing/looks';
import { programsOrNull, readWords, slidesOf, writeSlidesOf } from './testing/rendered-words';
import type { PageOfWords, WordBox } from './testing/word-boxes';
import { foreignPalettes, wideFont } from './testing/foreign-looks';

const programs = programsOrNull('what LibreOffice makes of edited decks');

const emuPerPoint = 12_700;
const decks = sample(['typicalEn', 'typicalDe', 'typicalAr'] as const, 3);
/** A label that one template repeats goes into a free place of another's, in every program. */
const hasLabel = ({ theme }: Look) =>
  theme.layouts.content.footer?.fields?.some(({ role }) => role === 'label') ?? false;
const cases = sample(
  (await allLooks())
    .filter((look) => !hasLabel(look))
    .map((look, index) => ({ ...look, template: look.theme.name, deck: decks[index % decks.length]! })),
  8,
  1,
);

/**
 * Layouts that somebody may choose instead, by the one that a slide has. `holdsAll`: they have a place for each of its
 * placeholders that is about as large. There nothing may stand over anything; what has no place, and what is no
 * placeholder, stays where it was in PowerPoint too.
 */
const otherLayouts: Readonly<Record<string, readonly { type: string; holdsAll: boolean }[]>> = {
  obj: [
    { type: 'objTx', holdsAll: true },
    { type: 'twoObj', holdsAll: false },
    { type: 'titleOnly', holdsAll: false },
  ],
  objTx: [
    { type: 'twoObj', holdsAll: true },
    { type: 'obj', holdsAll: false },
  ],
  twoObj: [
    { type: 'twoTxTwoObj', holdsAll: false },
    { type: 'obj', holdsAll: false },
  ],
  twoTxTwoObj: [{ type: 'twoObj', holdsAll: false }],
  titleOnly: [{ type: 'obj', holdsAll: true }],
  picTx: [{ type: 'objTx', holdsAll: true }],
};

/** Where titles stand beside the content, what has the whole width goes below them, in every program. */
const hasTitlesAbove = ({ layouts, canvas }: Theme) => layouts.content.title.box.w > canvas.w / 2;

const movedBy = { x: -91_440, y: 137_160 };
const factor = 1.25;
const leastKept = 0.95;
const footer = 'Confidential, board only';

interface Edited {
  name: string;
  file: OpenDeck;
  /** Which slide of the deck each page is. */
  of: readonly number[];
}

describe.skipIf(programs === null).each(cases)(
  'a deck that somebody changes, in $template, $deck',
  ({ theme, upload, deck }) => {
    const spec = deckSpecSchema.parse(allFixtures[deck]);
    const slides = slidesOf(spec, theme);
    const everySlide = slides.map((_, index) => index);
    const pages = new Map<string, PageOfWords[]>();
    const files = new Map<string, Edited>();
    const layoutChanges: { slide: number; from: string; to: string; holdsAll: boolean; title: Frame | undefined }[] =
      [];
    const moves: { slide: number; words: string }[] = [];

    beforeAll(async () => {
      const write = async (of: readonly number[]): Promise<OpenDeck> =>
        openDeck(await writeSlidesOf({ spec, theme, upload, slides: of.map((index) => slides[index]!) }));
      const add = (name: string, file: OpenDeck, of: readonly number[] = everySlide) =>
        files.set(name, { name, file, of });
      const plain = await write(everySlide);
      add('plain', plain);

      for (const palette of sample(foreignPalettes, 5)) {
        const look = await write(everySlide);
        changePalette(look, palette.colors);
        changeFonts(look, wideFont);
        add(`look ${palette.name}`, look);
      }

      const titles = await write(everySlide);
      enlargeTitles(titles, factor, 'C00000');
      add('titles', titles);

      const footed = await write(everySlide);
      showFooters(footed, footer);
      add('footers', footed);

      const chosen = everySlide.flatMap((slide) => {
        const from = layoutTypeOf(plain, plain.slides[slide]!);
        return (otherLayouts[from] ?? []).map((other) => ({ slide, from, to: other.type, holdsAll: other.holdsAll }));
      });
      const relaid = await write(chosen.map(({ slide }) => slide));
      chosen.forEach((one, index) =>
        layoutChanges.push({ ...one, title: changeLayout(relaid, relaid.slides[index]!, one.to) }),
      );
      add(
        'layouts',
        relaid,
        chosen.map(({ slide }) => slide),
      );

      const moved = await write(everySlide);
      for (const slide of everySlide) {
        const path = moved.slides[slide]!;
        const part = moved.parts.get(path)!;
        const group = moveGroup(part.bytes, movedBy);
        if (group === null) continue;
        moved.parts.set(path, { ...part, bytes: group.xml });
        moves.push({ slide, words: group.words });
      }
      add('moved', moved);

      const others = builtinThemes.filter((one) => one !== theme && hasTitlesAbove(one));
      const other = others[builtinThemes.indexOf(theme) % others.length] ?? others[0]!;
      const own = openDeck(
        await writeSlidesOf({ spec, theme: other, slides: slidesOf(spec, other, false).slice(0, 1) }),
      );
      copySlides(plain, own);
      add('copied', own, [-1, ...everySlide]);
      const foreignFile = process.env.FOREIGN_DECK;
      if (foreignFile !== undefined) {
        const foreign = openDeck(await readFile(foreignFile));
        const others = foreign.slides.map(() => -1);
        copySlides(plain, foreign);
        add('copied to a foreign deck', foreign, [...others, ...everySlide]);
      }

      const made = [...files.values()];
      const rendered = await readWords(
        programs!,
        made.map(({ file }) => saveDeck(file)),
      );
      made.forEach(({ name }, index) => pages.set(name, rendered[index]!));
    }, 1_200_000);

    const xmlOf = ({ file }: Edited, page: number) => file.parts.get(file.slides[page]!)!.bytes;

    /** Faults of an edited file that the untouched deck has not. */
    function newFaults(name: string, isMeant: (page: number) => boolean = () => true): string[] {
      const edited = files.get(name)!;
      return edited.of.flatMap((slide, page) => {
        if (slide < 0 || !isMeant(page)) return [];
        const known = findFaults(pages.get('plain')![slide]!, xmlOf(files.get('plain')!, slide));
        const found = findFaults(pages.get(name)![page]!, xmlOf(edited, page)).filter(
          (fault) => !known.includes(fault),
        );
        return found.map((fault) => `${labelOf(slides[slide]!)}, page ${page + 1}: ${fault}`);
      });
    }

    test('in another palette and a wider font prints nothing over anything', () => {
      for (const name of [...files.keys()].filter((one) => one.startsWith('look')))
        expect(newFaults(name), name).toEqual([]);
    });

    test('has larger titles when its master has, and prints none over anything', () => {
      const followers = everySlide.filter((slide) => followsMaster(files.get('plain')!.file, slide));
      const grown = followers.map((slide) => {
        const [before, after] = ['plain', 'titles'].map((name) =>
          titleHeight(slides[slide]!, pages.get(name)![slide]!),
        );
        const by = after! / before!;
        return {
          slide: labelOf(slides[slide]!),
          factor: by,
          hasRoom: hasRoomFor(slides[slide]!, pages.get('plain')![slide]!),
        };
      });
      const whole = grown.filter(({ factor: by }) => by > factor - 0.02);
      console.log(
        `${theme.name}: ${followers.length} of ${slides.length} titles follow the master, ${whole.length} to its full size`,
      );
      // Programs set a title that fills its line back to about the size it had.
      expect(grown.filter(({ factor: by, hasRoom }) => (hasRoom ? by <= 1 : by < leastKept))).toEqual([]);
      expect(newFaults('titles')).toEqual([]);
    });

    test('has a footer on all slides that stands over nothing and takes no words away', () => {
      const shown = pages.get('footers')!.filter(({ words }) => words.some(({ text }) => text === 'Confidential,'));
      expect(shown.length).toBeGreaterThan(slides.length / 2);
      expect(newFaults('footers')).toEqual([]);
    });

    test('keeps its words on another layout, with its title where that has it', () => {
      // In half or two thirds of its width a table is higher, in every program, and may reach beyond the slide.
      const isNarrowed = ({ slide, to, holdsAll }: { slide: number; to: string; holdsAll: boolean }) =>
        (!holdsAll || to === 'objTx') && slides[slide]!.elements.some(({ type }) => type === 'table');
      const lost = layoutChanges.flatMap(({ slide, from, to, title, holdsAll }, page) => {
        const [before, after] = [pages.get('plain')![slide]!, pages.get('layouts')![page]!];
        const label = `${labelOf(slides[slide]!)}, ${from} to ${to}`;
        const wanted = runTexts(parseXml(xmlOf(files.get('plain')!, slide)));
        const [unread, unseen] = [before, after].map((page) => lettersMissing(wanted, textsOf(page)));
        const missing = isNarrowed({ slide, to, holdsAll }) ? '' : lettersMissing([unseen!], [unread!]);
        const outside = title ? lettersMissing(titleWords(slides[slide]!), textsOf(after, title)) : '';
        return [
          ...(missing === '' ? [] : [`${label}: “${missing}” is missing`]),
          ...(outside === '' ? [] : [`${label}: “${outside}” of the title stands elsewhere`]),
        ];
      });
      expect(lost).toEqual([]);
      const fits = layoutChanges.map(
        ({ slide, from, to, holdsAll }) =>
          holdsAll &&
          !isNarrowed({ slide, to, holdsAll }) &&
          (from === 'titleOnly' || hasPlaceholdersAlone(xmlOf(files.get('plain')!, slide))),
      );
      expect(newFaults('layouts', (page) => fits[page]!)).toEqual([]);
      console.log(
        `${theme.name}: ${fits.length} changes of layout, ${fits.filter(Boolean).length} to one that holds all`,
      );
    });

    test('moves all of a card with it, and nothing else', () => {
      expect(moves.length).toBeGreaterThan(0);
      const wrong = moves.flatMap(({ slide, words }) => {
        const [before, after] = [pages.get('plain')![slide]!, pages.get('moved')![slide]!];
        const [dx, dy] = [movedBy.x / emuPerPoint, movedBy.y / emuPerPoint];
        const shifts = before.words.map((word) => {
          const stands = (x: number, y: number) =>
            after.words.some((one) => one.text === word.text && near(one, word, x, y));
          return { word, isMoved: stands(dx, dy), isThere: stands(0, 0) };
        });
        const lost = shifts
          .filter(({ isMoved, isThere }) => !isMoved && !isThere)
          .map(({ word }) => `“${word.text}” stands elsewhere`);
        const moved = lettersIn(...shifts.filter(({ isMoved }) => isMoved).map(({ word }) => word.text)).length;
        const meant = lettersIn(words).length;
        return [...lost, ...(moved === meant ? [] : [`${moved} letters moved, not the ${meant} of the group`])].map(
          (fault) => `${labelOf(slides[slide]!)}: ${fault}`,
        );
      });
      expect(wrong).toEqual([]);
    });

    test('gives its slides to another deck, which they take the look of', async () => {
      for (const name of [...files.keys()].filter((one) => one.startsWith('copied'))) {
        const { file, of } = files.get(name)!;
        expect(await sdkErrors(saveDeck(file), 'pptx'), name).toEqual([]);
        expect(pages.get(name), name).toHaveLength(of.length);
        expect(newFaults(name), name).toEqual([]);
      }
    });
  },
);

function labelOf({ kind, arrangement }: SceneSlide): string {
  return `${kind} ${arrangement}`;
}

/** Whether all words of a slide stand in placeholders, so that all of them follow its layout. */
function hasPlaceholdersAlone(slideXml: Uint8Array): boolean {
  const texts = descendantsOf(parseXml(slideXml), 'p:sp').filter((shape) => descendantsOf(shape, 'a:t').length > 0);
  return texts.every((shape) => descendantsOf(shape, 'p:ph').length > 0);
}

function near(
  one: { left: number; top: number },
  other: { left: number; top: number },
  dx: number,
  dy: number,
): boolean {
  return Math.abs(one.left - other.left - dx) < 0.6 && Math.abs(one.top - other.top - dy) < 0.6;
}

function titleWords({ elements }: SceneSlide): string[] {
  const title = elements.find((element) => element.type === 'text' && element.placeholder === 'title');
  if (title?.type !== 'text') return [];
  return title.paragraphs.flatMap(({ runs }) => runs.flatMap(({ text }) => text.split(/\s+/))).filter(Boolean);
}

/** Whether a title of one line has room beside it for the larger letters of another master. */
function hasRoomFor({ elements }: SceneSlide, { width, words }: PageOfWords): boolean {
  const title = elements.find((element) => element.type === 'text' && element.placeholder === 'title')!;
  const [left, right] = [title.box.x, title.box.x + title.box.w].map((x) => x * 72);
  const [top, bottom] = [title.box.y, title.box.y + title.box.h].map((y) => y * 72);
  const own = words.filter(
    (word) => word.top >= top! - 3 && word.bottom <= bottom! + 3 && word.right > left! && word.left < right!,
  );
  const used = Math.max(...own.map((word) => word.right)) - Math.min(...own.map((word) => word.left));
  return used * factor < Math.min(right! - left!, width);
}

/** Of the words that only the title says, where it has any. */
function titleHeight(slide: SceneSlide, { words }: PageOfWords): number {
  const others = new Set(
    slide.elements.flatMap((element) =>
      element.type === 'text' && element.placeholder !== 'title'
        ? element.paragraphs.flatMap(({ runs }) => runs.flatMap(({ text }) => text.split(/\s+/)))
        : [],
    ),
  );
  const own = titleWords(slide);
  const alone = own.filter((word) => !others.has(word));
  const wanted = new Set(alone.length > 0 ? alone : own);
  return Math.max(...words.filter(({ text }) => wanted.has(text)).map(({ top, bottom }) => bottom - top));
}

/** The words on a page, or those of them that stand in a frame. */
function textsOf({ words }: PageOfWords, frame?: Frame): string[] {
  const slack = 3 * emuPerPoint;
  const isInside = ({ left, right, top, bottom }: WordBox) => {
    const [x, y] = [((left + right) / 2) * emuPerPoint, ((top + bottom) / 2) * emuPerPoint];
    return (
      frame === undefined ||
      (x > frame.x && x < frame.x + frame.cx && y > frame.y - slack && y < frame.y + frame.cy + slack)
    );
  };
  return words.filter(isInside).map(({ text }) => text);
}

/** Letters of some texts that others have not, in whatever order: what reads a page turns words of some scripts around. */
function lettersMissing(wanted: readonly string[], found: readonly string[]): string {
  const left = new Map<string, number>();
  for (const letter of lettersIn(...found)) left.set(letter, (left.get(letter) ?? 0) + 1);
  return [...lettersIn(...wanted)]
    .filter((letter) => {
      const count = left.get(letter) ?? 0;
      left.set(letter, count - 1);
      return count <= 0;
    })
    .join('');
}

/** Whether neither layout nor slide says how large the title is. */
function followsMaster(file: OpenDeck, slide: number): boolean {
  const part = file.parts.get(file.slides[slide]!)!;
  const layout = part.relationships.find(({ type }) => type.endsWith('/slideLayout'))!.target;
  return [part.bytes, file.parts.get(layout)!.bytes].every((bytes) => {
    const title = descendantsOf(parseXml(bytes), 'p:sp').find((shape) =>
      descendantsOf(shape, 'p:ph').some((ph) => ph.get('type') === 'title'),
    );
    return (
      title !== undefined && descendantsOf(title).every((one) => one.get('sz') === undefined || one.name === 'p:ph')
    );
  });
}
