import type { JobFile } from '@/lib/services/jobs/get-job-details';

export type Quality = NonNullable<JobFile['quality']>;
export type QualityFinding = Quality['report']['warnings'][number];

interface QualityItem {
  what: string;
  /** What can be done about it; null where the sentence says all. */
  advice: string | null;
  /** The slide that it is about; null when it is about all, or about none that is known. */
  slide: number | null;
}

export interface QualityDescription {
  /** Such as "No problems found" or "2 things to know". */
  headline: string;
  items: QualityItem[];
  /** What was measured, as name and value. */
  figures: { name: string; value: string }[];
}

/** The report of a file in plain words: first what had to be done to the content, then what the checks noticed. */
export function describeQuality({ report, notices, attempts }: Quality, titles: readonly string[]): QualityDescription {
  const sentences = [...new Set([...notices, ...report.notices])];
  const items: QualityItem[] = [
    ...sentences.map((what) => ({ what, advice: null, slide: slideOf(what, titles) })),
    ...[...report.blocking, ...report.warnings].map((finding) => ({
      ...describeFinding(finding),
      slide: finding.slide,
    })),
  ];
  return { headline: headlineOf(items.length), items, figures: figuresOf(report, attempts) };
}

function headlineOf(count: number): string {
  if (count === 0) return 'No problems found';
  return count === 1 ? '1 thing to know' : `${count} things to know`;
}

function figuresOf({ slides }: Quality['report'], attempts: number): QualityDescription['figures'] {
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

/** What a check noticed without forbidding the file, for people who will show the slides. */
interface FindingDescription {
  what: string;
  /** What can be done about it. */
  advice: string;
}

const shorten = 'Nothing was cut. Shorten the text, or ask for more slides.';

/** By the rule's name, in `lib/deck/quality/rules`. */
const warnings: Readonly<Record<string, (finding: QualityFinding, slide: string) => FindingDescription>> = {
  density: ({ message, measured }, slide) => ({
    what: message.includes('items')
      ? `A list on ${slide} has ${measured} entries, more than people take in at a glance.`
      : `${capital(slide)} has ${measured} words, more than people read at a glance.`,
    advice: shorten,
  }),
  coverage: ({ measured = 0, limit = 0 }, slide) =>
    measured < limit
      ? {
          what: `${capital(slide)} is rather empty: its content takes up ${percent(measured)} of the space.`,
          advice: 'Nothing was invented to fill it. Give the slide more to say, or join it with another one.',
        }
      : { what: `${capital(slide)} is rather full: text covers ${percent(measured)} of the space.`, advice: shorten },
  'same-arrangement': (_finding, slide) => ({
    what: `From ${slide} on, more than three slides in a row look alike.`,
    advice: 'They were left alike because their content is. Numbers, steps or comparisons give slides other forms.',
  }),
  'picture-sharpness': ({ message, measured = 0 }, slide) =>
    message.includes('stretched')
      ? {
          what: `A picture on ${slide} is stretched.`,
          advice: 'Send it in the proportions in which it should be seen.',
        }
      : {
          what: `A picture on ${slide} has ${Math.round(measured)} pixels an inch and may look soft on a large screen.`,
          advice: 'It is shown as it was sent. Send a larger one.',
        },
  'icon-contrast': (_finding, slide) => ({
    what: `An icon on ${slide} is faint.`,
    advice: 'The words beside it say the same. Choose another template to have it clearer.',
  }),
  'type-variety': (_finding, slide) => ({
    what: `${capital(slide)} mixes more sizes of letters than usual.`,
    advice: 'It was left so because everything fits that way.',
  }),
  'left-edges': (_finding, slide) => ({
    what: `Two things on ${slide} are a hair out of line.`,
    advice: 'It was left so; few will see it.',
  }),
};

function describeFinding(finding: QualityFinding): FindingDescription {
  const slide = `slide ${finding.slide}`;
  const describe = Object.hasOwn(warnings, finding.rule) ? warnings[finding.rule] : undefined;
  return (
    describe?.(finding, slide) ?? { what: `${capital(slide)}: ${finding.message}`, advice: 'It was left as it is.' }
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
