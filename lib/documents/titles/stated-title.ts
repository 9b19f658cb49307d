import { cleanLine } from '../blocks/clean-line';

/** Longer ones are descriptions, or were written for programs to read. */
const longestTitle = 200;
const fewestLetters = { spaced: 3, unspaced: 2 };
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** What programs write where their users gave no title, and what says of nothing what it is about. */
const junk: readonly RegExp[] = [
  /^(?:untitled|unbenannt|ohne titel|sans (?:titre|nom)|sin título|sem (?:título|nome)|senza (?:titolo|nome)|naamloos|zonder titel|bez (?:tytułu|nazwy)|adsız|başlıksız|isimsiz|без (?:имени|названия)|بدون عنوان|ללא (?:כותרת|שם)|शीर्षकहीन|无标题|未命名|無題|名称未設定|제목 없음)(?:$|[^\p{L}]|文档|文書|문서)/iu,
  /^microsoft (?:office )?(?:word|excel|powerpoint|publisher|visio)(?: [\d.]+)?\s*(?:[-–—:].*|document)?$/iu,
  /^(?:power ?point|pptxgenjs|google slides|keynote)?[- ]?(?:pr[äe]sentation|présentation|presentaci[óo]n|apresentação|presentazione|presentatie|prezentacja|sunum|презентация|演示文稿|プレゼンテーション|프레젠테이션)(?: (?:de |do )?power ?point)?\s?\d*$/iu,
  /^power ?point(?:[- ].*)?$/iu,
  /^(?:doc|document|dokument|documento|documenten|belge|документ|文档|文書|문서|book|mappe|classeur|libro|workbook|sheet|tabelle|slide|folie|page|seite|title|titel|titre|título|titolo|template|vorlage|draft|entwurf|scan|scanned (?:document|image|from .*)|new (?:document|page)|print(?:ed document)?|layout|export|output|report|home|index|readme)[\s_-]?\d*$/iu,
  // Names and places of files.
  /\.(?:docx?m?|dotx?|pptx?m?|potx?|ppsx?|xlsx?m?|csv|odt|odp|ods|rtf|pages|key|numbers|indd|qxd|tex|dvi|ps|eps|pdf|html?|md|txt|fm|wpd|pub|vsdx?|jpe?g|png|tiff?|ai|cdr)$/iu,
  /^(?:[a-z]:\\|\\\\|\/|~\/|file:|https?:|www\.)\S*/iu,
  /^(?=\S*[_])[\w.-]+$/u,
  /^[\w.]+(?:-[\w.]+){2,}$/u,
  /^(?=\S*\d)[\da-f-]{12,}$/iu,
  // Bytes that were read in the wrong encoding, and sources of other programs.
  /\ufffd|þÿ|ÿþ|\\[a-z]{2,}\b/u,
];

const markup = /<!--.*?(?:-->|$)|<\/?[a-z!?][^<>]*>?/giu;

/** A title as a document says it, as one line without markup; null for none and for what is none. */
export function statedTitle(stated: unknown): string | null {
  if (typeof stated !== 'string') return null;
  const title = cleanLine(cleanLine(stated.slice(0, 10 * longestTitle)).replace(markup, ' '));
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  const isTold = letters >= (unspaced.test(title) ? fewestLetters.unspaced : fewestLetters.spaced);
  return isTold && title.length <= longestTitle && !junk.some((pattern) => pattern.test(title)) ? title : null;
}
