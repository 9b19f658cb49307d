import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { wordCount } from '@/lib/reading/source/sentences';
import { linesOf, type Atom } from '../atoms';
import type { TellingContext } from '../context';
import { lossOf, withLost } from '../loss';
import { capitalised, unstopped } from '../text/signs';

const [leastOfSlide, leastOfLine, mostLines, mostWords] = [1.5, 0.4, 7, 100];

/** A slide alone with what it leaves out of the content: beside its figures as points, else where it has room. */
export function besideFigures(
  slide: SlideSpecInput,
  content: readonly Atom[],
  context: TellingContext,
): SlideSpecInput {
  const isLimited = context.reading.instructions.mostWords !== null;
  if (isLimited || lossOf(content, [], [slide], context) < leastOfSlide) return slide;
  const block = blockOf(slide);
  if (block === null) return withLost([slide], content, [slide], context)[0] ?? slide;
  const lines = content.flatMap((atom) => {
    const isShown = atom.type === 'data' || lossOf([atom], [], [slide], context) < leastOfLine;
    const title = atom.path.at(-1)?.title ?? null;
    const said = isShown ? '' : linesOf(atom).join('; ');
    return said === ''
      ? []
      : [capitalised(unstopped(title === null || said.startsWith(title) ? said : `${title}: ${said}`))];
  });
  const words = lines.reduce((sum, line) => sum + wordCount(line), 0);
  if (lines.length === 0 || lines.length > mostLines || words > mostWords) return slide;
  const points = { kind: 'bullets' as const, ordered: false, items: lines.map((text) => ({ text })) };
  const eyebrow = slide.eyebrow === undefined ? {} : { eyebrow: slide.eyebrow };
  return { kind: 'blocks', title: slide.title, ...eyebrow, blocks: [block, points] };
}

type Block = Extract<SlideSpecInput, { kind: 'blocks' }>['blocks'][number];

function blockOf(slide: SlideSpecInput): Block | null {
  switch (slide.kind) {
    case 'chart':
      return { kind: 'chart', chart: slide.chart };
    case 'metrics':
      return { kind: 'metrics', metrics: slide.metrics };
    case 'statement':
      return { kind: 'statement', statement: slide.statement };
    default:
      return null;
  }
}
