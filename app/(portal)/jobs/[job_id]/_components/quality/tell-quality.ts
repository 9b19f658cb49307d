import { tellWarning, type Quality } from './tell-warning';

export interface QualityItem {
  what: string;
  /** What can be done about it; null where the sentence says all. */
  advice: string | null;
  /** The slide that it is about; null when it is about all, or about none that can be told. */
  slide: number | null;
}

export interface ToldQuality {
  /** Such as "No problems found" or "2 things to know". */
  headline: string;
  items: QualityItem[];
  /** What was measured, as name and value. */
  figures: { name: string; value: string }[];
}

/** The report of a file in plain words: first what had to be done to the content, then what the checks noticed. */
export function tellQuality({ report, notices, attempts }: Quality, titles: readonly string[]): ToldQuality {
  const sentences = [...new Set([...notices, ...report.notices])];
  const items: QualityItem[] = [
    ...sentences.map((what) => ({ what, advice: null, slide: slideOf(what, titles) })),
    ...[...report.blocking, ...report.warnings].map((finding) => ({ ...tellWarning(finding), slide: finding.slide })),
  ];
  return { headline: headlineOf(items.length), items, figures: figuresOf(report, attempts) };
}

function headlineOf(count: number): string {
  if (count === 0) return 'No problems found';
  return count === 1 ? '1 thing to know' : `${count} things to know`;
}

function figuresOf({ slides }: Quality['report'], attempts: number): ToldQuality['figures'] {
  const sizes = slides.flatMap(({ smallestFontPt }) => smallestFontPt ?? []);
  const contrasts = slides.flatMap(({ contrastMin }) => contrastMin ?? []);
  return [
    { name: slides.length === 1 ? 'Slide checked' : 'Slides checked', value: String(slides.length) },
    ...(sizes.length > 0 ? [{ name: 'Smallest text', value: `${Math.min(...sizes)} pt` }] : []),
    ...(contrasts.length > 0 ? [{ name: 'Lowest contrast', value: `${Math.min(...contrasts).toFixed(1)} : 1` }] : []),
    { name: 'Layouts tried', value: String(attempts) },
  ];
}

/** Sentences name a slide by its number, or by the beginning of its title. */
function slideOf(sentence: string, titles: readonly string[]): number | null {
  const [, number] = /\bslide (\d+)\b/i.exec(sentence) ?? [];
  if (number !== undefined && Number(number) <= titles.length) return Number(number);
  const [, beginning] = /\bthe slide "(.+?)…?"/.exec(sentence) ?? [];
  const index = beginning === undefined ? -1 : titles.findIndex((title) => title.startsWith(beginning));
  return index < 0 ? null : index + 1;
}
