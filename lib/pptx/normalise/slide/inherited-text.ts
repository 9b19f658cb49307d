import { decisionOf, overlaid, plainLevels, resolveLevels } from '../../template/text-styles';
import type { PlaceholderSlot } from '../../template/template-package';
import { childOf, childrenOf, createElement, descendantsOf, pathOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** An attribute's value, or the child that states it. */
type Value = string | XmlElement;

/** One thing that a paragraph or a run says about its look or leaves to what it inherits from. */
interface Decision {
  read(owner: XmlElement | undefined): Value | undefined;
  write(owner: XmlElement, value: Value): void;
  clear(owner: XmlElement): void;
  /** What it comes to where nobody says anything; absent where somebody always does. */
  unsaid?: Value;
}

function attribute(name: string, unsaid?: string): Decision {
  return {
    unsaid,
    read: (owner) => owner?.get(name),
    write: (owner, value) => typeof value === 'string' && owner.set(name, value),
    clear: (owner) => owner.unset(name),
  };
}

function child(name: string, unsaid?: XmlElement): Decision {
  const of = (owner: XmlElement | undefined) => {
    for (const one of owner?.children ?? []) if (typeof one !== 'string' && decisionOf(one) === name) return one;
    return undefined;
  };
  const clear = (owner: XmlElement) => of(owner)?.remove();
  return {
    unsaid,
    read: of,
    write(owner, value) {
      if (typeof value === 'string' || value === of(owner)) return;
      clear(owner);
      owner.append(value.clone());
      sortChildren(owner);
    },
    clear,
  };
}

/** The order in which properties of paragraphs and runs stand (ECMA-376 part 1, 21.1.2.2.7 and 21.1.2.3.9). */
const order = [
  ...['a:lnSpc', 'a:spcBef', 'a:spcAft', 'a:buClrTx', 'a:buClr', 'a:buSzPct', 'a:buFontTx', 'a:buFont'],
  ...['a:buNone', 'a:buAutoNum', 'a:buChar', 'a:tabLst', 'a:defRPr'],
  ...['a:ln', 'a:noFill', 'a:solidFill', 'a:effectLst', 'a:highlight', 'a:latin', 'a:ea', 'a:cs', 'a:sym'],
  ...['a:hlinkClick', 'a:extLst'],
];

function sortChildren(owner: XmlElement): void {
  const placeOf = ({ name }: XmlElement) => (order.includes(name) ? order.indexOf(name) : order.length);
  owner.append(...childrenOf(owner).sort((one, other) => placeOf(one) - placeOf(other)));
}

const measure = (name: string, unit: string, val: string) => createElement(name, {}, [createElement(unit, { val })]);

const margins = [attribute('marL', '0'), attribute('indent', '0')];
const sides = [attribute('algn', 'l'), attribute('rtl', '0')];
const lineSpacing = child('a:lnSpc', measure('a:lnSpc', 'a:spcPct', '100000'));
const spaceBefore = child('a:spcBef', measure('a:spcBef', 'a:spcPts', '0'));
const noSign = createElement('a:buNone');
const sign = child('sign', noSign);
/** Nothing without a sign. */
const signLooks = [child('a:buClr', createElement('a:buClrTx')), child('a:buFont', createElement('a:buFontTx'))];
const fonts = [child('a:latin'), child('a:ea'), child('a:cs')];

interface Decisions {
  paragraph: readonly Decision[];
  run: readonly Decision[];
}

const ofTexts: Decisions = {
  paragraph: [...margins, ...sides, lineSpacing, spaceBefore, sign, ...signLooks],
  run: [
    attribute('sz'),
    attribute('b', '0'),
    attribute('i', '0'),
    attribute('spc', '0'),
    child('a:solidFill'),
    ...fonts,
  ],
};

/** Size, weight and colour of cells are also decided by styles of tables. */
const ofCells: Decisions = { paragraph: ofTexts.paragraph, run: fonts };

/** Nor do they inherit the font in every program where masters don't say one. */
const ofOpenCells: Decisions = { paragraph: ofTexts.paragraph, run: [] };

const plain = { ltr: resolveLevels(plainLevels('ltr')), rtl: resolveLevels(plainLevels('rtl')) };

/**
 * A slide says of its text only what differs from what the text inherits: in a placeholder from master and layout, else
 * from the presentation's defaults. So a change of the master reaches the slides. Where a placeholder's text as a whole
 * differs, as lists do that were set smaller to fit, its own list style says so once.
 */
export const inheritedText: SlideRule = ({ drawn, direction, leavesCellsOpen }) => {
  for (const { node, slot } of drawn) {
    const body = childOf(node, 'p:txBody');
    if (body && slot) {
      inheritFrame(body, slot, pathOf(node, 'p:spPr', 'a:xfrm') !== undefined);
      leaveOut(body, ownLevels(body, slot.levels), ofTexts);
    } else if (body) leaveOut(body, plain[direction], ofTexts);
    for (const cell of descendantsOf(node, 'a:txBody'))
      leaveOut(cell, plain[direction], leavesCellsOpen ? ofOpenCells : ofCells);
  }
};

const insets = ['lIns', 'tIns', 'rIns', 'bIns'];

function inheritFrame(
  body: XmlElement,
  { textBody, columns = 1, isInset = false }: PlaceholderSlot,
  isElsewhere: boolean,
): void {
  const own = childOf(body, 'a:bodyPr');
  // Text is measured in one.
  if (columns > 1) own?.set('numCol', '1');
  if (!isElsewhere) own?.unset('vert');
  // A place of the slide's own is as large as its text was measured in.
  const kept = isInset && isElsewhere ? insets : [];
  for (const [name, value] of Object.entries(textBody))
    if (own?.get(name) === value && !kept.includes(name)) own.unset(name);
}

/** Whether two values say the same. */
function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return (
    one.name === other.name &&
    one.attributes.size === other.attributes.size &&
    one.children.length === other.children.length &&
    [...one.attributes].every(([name, value]) => other.get(name) === value) &&
    one.children.every((child, index) => isSame(child, other.children[index]))
  );
}

