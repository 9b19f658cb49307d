import { findIcon } from '../../icons/find-icon';
import type { KindContext } from '../layout-types';
import type { ParagraphDraft } from './draft';
import { draft } from './draft';
import type { Fitted } from './fit';
import { firstFitting, fitDrafts, fitSiblingDrafts } from './fit';

export interface Station {
  /** Unique on the slide. */
  name: string;
  /** A numeral in the disc; without it the disc is a dot. */
  number?: string;
  /** Stands in the disc in the place of the numeral. */
  icon?: string;
  /** A date above the title. */
  when?: string;
  title: string;
  detail?: string;
  /** Its card stands out. */
  emphasized?: boolean;
}

export const detailGapIn = 0.1;
export const leadGapIn = 0.04;
/** The numeral of a step whose disc has an icon is as large as figures, in pt; so are dates that have the room for it. */
const numeralPt = 44;
const dateSizesPt = [44, 40, 36, 32, 28];

/** The measured texts of stations and the heights that they share, in inches. */
export interface StationTexts {
  /** Dates or numerals above the titles. */
  leads: readonly (Fitted | null)[];
  leadH: number;
  titles: readonly Fitted[];
  details: readonly Fitted[];
  titleH: number;
  /** Of the tallest title that a detail stands below; details begin there, on one line. */
  headH: number;
  detailH: number;
  titlePt: number;
}

/** The texts of stations at a size of titles and one of details, in pt; null when they do not fit there. */
export function fitStationTexts(
  context: KindContext,
  stations: readonly Station[],
  [titlePt, detailPt]: readonly [number, number],
  given: { widthIn: number; heightIn: number },
  isPlain = false,
): StationTexts | null {
  const leads = fitLeads(context, stations, titlePt, given, isPlain);
  if (!leads) return null;
  const leadH = Math.max(0, ...leads.map((lead) => (lead ? lead.heightIn + leadGapIn : 0)));
  const room = { ...given, heightIn: given.heightIn - leadH };
  const titles = fitSiblingDrafts(
    context,
    stations.map(
      (station) => (sizePt: number) =>
        wordsOn(station, [draft(station.title, context.direction, { sizePt, bold: true, lineSpacing: 1 })]),
    ),
    [titlePt],
    room,
  );
  if (!titles) return null;
  const titleH = Math.max(...titles.fitted.map((one) => one.heightIn));
  const headH = Math.max(0, ...titles.fitted.flatMap((one, index) => (stations[index]?.detail ? [one.heightIn] : [])));
  const details = fitSiblingDrafts(
    context,
    stations.map((station) => (sizePt: number) => detailDrafts(context, station, sizePt)),
    [detailPt],
    { ...room, heightIn: room.heightIn - headH - detailGapIn },
  );
  if (!details) return null;
  const tallest = Math.max(...details.fitted.map((one) => one.heightIn));
  return {
    leads,
    leadH,
    titles: titles.fitted,
    details: details.fitted,
    titleH,
    headH,
    detailH: tallest > 0 ? detailGapIn + tallest : 0,
    titlePt,
  };
}

/** On a card in accent all words are as they are read there. */
function wordsOn({ emphasized }: Station, drafts: readonly ParagraphDraft[]): ParagraphDraft[] {
  if (!emphasized) return [...drafts];
  return drafts.map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run, color: 'onAccent' as const })) }));
}

function detailDrafts({ direction }: KindContext, station: Station, sizePt: number): ParagraphDraft[] {
  const { detail } = station;
  return detail ? wordsOn(station, [draft(detail, direction, { sizePt, color: 'muted' })]) : [];
}

/** Dates, each on one line, as large as one another; the numerals of steps whose discs have icons, which plain stations do without. Null where a date does not fit. */
function fitLeads(
  context: KindContext,
  stations: readonly Station[],
  titlePt: number,
  room: { widthIn: number; heightIn: number },
  isPlain: boolean,
): (Fitted | null)[] | null {
  const { theme, direction } = context;
  const areMarked = !isPlain && stations.every(({ number, icon }) => number && findIcon(icon));
  const textOf = ({ when, number }: Station) => when ?? (areMarked ? number : undefined);
  const at = (sizePt: number) => {
    const leads = stations.map((station) => {
      const text = textOf(station);
      if (!text) return null;
      const look = { ...theme.style.numerals, sizePt, bold: true, color: 'accent' as const, lineSpacing: 1 };
      return fitDrafts(context, wordsOn(station, [draft(text, direction, look)]), { ...room, isLabel: true });
    });
    return leads.every((lead, index) => lead !== null || !textOf(stations[index]!)) ? leads : null;
  };
  if (areMarked) return at(numeralPt);
  const larger = isPlain ? [] : dateSizesPt.filter((sizePt) => sizePt > titlePt);
  return firstFitting(larger, at) ?? at(titlePt);
}
