import type { JobFile } from '@/lib/services/jobs/get-job-details';

export type Quality = NonNullable<JobFile['quality']>;
export type Finding = Quality['report']['warnings'][number];

/** What a check noticed without forbidding the file, for people who will show the slides. */
interface Told {
  what: string;
  /** What can be done about it. */
  advice: string;
}

const shorten = 'Nothing was cut. Shorten the text, or ask for more slides.';

/** By the rule's name, in `lib/deck/quality/rules`. */
const warnings: Readonly<Record<string, (finding: Finding, slide: string) => Told>> = {
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

export function tellWarning(finding: Finding): Told {
  const slide = `slide ${finding.slide}`;
  const tell = Object.hasOwn(warnings, finding.rule) ? warnings[finding.rule] : undefined;
  return tell?.(finding, slide) ?? { what: `${capital(slide)}: ${finding.message}`, advice: 'It was left as it is.' };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
