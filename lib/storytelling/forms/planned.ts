import { headOf, bracketAtEnd } from '../text/pieces';
import type { TellingContext } from '../context';
import { datedOf } from '../text/dated';
import { capitalised, partsOf, unstopped } from '../text/signs';
import { stretchOf, type TimeStretch } from '../text/stretch';
import type { TextPoint } from './material';

/** What is planned, in which lane, and from when to when. */
export interface PlannedItem {
  lane?: string;
  text?: string;
  stretch: TimeStretch;
}

export const planText = (text: string): string => capitalised(unstopped(text));

/** "Q1–Q2: lease", "Lease: Q1–Q2", "Lease (Q1–Q2)". */
function plannedOf(text: string, context: TellingContext): { text: string; stretch: TimeStretch } | null {
  const { lexicon } = context;
  const plain = unstopped(text);
  // A dash amid a time parts nothing.
  const [, head = '', rest = ''] = /^([^:：]+)[:：]\s*(\S.*)$/u.exec(plain) ?? [];
  for (const headed of [{ head, rest }, headOf(plain), bracketAtEnd(plain)]) {
    if (headed === null || headed.head === '') continue;
    const [before, behind] = [stretchOf(headed.head, lexicon), stretchOf(headed.rest, lexicon)];
    if (before !== null) return { text: headed.rest, stretch: before };
    if (behind !== null) return { text: headed.head, stretch: behind };
  }
  const dated = datedOf(plain, context);
  const stretch = dated === null ? null : stretchOf(dated.when.text, lexicon);
  return dated === null || stretch === null ? null : { text: dated.text, stretch };
}

/** Null where a line says no time, or is more than one line. */
export function plannedIn(
  points: readonly TextPoint[],
  lane: string | undefined,
  context: TellingContext,
): PlannedItem[] | null {
  const planned: PlannedItem[] = [];
  for (const { text, children } of points) {
    const found = children.length > 0 ? null : plannedOf(text, context);
    if (found === null) return null;
    planned.push({ ...(lane !== undefined && { lane }), text: planText(found.text), stretch: found.stretch });
  }
  return planned;
}

/** "Portal: sign-on in January; quote tool in May": one lane in one line; null where a piece of it says no time. */
export function plannedPieces(text: string, lane: string, context: TellingContext): PlannedItem[] | null {
  const pieces = partsOf(
    unstopped(text),
    (sign, at) => ';；、，'.includes(sign) || (sign === ',' && text.charAt(at + 1) === ' '),
  );
  const found = pieces.map((piece) => plannedOf(piece, context));
  return found.length === 0 || found.includes(null)
    ? null
    : found.flatMap((each) => (each === null ? [] : [{ lane, text: planText(each.text), stretch: each.stretch }]));
}

/** A lane a line: what it is called, and behind that what is planned when. */
export function lanesInLines(points: readonly TextPoint[], context: TellingContext): PlannedItem[] | null {
  const lanes = points.map(({ text, children }) => {
    const headed = children.length > 0 ? null : headOf(text);
    return headed === null ? null : plannedPieces(headed.rest, planText(headed.head), context);
  });
  const planned = lanes.flatMap((lane) => lane ?? []);
  return lanes.length < 2 || lanes.includes(null) || planned.length === lanes.length ? null : planned;
}
