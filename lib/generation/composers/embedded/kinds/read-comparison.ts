import { readEnumeration } from '../analyse/read-enumeration';
import { findFigures } from '../analyse/read-number';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { splitLabel } from '../analyse/split-head';
import { areRivals } from '../plan/are-rivals';
import type { Portion } from '../plan/portion';
import { itemText, listOf, onlyProse, proseOf, tableOf } from '../plan/portion';
import { roleOf } from '../words/heading-roles';
import { asAdvice, recommendedName, recommends } from '../words/recommend';
import { capitalise } from '../write/capitalise';
import type { KindReader, WriteContext } from './draft';
import { longestTitle } from './draft';

interface Option {
  name: string;
  headline?: string;
  points: string[];
}

const mostOptions = 5;
const mostPoints = 6;
const longestPoint = 100;
const longestCell = 40;

/** Options or plans side by side, each with its price and what it brings. */
export const readComparison: KindReader = (portion, context) => {
  const options =
    fromGroups(portion) ??
    fromTable(portion) ??
    fromColumns(portion, context) ??
    fromList(portion) ??
    fromProse(portion, context);
  if (options === null || options.length < 2 || options.length > mostOptions) return null;
  const role = portion.parts.some(
    (part) => (portion.parts.length === 1 && roleOf(part.heading) === 'options') || roleOf(part.parent) === 'options',
  );
  const priced = options.filter((option) => option.headline !== undefined).length;
  const named = options.every((option) => optionName.test(option.name));
  if (priced < options.length / 2 && !role && !named && !areRivals(portion)) return null;
  const prose = otherSentences(portion, options, context);
  const names = options.map((option) => option.name);
  const advice = [...prose, ...context.advice];
  const recommended = advice.map((sentence) => adviseOn(sentence, names)).find((name) => name !== null) ?? null;
  const said = prose
    .map((sentence) => shorten(asAdvice(sentence), longestTitle))
    .filter((sentence) => visualLength(sentence) <= longestTitle && /\s|[\p{Lo}]/u.test(sentence));
  const title =
    said.find((sentence) => recommends(sentence)) ??
    said.find((sentence) => /\p{Nd}/u.test(sentence)) ??
    said[0] ??
    null;
  const body = {
    kind: 'comparison' as const,
    options: options.map((option) => ({ ...option, recommended: option.name === recommended })),
    recommendedLabel: recommended === null ? undefined : context.words.recommended,
  };
  return { body, title, fit: 0.9 };
};

/** "We recommend the Ford" means the one option whose name begins so. */
function adviseOn(sentence: string, names: readonly string[]): string | null {
  const whole = recommendedName(sentence, names);
  if (whole !== null) return whole;
  const short = names.map((name) => name.split(/\s+/u)[0] ?? '');
  const telling = new Set(short).size === names.length && short.every((word) => word.length >= 2);
  const found = telling ? recommendedName(sentence, short) : null;
  return found === null ? null : (names[short.indexOf(found)] ?? null);
}

const optionName =
  /^(?:options?|plan|variante?|alternative|scenario|szenario|scénario|opción|opção|opzione|optie|opcja|seçenek|вариант|الخيار|חלופה|विकल्प|方案|案|プラン|選択肢|옵션)\s?[\p{L}\p{Nd}]{1,12}$|^(?:プラン|案|方案)?[A-DＡ-Ｄ](?:案|プラン|方案)?$/iu;
const proseOption =
  /^((?:Option|Plan|Variante?|Alternative|Scenario|Szenario|Scénario|Opción|Opção|Opzione|Optie|Opcja|Вариант|Seçenek)\s(?:\p{Lu}|\p{Nd}))(?=\s|:)/u;

function fromGroups(portion: Portion): Option[] | null {
  if (portion.parts.length < 2 || portion.parts.some((part) => part.heading === null)) return null;
  const texts = portion.parts.map((part) => ({
    name: part.heading ?? '',
    points: part.blocks.flatMap((block) =>
      block.type === 'list'
        ? block.items.map(itemText)
        : block.type === 'paragraph' && !recommends(block.text)
          ? cutPoints(block.text)
          : [],
    ),
  }));
  return texts.some((option) => option.points.length === 0)
    ? null
    : texts.map((option) => toOption(option.name, option.points));
}

