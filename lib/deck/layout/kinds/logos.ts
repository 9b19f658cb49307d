import { wordsShown } from '../../spec/pictures';
import type { SceneElement } from '../../scene/scene';
import { draft } from '../blocks/draft';
import { fitDrafts, fitSiblingDrafts } from '../blocks/fit';
import { sizesWithin, mostDrawnPt } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { columnsOf, settle } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';
import { drawLogo, fitNames, groundOf, type LogoEntry, type LogoSlide } from './logo-cells';

const mostOnSlide = 24;
const gridGapIn = 0.2;
/** Cells are as high as this share of their width, and no higher or lower than these, in inches. */
const cellShare = 0.62;
const cellIn = { least: 0.62, most: 1.9 };
const lead = { gapIn: 0.3, sizesPt: [22, 20, 18, 16, 14], mostShare: 0.25 } as const;
const band = {
  gapIn: 0.16,
  least: 0.8,
  most: 1.7,
  headShare: 0.24,
  headGapIn: 0.3,
  cellGapIn: 0.15,
  mostCells: [6, 4, 3, 2],
};
const headPt = [22, 20, 18, 16, 14] as const;

/** Columns that leave the fewest cells of the last row empty, by the number of logos. */
function columnsFor(count: number): number {
  if (count <= 4) return Math.max(count, 3);
  const candidates = count <= 9 ? [3, 4] : count <= 16 ? [4, 5] : [5, 6];
  const empty = (columns: number) => Math.ceil(count / columns) * columns - count;
  return candidates.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}

/** What all logos have in common, above them. */
function leadOf({ lead: text }: LogoSlide, context: KindContext): { elements: SceneElement[]; usedIn: number } | null {
  if (!text) return { elements: [], usedIn: 0 };
  const { area, theme, direction } = context;
  const sizesPt = sizesWithin(mostDrawnPt(theme), lead.sizesPt);
  const fitted = fitSiblingDrafts(
    context,
    [(sizePt) => [draft(text, direction, { sizePt, color: 'muted' })]],
    sizesPt,
    { widthIn: area.w, heightIn: area.h * lead.mostShare },
  )?.fitted[0];
  if (!fitted) return null;
  const box = { ...area, h: fitted.heightIn };
  return {
    elements: [textElement({ name: 'Lead', box, paragraphs: fitted.paragraphs })],
    usedIn: fitted.heightIn + lead.gapIn,
  };
}

/** Groups follow one another in the grid; what is beyond a slide goes on. */
function grid(slide: LogoSlide, context: KindContext): Placement {
  const { logos } = slide;
  const above = leadOf(slide, context);
  if (!above || hasGroups(logos)) return tooLong;
  const area = { ...context.area, y: context.area.y + above.usedIn, h: context.area.h - above.usedIn };
  const laid = logos.length <= mostOnSlide ? layGrid(logos, { ...context, area }) : null;
  if (laid) return placed([...above.elements, ...laid]);
  // Long names need large cells.
  for (const most of [mostOnSlide, 20, 15, 12, 9, 6, 4]) {
    const share = evenShare(logos.length, Math.min(most, logos.length - 1), context.furtherSlides);
    const first = layGrid(logos.slice(0, share), { ...context, area });
    if (first && share < logos.length)
      return continues([...above.elements, ...first], [{ ...slide, lead: undefined, logos: logos.slice(share) }]);
  }
  return tooLong;
}

function layGrid(logos: readonly LogoEntry[], context: KindContext): SceneElement[] | null {
  const { area, theme } = context;
  const columns = columnsFor(logos.length);
  const rows = Math.ceil(logos.length / columns);
  const w = columnsOf(area, columns, gridGapIn)[0]!.w;
  const mostIn = (area.h - gridGapIn * (rows - 1)) / rows;
  const h = Math.min(mostIn, cellIn.most, Math.max(cellIn.least, w * cellShare));
  if (mostIn < cellIn.least) return null;
  const ground = groundOf(theme, logos, true);
  const names = fitNames(logos, context, { w, h }, ground.color);
  if (!names) return null;
  const top = settle(area, rows * h + (rows - 1) * gridGapIn).y;
  return logos.flatMap((logo, index) => {
    const row = Math.floor(index / columns);
    // A last row that is not full stands in the middle.
    const inRow = Math.min(columns, logos.length - row * columns);
    const startIn = (area.w - inRow * w - (inRow - 1) * gridGapIn) / 2;
    const cell = { x: area.x + startIn + (index % columns) * (w + gridGapIn), y: top + row * (h + gridGapIn), w, h };
    return drawLogo(logo, context, cell, { called: `Logo ${index + 1}`, ground, names });
  });
}

function hasGroups(logos: readonly LogoEntry[]): boolean {
  return logos.some(({ group }) => group !== undefined);
}

interface Band {
  heading?: string;
  logos: readonly LogoEntry[];
}

