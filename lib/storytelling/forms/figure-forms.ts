import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { amountsOf, figureOf, type LargeFigure } from '../text/counted';
import { capitalised, unstopped } from '../text/signs';
import { groupedNumber } from '../text/written';
import { draftOf, type Draft } from './draft';
import { linesOfPoints, wordsOfPoints, type FormMaterial } from './material';

const [fewestFigures, mostFigures, mostWordsOfDetail] = [2, 6, 10];
/** Where figures are told in sentences, of this share of the lines at least. */
const shareOfFigures = 0.6;
const [mostEquals, fewestAbove] = [4, 3];

/** A few numbers with what they count; what is said beside them is left to the notes. */
export function figures({ title, points, roles, asked }: FormMaterial, context: TellingContext): Draft | null {
  const isCalledFor = roles.has('figures') || asked.has('figures');
  for (const { lines, heads } of linesOfPoints(points, context)) {
    // What one line is about is not what the others are about.
    if (heads.length > (points.length > 1 ? 0 : 1)) continue;
    const besides: string[] = [];
    const metrics: LargeFigure[] = [];
    let lost = 0;
    const clean = lines.filter((line) => figureOf(line, context) !== null).length;
    for (const line of lines) {
      const isToldAll = isCalledFor && clean * 2 >= lines.length;
      const figure = figureOf(line, context) ?? (isToldAll ? firstOf(line, context) : null);
      const last = metrics.at(-1);
      if (figure !== null) metrics.push({ ...figure, label: capitalised(figure.label) });
      // What a figure is followed by in its own line is its detail; another line stands below all of them.
      else if (last === undefined || wordCount(line) > mostWordsOfDetail) lost += 1;
      else if (points.length > 1) besides.push(unstopped(line));
      else last.detail ??= capitalised(unstopped(line));
    }
    const fewest = Math.max(fewestFigures, (isCalledFor ? 0.4 : shareOfFigures) * lines.length);
    if (metrics.length < fewest || metrics.length > mostFigures) continue;
    // Of a few equals none is left out, and none stands below the others in small letters.
    const isShort = lines.length <= mostEquals && !isCalledFor;
    if (isShort && (lost > 0 || (besides.length > 0 && metrics.length < fewestAbove))) continue;
    if (new Set(metrics.map(({ label }) => label)).size < metrics.length) continue;
    const { language } = context.reading;
    return draftOf('figures', isCalledFor ? 2.6 : 1.8, Math.max(metrics.length / 5, wordsOfPoints(points) / 60), {
      kind: 'metrics',
      title,
      ...(besides.length === 1 && !besides.some(hasDigit) ? { source: besides.join() } : {}),
      ...(heads[0] === undefined || heads[0] === title ? {} : { eyebrow: capitalised(heads[0]) }),
      metrics: metrics.map((metric) => ({ ...metric, value: groupedNumber(metric.value, language) })),
    });
  }
  return null;
}

/** Where numbers are asked for, the first of a line that has several stands for it, which is told in full. */
function firstOf(line: string, context: TellingContext): LargeFigure | null {
  const first = amountsOf(line, context).find(({ unit, scaleWord }) => unit !== '' || scaleWord !== '');
  return first === undefined ? null : { value: first.text, label: unstopped(line) };
}
