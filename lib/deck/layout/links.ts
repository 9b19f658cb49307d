import type { Paragraph, SceneElement, SceneSlide, TextRun } from '../scene/scene';

/** What an address is made of: all but spaces, quotes, controls and the punctuation of scripts without spaces. */
const signs = String.raw`[^\s<>"“”„«»‹›、。，；：！？（）「」『』【】《》\p{Cc}\p{Cf}]`;
/** An address begins where no word, no path and no other address goes on. */
const begin = String.raw`(?<![\p{L}\p{N}@/._%+-])`;
const label = String.raw`[a-z0-9-]{1,63}\.`;

interface AddressForm {
  pattern: string;
  /** The scheme and host that the words leave out. */
  prefix: string;
}

const spelledOut: readonly AddressForm[] = [
  { pattern: `${begin}https?://${signs}+`, prefix: '' },
  { pattern: `${begin}www\\.${signs}+`, prefix: 'https://' },
  { pattern: String.raw`${begin}[a-z0-9._%+-]{1,64}@(?:${label}){1,8}[a-z]{2,24}(?![\p{L}\p{N}])`, prefix: 'mailto:' },
];
/** In sources alone: elsewhere a full stop between two words is more often a slip than an address. */
const inSources: readonly AddressForm[] = [
  { pattern: String.raw`${begin}10\.\d{4,9}/${signs}+`, prefix: 'https://doi.org/' },
  {
    pattern: String.raw`${begin}(?:${label}){1,8}(?:com|org|net|edu|gov|int|eu|(?:ac|co|com|edu|go|gov|net|or|org)\.[a-z]{2})(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])(?:/${signs}*)?`,
    prefix: 'https://',
  },
];

function finder(forms: readonly AddressForm[]) {
  return { forms, regex: new RegExp(forms.map(({ pattern }) => `(${pattern})`).join('|'), 'giu') };
}

const finders = { text: finder(spelledOut), source: finder([...spelledOut, ...inSources]) };

/** Nothing else that a reader could be sent to comes from the words of a deck. */
const schemes = new Set(['http:', 'https:', 'mailto:']);
/** Excel's limit and nearly PowerPoint's. */
const longestHref = 2000;
/** Letters that RFC 3986 (section 2) has no place for and that `URL` leaves as they are. */
const unsafe = /['[\]\\^`{|}]/g;

/**
 * Where a reader is sent by an address, or null where it is safer not to send him: another scheme, a name and
 * password in front of the host (which make one host look like another), no host with a dot, or too long.
 */
function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, hostname, href } = new URL(address);
  if (!schemes.has(protocol) || username !== '' || password !== '' || href.length > longestHref) return null;
  if (protocol !== 'mailto:' && !/^[^[\]]+\.[^[\]]+$/.test(hostname)) return null;
  return href.replace(unsafe, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The address without the marks of the sentence around it; brackets that it opened itself stay. */
function withoutMarks(address: string): string {
  let end = address.length;
  let open = (address.match(/\(/g)?.length ?? 0) - (address.match(/\)/g)?.length ?? 0);
  while (end > 0 && /[.,;:!?'’)\]}*_]/.test(address[end - 1]!)) {
    if (address[end - 1] === ')') {
      if (open >= 0) break;
      open += 1;
    }
    end -= 1;
  }
  return address.slice(0, end);
}

function linkRun(run: TextRun, { forms, regex }: ReturnType<typeof finder>): TextRun[] {
  const pieces: TextRun[] = [];
  let done = 0;
  for (const match of run.text.matchAll(regex)) {
    const text = withoutMarks(match[0]);
    // A shortened address leads somewhere else.
    if (match[0].includes('…')) continue;
    const form = forms[match.slice(1).findIndex((group) => group !== undefined)];
    const href = hrefOf(`${form?.prefix ?? ''}${text}`);
    if (href === null) continue;
    pieces.push({ ...run, text: run.text.slice(done, match.index) }, { ...run, text, href });
    done = match.index + text.length;
  }
  return done === 0 ? [run] : [...pieces, { ...run, text: run.text.slice(done) }].filter(({ text }) => text !== '');
}

/** The words of a slide with the addresses among them as hyperlinks; titles stay words. Nothing gets another size. */
export function withLinks(kind: SceneSlide['kind'], elements: readonly SceneElement[]): SceneElement[] {
  return elements.map((element) => {
    const found = kind === 'sources' || element.name === 'Source' ? finders.source : finders.text;
    const linked = (paragraphs: readonly Paragraph[]) =>
      paragraphs.map((paragraph) => ({ ...paragraph, runs: paragraph.runs.flatMap((run) => linkRun(run, found)) }));
    if (element.type === 'text')
      return element.placeholder === 'title' ? element : { ...element, paragraphs: linked(element.paragraphs) };
    if (element.type !== 'table') return element;
    const rows = element.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, paragraphs: linked(cell.paragraphs) })),
    }));
    return { ...element, rows };
  });
}