/** Rows with a price and words about what one gets for it. */
function fromTable(portion: Portion): Option[] | null {
  const table = tableOf(portion);
  if (table === null || table.rows.length > 4 || table.rows.length < 2 || table.header.length < 3) return null;
  const price = table.header.findIndex(
    (_, column) =>
      column > 0 && table.rows.every((row) => money.test(row[column] ?? '') && /\p{Nd}/u.test(row[column] ?? '')),
  );
  const others = table.header.map((_, column) => column).filter((column) => column > 0 && column !== price);
  const wordy = others.some((column) => table.rows.every((row) => /\p{L}{3}/u.test(row[column] ?? '')));
  if (price < 0 || !wordy || others.some((column) => table.rows.every((row) => money.test(row[column] ?? ''))))
    return null;
  return table.rows.map((row) => ({
    name: row[0] ?? '',
    headline: row[price] ?? '',
    points: others.flatMap((column) =>
      row[column] === undefined || row[column] === ''
        ? []
        : [others.length === 1 ? (row[column] ?? '') : `${table.header[column] ?? ''}: ${row[column] ?? ''}`],
    ),
  }));
}

/** Criteria down, options across: each option with what it has, where the author weighs them. */
function fromColumns(portion: Portion, context: WriteContext): Option[] | null {
  const table = tableOf(portion);
  const names = table?.header.slice(1) ?? [];
  if (
    table === null ||
    names.length < 2 ||
    names.length > 4 ||
    table.rows.length < 2 ||
    table.rows.length > mostPoints ||
    names.some((name) => name === '')
  )
    return null;
  const advised = [...proseOf(portion, context.language), ...context.advice].some(
    (sentence) => recommends(sentence) && adviseOn(sentence, names) !== null,
  );
  const told = table.rows.every((row) => row.every((cell) => cell !== '' && visualLength(cell) <= longestCell));
  if (!advised || !told) return null;
  const price = table.rows.find((row) => row.slice(1).every((cell) => money.test(cell) && /\p{Nd}/u.test(cell)));
  return names.map((name, index) => ({
    name,
    ...(price === undefined ? {} : { headline: price[index + 1] ?? '' }),
    points: table.rows.filter((row) => row !== price).map((row) => `${row[0] ?? ''}: ${row[index + 1] ?? ''}`),
  }));
}

function fromList(portion: Portion): Option[] | null {
  const items = listOf(portion)?.items ?? [];
  const options = items.map((item) => {
    const label =
      splitLabel(item.text) ??
      (item.children.length >= 2 ? { head: item.text.replace(/[:：]$/u, ''), detail: null } : null);
    if (label === null) return null;
    const points = [...(label.detail === null ? [] : cutPoints(label.detail)), ...item.children.map(itemText)];
    return points.length < 2 ? null : toOption(label.head, points);
  });
  const found = options.filter((option) => option !== null);
  return found.length === items.length && found.length >= 2 ? found : null;
}

function fromProse(portion: Portion, context: WriteContext): Option[] | null {
  const prose = onlyProse(portion, context.language);
  if (prose === null) return null;
  const options = new Map<string, string[]>();
  let current: string[] | null = null;
  const listed = prose.flatMap((sentence) => readEnumeration(sentence)?.items ?? []);
  for (const sentence of prose) {
    const name = proseOption.exec(sentence)?.[1] ?? listedName(sentence, listed);
    if (name !== undefined) {
      current = options.get(name) ?? [];
      options.set(name, current);
      current.push(...cutClauses(sentence.slice(sentence.toLowerCase().indexOf(name.toLowerCase()) + name.length)));
    } else current = null;
  }
  return options.size < 2 ? null : [...options].map(([name, points]) => toOption(name, points));
}

const article = /^(?:an?|the|eine?|der|die|das|une?|les?|la|una?|el|los|las)\s+/iu;

