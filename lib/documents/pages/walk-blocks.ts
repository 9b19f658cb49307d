import type { Block } from '../blocks/block';
import { cleanLine } from '../blocks/clean-line';

const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME', 'FORM', 'SVG', 'HEAD', 'OBJECT', 'SELECT', 'BUTTON']);
const inline = new Set(['A', 'ABBR', 'B', 'BDI', 'BDO', 'CITE', 'CODE', 'DEL', 'DFN', 'EM', 'FONT', 'I', 'INS', 'KBD', 'LABEL', 'MARK', 'Q', 'S', 'SAMP', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP', 'TIME', 'U', 'VAR', 'WBR']);

export function walkBlocks(root: Element): Block[] {
  const blocks: Block[] = [];
  let text = '';
  const flush = (prefix = '') => {
    const line = cleanLine(text);
    if (line !== '') blocks.push({ kind: 'line', text: prefix + line });
    text = '';
  };
  const visit = (node: Node): void => {
    if (node.nodeType === 3) return void (text += node.textContent ?? '');
    if (node.nodeType !== 1) return;
    const element = node as Element;
    const name = element.tagName.toUpperCase();
    if (skipped.has(name)) return;
    if (inline.has(name)) return void element.childNodes.forEach(visit);
    flush();
    if (/^H[1-6]$/.test(name)) return void blocks.push({ kind: 'heading', level: Number(name[1]), text: cleanLine(element.textContent ?? '') });
    element.childNodes.forEach(visit);
    flush(name === 'LI' ? '- ' : '');
  };
  visit(root);
  flush();
  return blocks;
}