/** Logos of one group after another, each group in the order in which it is first named; without groups, rows of as many as fit evenly. */
function bandsOf(logos: readonly LogoEntry[], mostCells: number): Band[] {
  if (!hasGroups(logos)) {
    const rows = Math.ceil(logos.length / Math.min(5, mostCells));
    const perRow = Math.ceil(logos.length / rows);
    return Array.from({ length: rows }, (_, row) => ({ logos: logos.slice(row * perRow, (row + 1) * perRow) }));
  }
  const groups = new Map<string | undefined, LogoEntry[]>();
  for (const logo of logos) groups.set(logo.group, [...(groups.get(logo.group) ?? []), logo]);
  return [...groups].flatMap(([heading, own]) => {
    const rows = Math.ceil(own.length / mostCells);
    const perRow = Math.ceil(own.length / rows);
    return Array.from({ length: rows }, (_, row): Band => ({
      ...(row === 0 && heading !== undefined && { heading }),
      logos: own.slice(row * perRow, (row + 1) * perRow),
    }));
  });
}

/** A band for each group, its name at the start and its logos in a row; those that find no room go on. */
function bands(slide: LogoSlide, context: KindContext): Placement {
  const above = leadOf(slide, context);
  if (!above) return tooLong;
  const area = { ...context.area, y: context.area.y + above.usedIn, h: context.area.h - above.usedIn };
  for (const mostCells of band.mostCells) {
    const all = bandsOf(slide.logos, mostCells);
    const fitting = Math.floor((area.h + band.gapIn) / (band.least + band.gapIn));
    const share = evenShare(all.length, fitting, context.furtherSlides);
    const laid = layBands(all.slice(0, share), { ...context, area }, slide.logos);
    if (!laid) continue;
    const elements = [...above.elements, ...laid];
    if (share === all.length) return placed(elements);
    const logos = all.slice(share).flatMap((one) => [...one.logos]);
    return continues(elements, [{ ...slide, lead: undefined, logos }]);
  }
  return tooLong;
}

function layBands(all: readonly Band[], context: KindContext, everyLogo: readonly LogoEntry[]): SceneElement[] | null {
  const { area, theme, direction } = context;
  const isHeaded = hasGroups(everyLogo);
  const h = Math.min(band.most, (area.h - band.gapIn * (all.length - 1)) / all.length);
  const headW = isHeaded ? area.w * band.headShare : 0;
  const cellsX = area.x + (isHeaded ? headW + band.headGapIn : 0);
  const most = Math.max(...all.map(({ logos }) => logos.length), isHeaded ? 3 : 1);
  const cells = columnsOf({ ...area, x: cellsX, w: area.x + area.w - cellsX }, most, band.cellGapIn);
  const ground = groundOf(theme, everyLogo, false);
  const shown = all.flatMap(({ logos }) => logos);
  const inBandIn = h - 2 * band.gapIn;
  const names = fitNames(shown, context, { w: cells[0]!.w, h: inBandIn }, ground.color);
  const headings = headPt.find((sizePt) =>
    all.every(({ heading }) => heading === undefined || headingOf(heading, sizePt) !== null),
  );
  if (!names || (isHeaded && headings === undefined)) return null;
  const top = settle(area, all.length * h + (all.length - 1) * band.gapIn).y;
  let count = 0;
  return all.flatMap(({ heading, logos }, index) => {
    const y = top + index * (h + band.gapIn);
    const head = heading === undefined ? null : headingOf(heading, headings ?? 14);
    // Bands that are not full stand in the middle where no heading leads them.
    const startIn = isHeaded ? 0 : (area.w - (logos.length * (cells[0]!.w + band.cellGapIn) - band.cellGapIn)) / 2;
    return [
      ...(index === 0 ? [] : [rule(index, { ...area, y: y - band.gapIn / 2, h: 0 })]),
      ...(head
        ? [
            textElement({
              name: `Group ${index + 1} heading`,
              box: { x: area.x, y, w: headW, h },
              paragraphs: head.paragraphs,
              anchor: 'middle',
            }),
          ]
        : []),
      ...logos.flatMap((logo, at) => {
        count += 1;
        const cell = { ...cells[at]!, x: cells[at]!.x + startIn, y: y + band.gapIn, h: inBandIn };
        return drawLogo(logo, context, cell, { called: `Logo ${count}`, ground, names });
      }),
    ];
  });

  function headingOf(text: string, sizePt: number) {
    return fitDrafts(context, [draft(text, direction, { sizePt, color: 'accent', bold: true, lineSpacing: 1 })], {
      widthIn: headW,
      heightIn: h,
    });
  }
}

function rule(index: number, box: SceneElement['box']): SceneElement {
  return { type: 'line', name: `Rule ${index}`, box, stroke: { color: 'quiet', widthPt: 0.75 } };
}

export const logosLayout: KindLayout<LogoSlide> = {
  arrangements: [
    {
      name: 'logo-grid',
      layout: 'title-only',
      suits: ({ logos }) => (hasGroups(logos) ? 0.5 : 3),
      place: grid,
    },
    { name: 'logo-bands', layout: 'title-only', suits: ({ logos }) => (hasGroups(logos) ? 3 : 2), place: bands },
  ],
  outline: ({ lead: text, logos }) => [
    ...(text ? [{ text }] : []),
    ...logos.map(({ name, group, picture }) => ({
      text: name,
      children: [...(group ? [group] : []), ...wordsShown(picture, name)],
    })),
  ],
};
