/** A word as a program set it: points from the top left corner of its page. */
export interface WordBox {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PageOfWords {
  width: number;
  height: number;
  words: WordBox[];
}

const numbers = (text: string, ...names: string[]): number[] =>
  names.map((name) => Number(new RegExp(`${name}="([-\\d.]+)"`).exec(text)?.[1]));

const signs: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

/** The pages of what `pdftotext -bbox` writes. */
export function readPages(html: string): PageOfWords[] {
  return html
    .split('<page ')
    .slice(1)
    .map((page) => {
      const [width = 0, height = 0] = numbers(page, 'width', 'height');
      const words = [...page.matchAll(/<word ([^>]*)>([^<]*)</g)].map(([, box = '', text = '']): WordBox => {
        const [left = 0, top = 0, right = 0, bottom = 0] = numbers(box, 'xMin', 'yMin', 'xMax', 'yMax');
        return {
          text: text.replace(/&(quot|apos|lt|gt|amp);/g, (_, name: string) => signs[name]!),
          left,
          top,
          right,
          bottom,
        };
      });
      return { width, height, words };
    });
}

/** Boxes reach from the highest to the lowest letter of the font, so that those of close lines overlap by some of it. */
const outsideLetters = 0.22;
/** So much of the smaller of two words lies under the other where one is printed over the other. */
const overlap = 0.15;

/** Where the letters of a word stand; quotation marks hang from its top. */
function withoutMargins(word: WordBox): WordBox {
  const high = word.bottom - word.top;
  const below = /^["“”]+$/.test(word.text) ? 0.5 : outsideLetters;
  return { ...word, top: word.top + high * outsideLetters, bottom: word.bottom - high * below };
}

/** What is printed over something else, or over the edge of the page. */
export function findOverprints({ width, height, words }: PageOfWords): string[] {
  // LibreOffice sets a lone stop or comma of a line from right to left by a wrong width where text is shrunk.
  const letters = words.filter(({ text }) => !/^[.,:;!?،؛؟]+$/.test(text)).map(withoutMargins);
  return letters.flatMap((word, index) => [
    ...(word.left < -1 || word.right > width + 1 || word.top < 0 || word.bottom > height
      ? [`“${word.text}” leaves the slide`]
      : []),
    ...letters.slice(index + 1).flatMap((other) => {
      const w = Math.min(word.right, other.right) - Math.max(word.left, other.left);
      const h = Math.min(word.bottom, other.bottom) - Math.max(word.top, other.top);
      const isOver = w > 0 && h > 0 && w * h > overlap * Math.min(areaOf(word), areaOf(other));
      return isOver ? [`“${word.text}” and “${other.text}” are printed over each other`] : [];
    }),
  ]);
}

function areaOf({ left, top, right, bottom }: WordBox): number {
  return (right - left) * (bottom - top);
}
