import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { sentencesIn } from '@/lib/reading/source/sentences';
import { allTexts, materialOf, textsOf, wordsIn } from './said-in';

/** What a deck does to its material that it must not do; empty lists for a faithful one. */
export interface Violations {
  lostNumbers: string[];
  lostNames: string[];
  strangeNumbers: string[];
  saidTwice: string[];
}

export interface Told {
  prompt: string;
  /** Names that capital letters don't tell, or that must stay in one piece. */
  names: readonly string[];
  slides: readonly SlideSpec[];
}

/** How the embedded composer treats what it was given: every number and name kept, none added, nothing told twice. */
export function violationsOf({ prompt, names, slides }: Told): Violations {
  const material = cellsApart(materialOf(withoutInstructions(prompt)));
  const said = allTexts(slides);
  const shown = new Set([...numbersIn(said), ...chartNumbers(slides)]);
  const words = new Set(wordsIn(said));
  const computed = computedFigures(slides);
  const plain = said.toLowerCase().replace(/\s+/gu, ' ');
  return {
    lostNumbers: unique(numbersIn(material).filter((number) => !shown.has(number))),
    lostNames: unique([
      ...capitalised(material).filter((name) => !words.has(name.toLowerCase())),
      ...[...names, ...fullNames(material)].filter((name) => !plain.includes(name.toLowerCase())),
    ]),
    strangeNumbers: unique([
      ...numbersIn(said).filter(
        (number) =>
          !hasNumber(cellsApart(prompt), number) &&
          // "2026-10-05" is read out as 5 October.
          !hasNumber(cellsApart(prompt), `0${number}`) &&
          !computed.has(valueOf(number)),
      ),
      ...strangeInCharts(cellsApart(prompt), slides),
    ]),
    saidTwice: saidTwice(slides),
  };
}

/** Numbers with their separators and sign, such as "-3.1", "9.00", "2026-07" and "+1". */
function numbersIn(text: string): string[] {
  return (
    text.match(
      /(?<![\p{L}\p{M}\p{Nd}])[-−–](?=[$€£]?\p{Nd})[$€£]?\p{Nd}+(?:[.,:'’/-]\p{Nd}+)*|\p{Nd}+(?:[.,:'’/-]\p{Nd}+)*/gu,
    ) ?? []
  ).map((number) => number.replace(/^[−–]/u, '-'));
}

function hasNumber(text: string, number: string): boolean {
  const all = text.replace(/[−–](?=\p{Nd}|[$€£])/gu, '-');
  for (let at = all.indexOf(number); at >= 0; at = all.indexOf(number, at + 1)) {
    if (!/\p{Nd}/u.test(all[at - 1] ?? '') && !/^\p{Nd}/u.test(all.slice(at + number.length))) return true;
  }
  return false;
}

/** How a prompt may have written a chart's values. */
function writings(value: number): string[] {
  const digits = [value, value * 100, value / 1e3, value / 1e6, value / 1e9, value / 1e4, value / 1e8].map((each) =>
    String(Math.round(each * 1e6) / 1e6),
  );
  return digits;
}

function chartValues(slides: readonly SlideSpec[]): number[] {
  return slides.flatMap((slide) =>
    slide.kind === 'chart'
      ? [...slide.chart.series.flatMap(({ values }) => values), ...(slide.chart.xValues ?? [])].filter(
          (value) => value !== null,
        )
      : [],
  );
}

function valueOf(number: string): number {
  return Math.abs(Number(number.replace(',', '.')));
}

const rounded = (value: number): number[] => [Math.round(Math.abs(value) * 10) / 10, Math.round(Math.abs(value))];

/** What follows from the numbers of a chart by arithmetic: growth in percent, and shares of the whole. */
function computedFigures(slides: readonly SlideSpec[]): Set<number> {
  const ofValues = (values: readonly number[]): number[] => {
    const sum = values.reduce((total, value) => total + value, 0);
    const [first = 0, last = 0] = [values[0], values.at(-1)];
    return [(last / first - 1) * 100, ...values.map((value) => (value / sum) * 100)];
  };
  return new Set(
    slides.flatMap((slide) =>
      slide.kind !== 'chart'
        ? []
        : slide.chart.series.flatMap(({ values }) =>
            ofValues(values.filter((value) => value !== null)).flatMap(rounded),
          ),
    ),
  );
}

/** What its author wants of the slides is not what they have to say. */
function withoutInstructions(prompt: string): string {
  const { asides } = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
  return asides.reduce((text, aside) => (aside.role === 'instruction' ? text.replace(aside.text, ' ') : text), prompt);
}

function chartNumbers(slides: readonly SlideSpec[]): string[] {
  return chartValues(slides).flatMap(writings);
}

/** Prompts group thousands and mark decimals in several ways. */
function strangeInCharts(prompt: string, slides: readonly SlideSpec[]): string[] {
  const ungrouped = prompt.replace(/(?<=\d)[.,'’\s\u00a0](?=\d{3}(?!\d))/gu, '');
  const known = new Set(
    [...numbersIn(ungrouped), ...numbersIn(prompt)].map((number) => String(Math.abs(Number(number.replace(',', '.'))))),
  );
  return chartValues(slides)
    .filter((value) => !writings(Math.abs(value)).some((writing) => known.has(writing)))
    .map(String);
}

function capitalised(text: string): string[] {
  // "Subject:", "Data:" and "Answer:" announce what is said without them.
  return (text.match(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => !/^(?:Subject|Betreff|Data|Question|Answer)$/u.test(word),
  );
}

/** "Dana Whitlock" in one piece, where it does not open a sentence. */
function fullNames(text: string): string[] {
  return (text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? []).filter(
    (name) => !/\s(?:Mr|Mrs|Frau|Herr)$/u.test(name),
  );
}

/** Commas between the cells of a line mark no decimals. */
function cellsApart(text: string): string {
  return text.replace(
    /^(?![-*|])(?:[^,;|。、\s]{1,24} ?){1,2}(?:,[^\s,;|。、]{1,24}(?: [^\s,;|。、]{1,24})?){2,}$/gmu,
    (line) => line.replaceAll(',', ' , '),
  );
}

/** Heads and names may stand in a chart and in its table. */
const shortestSaid = 24;

/** Sentences and items that stand on two slides, or in the notes of two; covers, agendas and labels aside. */
function saidTwice(slides: readonly SlideSpec[]): string[] {
  const content = slides.filter(
    (slide) => slide.kind !== 'agenda' && slide.kind !== 'title' && slide.kind !== 'section',
  );
  const shown = content.map((slide) =>
    sentencesOf(textsOf({ ...slide, eyebrow: undefined, notes: '' }, { notes: false })),
  );
  const spoken = content.map((slide) => sentencesOf(slide.notes.split('\n')));
  return unique([...shared(shown), ...shared(spoken).map((text) => `notes: ${text}`)]);
}

function sentencesOf(texts: readonly string[]): Set<string> {
  const sentences = texts
    .flatMap((text) => (text.startsWith('[') ? [] : sentencesIn(text).map((sentence) => sentence.text)))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[\p{P}\s]+$/u, '')
        .replace(/^[\p{P}\s]+/u, ''),
    );
  return new Set(
    sentences.filter(
      (sentence) =>
        sentence.length +
          (sentence.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0) >=
          shortestSaid && /[\s\p{Lo}]/u.test(sentence),
    ),
  );
}

function shared(sets: readonly Set<string>[]): string[] {
  return sets.flatMap((set, index) =>
    [...set].filter((text) => sets.slice(index + 1).some((other) => other.has(text))),
  );
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
