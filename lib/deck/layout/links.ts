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

const forms: readonly AddressForm[] = [
  { pattern: `${begin}https?://${signs}+`, prefix: '' },
  { pattern: `${begin}www\\.${signs}+`, prefix: 'https://' },
  { pattern: String.raw`${begin}[a-z0-9._%+-]{1,64}@(?:${label}){1,8}[a-z]{2,24}(?![\p{L}\p{N}])`, prefix: 'mailto:' },
  { pattern: String.raw`${begin}10\.\d{4,9}/${signs}+`, prefix: 'https://doi.org/' },
  {
    pattern: String.raw`${begin}(?:${label}){1,8}(?:com|org|net|edu|gov|int|eu|(?:ac|co|com|edu|go|gov|net|or|org)\.[a-z]{2})(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])(?:/${signs}*)?`,
    prefix: 'https://',
  },
];
const address = new RegExp(forms.map(({ pattern }) => `(${pattern})`).join('|'), 'giu');

/** Nothing else that a reader could be sent to comes from the words of a deck. */
const schemes = new Set(['http:', 'https:', 'mailto:']);
/** Excel's limit and nearly PowerPoint's. */
const longestHref = 2000;
/** Letters that RFC 3986 (section 2) has no place for and that `URL` leaves as they are. */
const unsafe = /['[\]\\^`{|}]/g;

/**
 * Where a reader is sent by an address, or null where it is safer not to send him: another scheme, a name and
 * password in front of the host (which make one host look like another), a host without a name (a bare number may be
 * a machine inside the reader's own network), or too long.
 */
function hrefOf(words: string): string | null {
  if (!URL.canParse(words)) return null;
  const { protocol, username, password, hostname, href } = new URL(words);
  if (!schemes.has(protocol) || username !== '' || password !== '' || href.length > longestHref) return null;
  if (protocol !== 'mailto:' && !/[^.]\.[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*$/u.test(hostname)) return null;
  return href.replace(unsafe, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The address without the marks of the sentence around it; brackets that it opened itself stay. */
function withoutMarks(words: string): string {
  let end = words.length;
  let open = (words.match(/\(/g)?.length ?? 0) - (words.match(/\)/g)?.length ?? 0);
  while (end > 0 && /[.,;:!?'’)\]}*_]/.test(words[end - 1]!)) {
    if (words[end - 1] === ')') {
      if (open >= 0) break;
      open += 1;
    }
    end -= 1;
  }
  return words.slice(0, end);
}

function linkRun(run: TextRun): TextRun[] {
  const pieces: TextRun[] = [];
  let done = 0;
  for (const match of run.text.matchAll(address)) {
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

/**
 * The sources of a slide with their addresses as hyperlinks. Other texts stay words: an address in them may come from
 * a document that somebody else wrote to lead the deck's readers astray. Nothing gets another size.
 */
export function withLinks(kind: SceneSlide['kind'], elements: readonly SceneElement[]): SceneElement[] {
  const linked = (paragraphs: readonly Paragraph[]) =>
    paragraphs.map((paragraph) => ({ ...paragraph, runs: paragraph.runs.flatMap(linkRun) }));
  return elements.map((element) => {
    const isSource = element.name === 'Source' || (kind === 'sources' && element.name !== 'Title');
    return isSource && element.type === 'text' ? { ...element, paragraphs: linked(element.paragraphs) } : element;
  });
}
