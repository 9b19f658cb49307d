import type { FontFamily, MeasuredFamily } from '../theme/theme';
import { openFontTwins } from './open-font-twins';
import { familyName } from './own-fonts';

/** How a family is measured: by the family whose widths are nearest, and how much wider than that one it may be. */
export interface FontTwin {
  twin: MeasuredFamily;
  widthShare: number;
  /** Of its size, where its line pitch is known and is another one. */
  pitch?: number;
}

/** For families of which no more than their name is known. */
const unknownShare = 1.08;

const exact = (twin: MeasuredFamily): FontTwin => ({ twin, widthShare: 1 });
const scaled = (twin: MeasuredFamily, widthShare: number): FontTwin => ({ twin, widthShare });
const [verdana, condensedDejaVu, dejaVuSerif] = [scaled('Arial', 1.2), scaled('Arial', 1.08), scaled('Georgia', 1.17)];

/** By lower-case name: the families themselves, others of the same widths, and some whose running text was compared with theirs. */
const knownTwins: ReadonlyMap<string, FontTwin> = new Map<string, FontTwin>([
  ['calibri', exact('Calibri')],
  ['carlito', exact('Calibri')],
  ['arial', exact('Arial')],
  ['arimo', exact('Arial')],
  ['helvetica', exact('Arial')],
  ['liberation sans', exact('Arial')],
  ['times new roman', exact('Times New Roman')],
  ['times', exact('Times New Roman')],
  ['tinos', exact('Times New Roman')],
  ['liberation serif', exact('Times New Roman')],
  ['cambria', exact('Cambria')],
  ['caladea', exact('Cambria')],
  ['georgia', exact('Georgia')],
  ['gelasio', exact('Georgia')],
  ['courier new', exact('Courier New')],
  ['courier', exact('Courier New')],
  ['cousine', exact('Courier New')],
  ['liberation mono', exact('Courier New')],
  ['arial narrow', scaled('Arial', 0.83)],
  ['liberation sans narrow', scaled('Arial', 0.83)],
  ['gill sans mt', exact('Arial')],
  ['gill sans', exact('Arial')],
  ['verdana', verdana],
  ['dejavu sans', verdana],
  ['bitstream vera sans', verdana],
  ['dejavu sans condensed', condensedDejaVu],
  ['dejavu serif', dejaVuSerif],
  ['noto serif', scaled('Georgia', 1.09)],
]);

/** What a name tells about a family nobody measured; the first that fits decides, and what tells nothing is a sans. */
const classes: readonly (readonly [name: RegExp, twin: MeasuredFamily])[] = [
  [/mono(?!t)|code\b|consol|courier|typewriter|terminal|fixed|menlo|monaco/, 'Courier New'],
  [/condensed|narrow|compressed|\bcond\b/, 'Calibri'],
  [/\bsans\b|grotesk|grotesque|gothic/, 'Arial'],
  [/times|roman|garamond|caslon|bembo|perpetua/, 'Times New Roman'],
  [
    /serif|slab|antiqua|bookman|book\b|baskerville|bodoni|century school|didot|minion|palatino|constantia|playfair|merriweather|lora\b|rockwell|roboto slab|sitka|mincho|song|ming/,
    'Georgia',
  ],
];

/** The measured family that stands for any family, by its name alone. Pure; never fails. */
export function fontTwinOf(family: FontFamily): FontTwin {
  const name = familyName(family).trim().toLowerCase();
  const known = knownTwins.get(name) ?? openTwinOf(name);
  if (known) return known;
  const twin = classes.find(([pattern]) => pattern.test(name))?.[1] ?? 'Arial';
  return scaled(twin, unknownShare);
}

/** A family may be named with its weight. */
const weight =
  /[ -](?:(thin|extra ?light|light|regular|book|medium)|(semi ?bold|demi ?bold|demi|bold|extra ?bold|black|heavy))$/;
/** How much wider letters of heavy weights are than regular ones. */
const heavyShare = 1.06;

function openTwinOf(name: string): FontTwin | undefined {
  const [suffix = '', , heavy] = weight.exec(name) ?? [];
  const known = openFontTwins[name] ?? openFontTwins[name.slice(0, name.length - suffix.length)];
  if (known === undefined) return undefined;
  const [twin, widthShare, pitch] = known;
  return { twin, widthShare: heavy ? widthShare * heavyShare : widthShare, pitch };
}
