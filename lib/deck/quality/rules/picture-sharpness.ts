import type { ImageElement } from '../../scene/scene';
import type { FoundOnSlide, Rule } from '../rule';
import { perSlide, rounded } from '../rule';

/** How much wider or higher than its pixels a picture may be drawn. */
const mostStretch = 0.02;
/** Pixels an inch; fewer look coarse on a screen of today. */
const leastDpi = 110;

interface Pixels {
  widthPx: number;
  heightPx: number;
}

/** Pictures keep their proportions and have the pixels that their size on the slide needs. */
export const pictureSharpness: Rule = {
  name: 'picture-sharpness',
  severity: 'warning',
  inspect: perSlide(({ slide, images }) =>
    slide.elements.flatMap((element) => {
      const size = element.type === 'image' ? images.get(element.imageId) : undefined;
      return element.type === 'image' && size ? inspectPicture(element, size) : [];
    }),
  ),
};

function inspectPicture({ name, box, crop }: ImageElement, { widthPx, heightPx }: Pixels): FoundOnSlide[] {
  const dpiAcross = (widthPx * (1 - crop.left - crop.right)) / box.w;
  const dpiDown = (heightPx * (1 - crop.top - crop.bottom)) / box.h;
  const stretch = Math.max(dpiAcross, dpiDown) / Math.min(dpiAcross, dpiDown) - 1;
  const dpi = Math.min(dpiAcross, dpiDown);
  return [
    ...(stretch > mostStretch
      ? [
          {
            element: name,
            message: `The picture is stretched by ${rounded(stretch * 100, 1)} %.`,
            measured: rounded(stretch, 3),
            limit: mostStretch,
          },
        ]
      : []),
    ...(dpi < leastDpi
      ? [
          {
            element: name,
            message: `The picture has ${Math.round(dpi)} pixels an inch, at least ${leastDpi} look sharp.`,
            measured: rounded(dpi, 1),
            limit: leastDpi,
          },
        ]
      : []),
  ];
}
