import type { Block, HeadingBlock } from './document';
import { greetingLine } from '../words/frames';

const attendance =
  /^(?:attendees|participants|present|in attendance|apologies|teilnehmer(?:innen)?|anwesend|participants|présents|asistentes|participantes|partecipanti|aanwezig(?:en)?|obecni|katılımcılar|участники|присутствовали|الحضور|משתתפים|उपस्थित|参加者|出席者|参会人员|참석자)\s?[:：]\s?\S/iu;
const messageHead = /^(?:from|to|cc|sent|date|von|an|gesendet|datum|de|à|envoyé|para|enviado)\s?:\s\S/iu;
const subjectLine =
  /^(?:subject|re|fw|fwd|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|konu|тема)\s?:\s*(.+)$/iu;

/** Says what sort of paper it is, which is no heading of what follows. */
const formName =
  /^(?:internal )?(?:memo(?:randum)?|press release|aktennotiz|mitteilung|rundschreiben|pressemitteilung|note de service|communiqué de presse|memorándum|nota de prensa|comunicado|circolare|comunicato stampa|persbericht|служебная записка)\s*[:：]?$/iu;

/** "Funding: …", "Data: …" below a paper belong to it, not to what it says. */
const backMatter =
  /^(?:funding|acknowledge?ments?|data(?: and code)?(?: availability)?(?= ?: ?(?:available|on request|upon|https?|see |the data))|conflicts? of interests?|competing interests?|disclosures?|ethics(?: approval| statement)?|correspondence|doi|key ?words|förderung|finanzierung(?= ?: ?[^.]*(?:stiftung|fonds|dfg|bmbf))|danksagung|datenverfügbarkeit|interessenkonflikte?|schlagwörter|financement|remerciements|conflits? d['’]intérêts?|mots[- ]clés|financiación|agradecimientos|conflictos? de intereses?|palabras clave|financiamento|agradecimentos|conflitos? de interesses?|palavras-chave|finanziamenti?|ringraziamenti|conflitti? di interessi?|parole chiave|financiering|dankwoord|belangenconflict|finansowanie|podziękowania|финансирование|благодарности|конфликт интересов|ключевые слова|资助|致谢|利益冲突|关键词|助成|謝辞|利益相反|キーワード|연구비|감사의 글)\s?[:：]\s?\S/iu;
const longestBackMatter = 300;

type Blocks = (Block | HeadingBlock)[];

/** Takes salutations, lists of who was there and message heads out of the material; a subject line names the topic. */
export function takeAsides(
  blocks: Blocks,
  { isPaper }: { isPaper: boolean } = { isPaper: false },
): { blocks: Blocks; asides: string[]; subject: string | null } {
  const asides: string[] = [];
  let subject: string | null = null;
  const kept: Blocks = [];
  blocks.forEach((block, index) => {
    const nearStart = index < 3;
    const lines =
      block.type === 'paragraph' ? [block.text] : block.type === 'list' ? block.items.map((item) => item.text) : [];
    if (nearStart && lines.length >= 2 && lines.every((line) => messageHead.test(line) || subjectLine.test(line))) {
      subject = lines.map((line) => subjectLine.exec(line)?.[1] ?? null).find((line) => line !== null) ?? subject;
      asides.push(...lines.filter((line) => !subjectLine.test(line)));
      return;
    }
    const text = block.type === 'paragraph' ? block.text : '';
    if (nearStart && subjectLine.test(text) && text.length < 120) {
      subject = subjectLine.exec(text)?.[1] ?? null;
      return;
    }
    const isAside = attendance.test(text) && text.length < 240;
    const greets = nearStart && text !== '' && greetingLine.test(text);
    if (greets) return;
    const closes =
      isPaper &&
      index >= 3 &&
      blocks[index - 1]?.type !== 'heading' &&
      blocks
        .slice(index)
        .every((each) =>
          (each.type === 'paragraph'
            ? [each.text]
            : each.type === 'list'
              ? each.items.map((item) => item.text)
              : []
          ).some((line) => backMatter.test(line) && line.length <= longestBackMatter),
        );
    if (closes) {
      asides.push(...lines);
      return;
    }
    const isForm = index === 0 && formName.test(text);
    if (isAside || isForm) asides.push(text);
    else kept.push(block);
  });
  return kept.length > 0 ? { blocks: kept, asides, subject } : { blocks, asides: [], subject };
}