const saidBy = (owner: XmlElement | undefined, decision: Decision): Value | undefined =>
  decision.read(owner) ?? decision.unsaid;

/** Whether a decision is about something that is there: the look of bullets is not where there are none. */
const matters = (owner: XmlElement | undefined, decision: Decision): boolean =>
  !signLooks.includes(decision) || !isSame(saidBy(owner, sign), noSign);

interface Stated {
  level: number;
  paragraph: XmlElement;
  properties: XmlElement;
  runs: readonly { properties: XmlElement; length: number }[];
}

function statementsOf(body: XmlElement): Stated[] {
  return childrenOf(body, 'a:p').map((paragraph) => {
    const properties = childOf(paragraph, 'a:pPr') ?? createElement('a:pPr');
    if (properties.parent === undefined) paragraph.prepend(properties);
    const runs = childrenOf(paragraph).flatMap((run) => {
      const own = childOf(run, 'a:rPr');
      return own ? [{ properties: own, length: run.text.length }] : [];
    });
    return { level: Number(properties.get('lvl') ?? 0), paragraph, properties, runs };
  });
}

/** Takes out what is inherited and states what was left unsaid but would be inherited otherwise. */
function leaveOut(body: XmlElement, levels: readonly XmlElement[], decisions: Decisions): void {
  for (const { level, properties, runs } of statementsOf(body)) {
    const inherited = levels[level];
    settle(properties, inherited, decisions.paragraph);
    for (const run of runs) settle(run.properties, childOf(inherited, 'a:defRPr'), decisions.run);
    if (level === 0) properties.unset('lvl');
    childOf(properties, 'a:buSzPct')?.remove();
    if (properties.attributes.size === 0 && properties.children.length === 0) properties.remove();
  }
}

function settle(own: XmlElement, inherited: XmlElement | undefined, decisions: readonly Decision[]): void {
  const told = decisions.map((decision) => (matters(own, decision) ? saidBy(own, decision) : undefined));
  decisions.forEach((decision, index) => {
    const value = told[index];
    if (value === undefined || isSame(value, saidBy(inherited, decision))) decision.clear(own);
    else decision.write(own, value);
  });
}

/** What the text of a placeholder inherits with its own list style, which is written here. */
function ownLevels(body: XmlElement, inherited: readonly XmlElement[]): XmlElement[] {
  const all = statementsOf(body);
  const list = childOf(body, 'a:lstStyle');
  return inherited.map((level, index) => {
    const here = all.filter((one) => one.level === index);
    if (here.length === 0) return level;
    // Nothing stands above the first paragraph, whatever the space above the others.
    const spaced = here.length > 1 && here[0] === all[0] ? here.slice(1) : here;
    const own = createElement(level.name);
    for (const decision of ofTexts.paragraph) {
      const owners = (decision === spaceBefore ? spaced : here).filter(({ properties }) =>
        matters(properties, decision),
      );
      const usual = usualOf(owners.map(({ properties }) => ({ value: saidBy(properties, decision), weight: 1 })));
      if (usual !== undefined && !isSame(usual, saidBy(level, decision))) decision.write(own, usual);
    }
    const run = createElement('a:defRPr');
    const runs = here.flatMap((one) => one.runs);
    for (const decision of ofTexts.run) {
      const usual = usualOf(
        runs.map(({ properties, length }) => ({ value: saidBy(properties, decision), weight: length })),
      );
      if (usual !== undefined && !isSame(usual, saidBy(childOf(level, 'a:defRPr'), decision)))
        decision.write(run, usual);
    }
    if (run.attributes.size + run.children.length > 0) own.append(run);
    if (own.attributes.size + own.children.length > 0) list?.append(own);
    return overlaid(level, own);
  });
}

/** What most of a text has. */
function usualOf(values: readonly { value: Value | undefined; weight: number }[]): Value | undefined {
  const weights: { value: Value; weight: number }[] = [];
  for (const { value, weight } of values) {
    if (value === undefined) continue;
    const known = weights.find((one) => isSame(one.value, value));
    if (known) known.weight += weight;
    else weights.push({ value, weight });
  }
  return weights.sort((one, other) => other.weight - one.weight)[0]?.value;
}