/** "Three options: a campaign, …" and later "A campaign costs …": the words both begin with. */
function listedName(sentence: string, listed: readonly string[]): string | undefined {
  const said = sentence.replace(article, '').toLowerCase();
  for (const item of listed) {
    const words = item.replace(article, '').split(/\s+/u);
    for (const length of [words.length, 2, 1]) {
      const name = words.slice(0, length).join(' ');
      if (
        name.length >= 6 &&
        length <= words.length &&
        new RegExp(`^${name.toLowerCase().replace(/[^\p{L}\p{Nd}\s-]/gu, '.')}(?!\\p{L})`, 'u').test(said)
      )
        return sentence.slice(0, sentence.length - said.length + name.length).replace(article, '');
    }
    const last = words.at(-1) ?? '';
    if (words.length === 2 && last.length >= 6 && said.startsWith(`${last.toLowerCase()} `))
      return sentence.slice(sentence.length - said.length).slice(0, last.length);
  }
  return undefined;
}

/** The first price or amount becomes the headline; the rest are points. */
function toOption(name: string, points: readonly string[]): Option {
  const priced = points.map(readPrice);
  const at = priced.findIndex((price) => price !== null);
  const price = priced[at] ?? null;
  const others = points.flatMap((point, index) => (index !== at ? [point] : price?.rest ? [price.rest] : []));
  return {
    name: capitalise(trimStop(name)),
    ...(price === null ? {} : { headline: price.headline }),
    points: others
      .map((point) => shorten(point, longestPoint))
      .filter((point) => point !== '')
      .slice(0, mostPoints),
  };
}

const money = /[$€£¥₹₽₩₪₺฿元円원]|(?:^|\s)(?:USD|EUR|GBP|CHF|zł|TL|SAR|ريال|руб)|million|billion|Mio|Mrd|млн|مليون/iu;
const costVerb =
  /^(?:it\s|es\s|il\s|elle\s)?(?:costs?|kostet|kosten|coûte|cuesta|custa|costa|kost|kosztuje|стоит|price|preis|prix|precio|preço|prezzo|prijs|cena|fiyat)\s?:?\s+/iu;

function readPrice(point: string): { headline: string; rest: string | null } | null {
  const text = trimStop(point);
  const figure = findFigures(text).find((each) => money.test(each.text));
  if (figure === undefined) return null;
  const cost = costVerb.exec(text);
  const start = cost === null ? 0 : cost[0].length;
  if (figure.start > start + 12) return null;
  const joined = /\s(?:and|und|et|y|e|en|i|ve|и)\s/iu.exec(text.slice(figure.end));
  const end = joined === null ? text.length : figure.end + joined.index;
  const headline = text.slice(start, end).trim();
  if (visualLength(headline) > 36) return null;
  return { headline, rest: joined === null ? null : text.slice(end + joined[0].length) };
}

/** "up to 10 users, email support, 5 GB" as its parts; commas inside numbers and brackets do not count. */
function cutPoints(text: string): string[] {
  return text
    .split(/(?:[;；]|,(?!\p{Nd})|[，、،]|\.(?=\s\p{Lu}))(?![^(（]*[)）])\s*/u)
    .map((part) =>
      trimStop(part)
        .replace(/^(?:and|und|et|y|e|en|i|ve|и)\s/iu, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** The clauses of a sentence about an option, each as a point that can stand alone. */
function cutClauses(sentence: string): string[] {
  return sentence
    .split(/[;；]\s*|,\s+(?=(?:but|and|aber|und|mais|et|pero|y|mas|e|ma|maar|en)\s)|,\s+(?=\p{Ll}+s\s)/u)
    .map((clause) =>
      trimStop(clause)
        .replace(/^[:：\s]+/u, '')
        .replace(/^(?:but|and|aber|und|mais|et|pero|y|mas|ma|maar|en)\s/iu, '')
        .replace(/^(?:it|es|il|elle)\s/iu, ''),
    )
    .filter((clause) => clause.length > 2);
}

function otherSentences(portion: Portion, options: readonly Option[], context: WriteContext): string[] {
  const names = options.map((option) => option.name);
  return proseOf(portion, context.language).filter(
    (sentence) =>
      (portion.parts.length === 1 || recommends(sentence)) &&
      !names.some((name) => sentence.startsWith(name)) &&
      !/[:：]$/u.test(sentence),
  );
}
