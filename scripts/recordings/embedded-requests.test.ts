import { beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedComposer } from '@/lib/generation/composers/create-embedded-composer';
import { readRecordedRequests } from '@/lib/generation/composers/model/testing/recordings/recorded-request';
import { violationsOf } from '@/lib/storytelling/testing/fidelity';
import { runRequest, type MadeJob } from './run-request';

const requests = readRecordedRequests().filter(
  ({ documents, pages, outcome }) => documents.length + pages.length === 0 && outcome === 'completed',
);

/** Whose figures are compared by eye: slides write them otherwise than their author did, or leave out what is no content. */
const comparedByEye: Readonly<Record<string, string>> = {
  'branch-sales': 'thousands get separators',
  'customer-survey': 'the heading of the scores has the scale and the dates',
  'library-report-ar': 'notes write figures in Arabic digits',
  'mail-thread': 'the hours of mails',
  'onboarding-slide-de': 'the numbers of a list',
};

describe.each(requests)('$name by the embedded composer', (request) => {
  let made: Extract<MadeJob, { outcome: 'completed' }>;
  beforeAll(async () => {
    const job = await runRequest(request, createEmbeddedComposer());
    if (job.outcome === 'failed') throw new Error(job.message);
    made = job;
  });

  it('passes the quality checks', () => {
    const qualities = made.files.map(({ quality }) => quality);
    expect(qualities.map(({ composer }) => composer)).toEqual(made.files.map(() => 'embedded'));
    expect(qualities.flatMap(({ report }) => report.blocking)).toEqual([]);
  });

  it.skipIf(request.name in comparedByEye)('has every figure of the request, and no other', () => {
    // Titles that are used twice are numbered by the pipeline: "(2)" is no figure of the composer's.
    const slides = made.spec.slides.map((slide) => ({
      ...slide,
      title: slide.title.replace(/ \(\d+(?:\/\d+)?\)$/, ''),
    }));
    const { lostNumbers, strangeNumbers } = violationsOf({ prompt: request.prompt, names: [], slides });
    expect({ lostNumbers, strangeNumbers }).toEqual({ lostNumbers: [], strangeNumbers: [] });
  });

  it('keeps the order of the headings', () => {
    const headings = [...request.prompt.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
    const labels = made.spec.slides
      .filter(({ kind }) => kind !== 'title' && kind !== 'agenda')
      .map((slide) => `${slide.eyebrow ?? ''}\n${slide.title}`);
    const places = headings
      .map((heading) => labels.findIndex((label) => label.includes(heading)))
      .filter((place) => place >= 0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
