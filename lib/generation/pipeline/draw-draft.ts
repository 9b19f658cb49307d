import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { type BlobStore, readBlob } from '@/lib/platform/blob-store/blob-store';
import { prepareImages } from '@/lib/pptx/assemble/prepare-images';
import { drawSlide } from '@/lib/preview/draw-slide';
import type { Reading } from '@/lib/reading/reading';
import type { Outline } from '../composers/composer';
import { colorByPicture, seenPicturesName, type SeenPicture } from '../pictures/look-at-picture';
import { withSeen } from './check-pictures';
import { chooseTemplate } from './choose-template';
import { imagesOf, picturesOf, loadImages } from './draw-file';
import type { GenerationJob } from './generation-job';
import { jobFolder, openJobFiles } from './job-files';
import { loadHyphenation } from './load-hyphenation';
import { readingName } from './read';
import { readSpec } from './read-spec';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import type { Task } from '../compute/compute';

/**
 * A slide that is written, as PNG, before the deck as a whole is designed: what somebody who watches the job sees.
 * The finished slide may take another form, since only the whole deck can be checked. Null for a slide that is not
 * written yet.
 */
export const draftTask: Task<DraftInput, Uint8Array | null> = {
  name: 'draft',
  async work({ widthPx, ...input }, blobs) {
    const svg = await drawDraft(input, blobs);
    return svg === null ? null : rasterizeSvg(svg, { widthPx });
  },
};

interface DraftInput {
  job: GenerationJob;
  /** 1 for the first. */
  slide: number;
  /** Names of the templates of the organization's last files, which weigh in the choice of a template. */
  recent: readonly string[];
  widthPx: number;
}

async function drawDraft(
  { job, slide, recent }: Omit<DraftInput, 'widthPx'>,
  blobs: BlobStore,
): Promise<string | null> {
  const [kept, outline, written] = await Promise.all([
    readJson(blobs, `${jobFolder(job)}${readingName}`),
    readJson(blobs, `${jobFolder(job)}outline.json`),
    readJson(blobs, `${jobFolder(job)}slides/${slide}.json`),
  ]);
  if (!kept || !outline || !written) return null;
  const reading = kept as Reading;
  const { title, slides } = outline as Outline;
  const { spec } = readSpec(
    { reading },
    { title, language: reading.language, direction: reading.direction, slides: [written] },
  );
  const chosen = await chooseTemplate(
    { job, reading },
    slides.map(({ kind }) => kind),
    recent,
    blobs,
  );
  const seen = withSeen(job, await readSeen(blobs, job));
  const { theme } = colorByPicture(chosen.theme, picturesOf({ job: seen }), chosen.by === 'match');
  return draw(blobs, seen, theme, spec);
}

async function readSeen(blobs: BlobStore, job: GenerationJob): Promise<SeenPicture[]> {
  if (job.referenceImages.length === 0) return [];
  return ((await readJson(blobs, `${jobFolder(job)}${seenPicturesName}`)) ?? []) as SeenPicture[];
}

async function draw(
  blobs: BlobStore,
  job: GenerationJob,
  theme: Theme,
  spec: ReturnType<typeof readSpec>['spec'],
): Promise<string | null> {
  const hyphenate = await loadHyphenation(spec);
  const { scene } = layOutDeck(spec, theme, {
    maxSlides: 1,
    images: imagesOf({ job }),
    hyphenate,
    date: job.acceptedAt,
  });
  const [first] = scene.slides;
  if (!first) return null;
  const images = await prepareImages(scene, await loadImages({ job, files: openJobFiles(blobs, job) }));
  return drawSlide({
    slide: first,
    direction: scene.direction,
    language: spec.language,
    theme: directTheme(theme, spec.direction),
    images,
  }).svg;
}

async function readJson(blobs: BlobStore, key: string): Promise<unknown> {
  const kept = await readBlob(blobs, key);
  return kept && JSON.parse(new TextDecoder().decode(kept.bytes));
}
