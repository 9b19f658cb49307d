import type { ImageAsset, ImageElement } from '@/lib/deck/scene/scene';
import { tag } from './svg';
import { boxInPoints } from './units';

/** @throws when the picture is not among the assets */
export function drawImage(
  { box, crop, imageId, altText }: ImageElement,
  images: ReadonlyMap<string, ImageAsset>,
): string[] {
  const asset = images.get(imageId);
  if (!asset) throw new RangeError(`There is no picture ${imageId}.`);
  // The picture is one unit wide and high in a view box that shows what the crop leaves.
  const viewBox = [crop.left, crop.top, 1 - crop.left - crop.right, 1 - crop.top - crop.bottom].join(' ');
  const href = `data:${asset.mimeType};base64,${Buffer.from(asset.bytes).toString('base64')}`;
  const picture = tag('image', { width: 1, height: 1, preserveAspectRatio: 'none', href, 'aria-label': altText });
  return [tag('svg', { ...boxInPoints(box), viewBox, preserveAspectRatio: 'none' }, [picture])];
}
