import type { JobFile } from '@/lib/services/jobs/get-job-details';

export type Quality = NonNullable<JobFile['quality']>;
export type QualityFinding = Quality['report']['warnings'][number];

interface QualityItem {
  what: string;
  /** What can be done about it; null where the sentence says all. */
  advice: string | null;
  /** The slides that it is about; none when it is about all, or about none that is known. */
  slides: number[];
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
    ...sentences.map((what) => ({ what, advice: null, slides: slidesOf(what, titles) })),
    ...gathered([...report.blocking, ...report.warnings].map(describeFinding)),
  ];
  return { headline: headlineOf(items.length), items, figures: figuresOf(report, attempts) };
}

/** What is said of more slides than this is said of all of them at once. */
const mostApart = 2;

function gathered(findings: readonly FindingDescription[]): QualityItem[] {
  const groups = new Map<string, FindingDescription[]>();
  for (const finding of findings) {
    const key = finding.ofMany ?? finding.what;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const slides = [...new Set(group.map(({ slide }) => slide))];
    if (first?.ofMany === undefined || slides.length <= mostApart)
      return group.map(({ what, advice, slide }) => ({ what, advice, slides: [slide] }));
    return [{ what: `${slides.length} slides ${first.ofMany}`, advice: first.advice, slides }];
  });
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
function slidesOf(sentence: string, titles: readonly string[]): number[] {
  const [, number] = /\bslide (\d+)\b/i.exec(sentence) ?? [];
  if (number !== undefined && Number(number) <= titles.length) return [Number(number)];
  const [, beginning] = /\bthe slide "(.+?)…?"/.exec(sentence) ?? [];
  const index = beginning === undefined ? -1 : titles.findIndex((title) => title.startsWith(beginning));
  return index < 0 ? [] : [index + 1];
}

/** What a check noticed without forbidding the file, for people who will show the slides. */
interface FindingDescription {
  what: string;
  /** What can be done about it. */
  advice: string;
  slide: number;
  /** The same of several slides, behind how many they are; undefined where it can't be said so. */
  ofMany?: string;
}

type Described = Omit<FindingDescription, 'slide'>;

const shorten = 'Nothing was cut. Shorten the text, or ask for more slides.';

/** By the rule's name, in `lib/deck/quality/rules`. */
const warnings: Readonly<Record<string, (finding: QualityFinding, slide: string) => Described>> = {
  density: ({ message, measured }, slide) => ({
    what: message.includes('items')
      ? `A list on ${slide} has ${measured} entries, more than people take in at a glance.`
      : `${capital(slide)} has ${measured} words, more than people read at a glance.`,
    advice: shorten,
    ofMany: message.includes('items')
      ? 'have lists with more entries than people take in at a glance.'
      : 'have more words than people read at a glance.',
  }),
  coverage: ({ measured = 0, limit = 0 }, slide) =>
    measured < limit
      ? {
          what: `${capital(slide)} is rather empty: its content takes up ${percent(measured)} of the space.`,
          advice: 'Nothing was invented to fill it. Give the slide more to say, or join it with another one.',
          ofMany: 'are rather empty: their content takes up little of the space.',
        }
      : {
          what: `${capital(slide)} is rather full: text covers ${percent(measured)} of the space.`,
          advice: shorten,
          ofMany: 'are rather full: text covers much of the space.',
        },
  'same-arrangement': (_finding, slide) => ({
    what: `From ${slide} on, more than three slides in a row look alike.`,
    advice: 'They were left alike because their content is. Numbers, steps or comparisons give slides other forms.',
  }),
  'picture-sharpness': ({ message, measured = 0 }, slide) =>
    message.includes('stretched')
      ? {
          what: `A picture on ${slide} is stretched.`,
          advice: 'Send it in the proportions in which it should be seen.',
          ofMany: 'have a picture that is stretched.',
        }
      : {
          what: `A picture on ${slide} has ${Math.round(measured)} pixels an inch and may look soft on a large screen.`,
          advice: 'It is shown as it was sent. Send a larger one.',
          ofMany: 'have a picture that may look soft on a large screen.',
        },
  'icon-contrast': (_finding, slide) => ({
    what: `An icon on ${slide} is faint.`,
    advice: 'The words beside it say the same. Choose another template to have it clearer.',
    ofMany: 'have a faint icon.',
  }),
  'type-variety': (_finding, slide) => ({
    what: `${capital(slide)} mixes more sizes of letters than usual.`,
    advice: 'It was left so because everything fits that way.',
    ofMany: 'mix more sizes of letters than usual.',
  }),
  'left-edges': (_finding, slide) => ({
    what: `Two things on ${slide} are a hair out of line.`,
    advice: 'It was left so; few will see it.',
    ofMany: 'have two things a hair out of line.',
  }),
};

function describeFinding(finding: QualityFinding): FindingDescription {
  const slide = `slide ${finding.slide}`;
  const describe = Object.hasOwn(warnings, finding.rule) ? warnings[finding.rule] : undefined;
  const described = describe?.(finding, slide) ?? {
    what: `${capital(slide)}: ${finding.message}`,
    advice: 'It was left as it is.',
  };
  return { ...described, slide: finding.slide };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
