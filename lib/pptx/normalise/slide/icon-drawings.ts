import { namespaces } from '../../package/vocabulary';
import { createElement, descendantsOf } from '../../xml/tree';
import { drawingRelationshipId } from './relationship-ids';
import type { SlideRule } from './slide-drawing';

/** Gives a picture a drawing that is shown in its place ([MS-ODRAWXML], `svgBlip`). */
const drawingExtension = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}';

/** pptxgenjs knows icons as pictures; the SVG stands beside the PNG, which is for programs that draw no SVG. */
export const iconDrawings: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'icon') continue;
    for (const blip of descendantsOf(node, 'a:blip')) {
      const id = drawingRelationshipId(blip.get('r:embed') ?? '');
      const drawing = createElement('asvg:svgBlip', { 'xmlns:asvg': namespaces.asvg, 'r:embed': id });
      blip.append(createElement('a:extLst', {}, [createElement('a:ext', { uri: drawingExtension }, [drawing])]));
    }
  }
};
