import { leastContrast, leastFieldContrast } from '@/lib/deck/quality/contrast';
import { coversPoint } from '@/lib/deck/quality/covers-point';
import { textBlocksOf, type TextBlock } from '@/lib/deck/quality/text-blocks';
import type { PlaceholderRole } from '@/lib/deck/scene/placeholder-role';
import type { Scene, SceneSlide } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawPixels } from '@/lib/platform/rasterizer/rasterize-svg';
import { Ground } from '../artwork/ground';

const pointsPerInch = 72;
/** Words are on what is drawn where they are not read on more than this share of their place. */
const leastShare = 0.9;
const widthPx = 640;
const fieldRoles: ReadonlySet<PlaceholderRole> = new Set(['slide-number', 'footer', 'date', 'label']);

/** Words of a scene that stand on what its layouts draw and are not read there, a line each. */
export async function wordsOnArtwork({ slides, language, direction }: Scene, theme: Theme): Promise<string[]> {
  const grounds = new Map<string, Promise<Ground>>();
  const groundOf = (artwork: string) => {
    const [width, height] = [theme.canvas.w * pointsPerInch, theme.canvas.h * pointsPerInch];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${artwork}</svg>`;
    const drawn =
      grounds.get(artwork) ?? drawPixels(svg, { widthPx }).then((pixels) => new Ground(pixels, theme.canvas));
    grounds.set(artwork, drawn);
    return drawn;
  };
  const found = slides.map(async (slide, index) => {
    const ground = await groundOf(theme.layouts[slide.layout].artwork ?? '');
    return textBlocksOf(slide, { fonts: theme.fonts, language, direction }).flatMap((block) => {
      const run = block.paragraphs.flatMap(({ runs }) => runs).find(({ text }) => text.trim() !== '');
      if (run === undefined || isCovered(block, slide)) return [];
      const { element } = block;
      // Numbers and footers stay as pale as templates have them.
      const isField = element.type === 'text' && fieldRoles.has(element.placeholder);
      const least = isField ? leastFieldContrast : leastContrast(run.sizePt, run.bold ?? false);
      const share = ground.legibleShare(block.ink, theme.colors[run.color], least);
      return share >= leastShare
        ? []
        : [`${index + 1} ${slide.kind}, “${block.label}”: ${Math.round(share * 100)} % is read`];
    });
  });
  return (await Promise.all(found)).flat();
}

/** Whether something of the slide's own lies between its words and the layout. */
function isCovered({ ink, order, fill }: TextBlock, { elements }: SceneSlide): boolean {
  const middle = { x: ink.x + ink.w / 2, y: ink.y + ink.h / 2 };
  const isOpaque = (one: SceneSlide['elements'][number]) =>
    one.type === 'image' ||
    ((one.type === 'shape' || one.type === 'text') && (one.fill?.opacity ?? 1) === 1 && !!one.fill);
  return (
    fill !== undefined ||
    elements.slice(0, order + 1).some((one) => isOpaque(one) && coversPoint(one, middle.x, middle.y))
  );
}
