import { descendantsOf } from '../xml/tree';
import type { LintFinding, LintRule } from './finding';

/** How the bytes of each type of picture begin. */
const beginnings: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
};

/** A picture is what its type says; a PNG that holds SVG or nothing is what PowerPoint offers to repair. */
export const checkMediaTypes: LintRule = ({ parts, contentTypeOf }) =>
  [...parts].flatMap(([part, bytes]): LintFinding[] => {
    const type = contentTypeOf(part) ?? '';
    const beginning = beginnings[type];
    const holds = beginning?.every((byte, index) => bytes[index] === byte) ?? true;
    return holds ? [] : [{ rule: 'media-type', part, message: `does not hold what ${type} means` }];
  });

/** Slides refer to pictures and charts by ids that exist. */
export const checkReferences: LintRule = ({ slides, roots, relationshipsOf }) =>
  slides.flatMap((part) => {
    const known = new Set(relationshipsOf(part).map(({ id }) => id));
    const root = roots.get(part);
    return (root === undefined ? [] : descendantsOf(root))
      .flatMap((element) => ['r:embed', 'r:id'].map((name) => element.get(name)))
      .filter((id) => id !== undefined && !known.has(id))
      .map((id) => ({ rule: 'missing-relationship', part, message: `refers to ${id}, which it does not have` }));
  });

/** A drawing stands beside a picture that programs without SVG show in its place. */
export const checkFallbacks: LintRule = ({ slides, roots, relationshipsOf, contentTypeOf }) =>
  slides.flatMap((part) => {
    const typeOf = (id: string | undefined) =>
      contentTypeOf(relationshipsOf(part).find((one) => one.id === id)?.target ?? '');
    const root = roots.get(part);
    const blips = root === undefined ? [] : descendantsOf(root, 'a:blip');
    return blips.flatMap((blip): LintFinding[] => {
      const drawing = descendantsOf(blip, 'asvg:svgBlip')[0];
      const isVector = typeOf(blip.get('r:embed')) === 'image/svg+xml';
      if (!isVector && (drawing === undefined || typeOf(drawing.get('r:embed')) === 'image/svg+xml')) return [];
      return [
        { rule: 'picture-fallback', part, message: `${blip.get('r:embed')} is not a picture with a drawing beside it` },
      ];
    });
  });
