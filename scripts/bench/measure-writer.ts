import { typicalEn } from '@/lib/deck/layout/fixtures/typical-en';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Scene } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawPresentation } from '@/lib/pptx/write/draw-presentation';
import { writePptx } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { type Figure, percentile, rounded } from './figure';

const slideCount = 20;
const rounds = 25;
const warmUpRounds = 5;

/** Twenty slides of the typical deck without pictures, whose decoding is none of the writer's work. */
function benchScene(theme: Theme): Scene {
  const { slides, ...deck } = deckSpecSchema.parse(typicalEn);
  const drawable = slides.filter(({ kind }) => kind !== 'image');
  const repeated = Array.from({ length: slideCount }, (_, index) => drawable[index % drawable.length]).flatMap((slide) => slide ?? []);
  return layOutDeck({ ...deck, slides: repeated }, theme, { maxSlides: slideCount, images: new Map() }).scene;
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Our writer against bare pptxgenjs with the same shapes, taking turns so that noise hits both. */
export async function measureWriter(): Promise<Figure[]> {
  const theme = builtinThemes[0];
  if (!theme) throw new Error('There is no built-in template.');
  const scene = benchScene(theme);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const own = await millisecondsOf(() => writePptx({ scene, theme, images: new Map() }));
    const other = await millisecondsOf(() => drawPresentation(scene, theme).write({ outputType: 'nodebuffer' }));
    if (round < 0) continue;
    ours.push(own);
    bare.push(other);
  }
  const [own, other] = [percentile(ours, 0.5), percentile(bare, 0.5)];
  return [
    { name: `write ${scene.slides.length} slides, p50`, value: rounded(own), unit: 'ms' },
    { name: 'the same shapes with bare pptxgenjs, p50', value: rounded(other), unit: 'ms' },
    { name: 'write, relative to bare pptxgenjs', value: rounded(own / other, 2), unit: '×', aim: 2 },
  ];
}
