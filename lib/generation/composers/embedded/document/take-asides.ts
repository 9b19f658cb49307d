import type { Block, HeadingBlock } from './document';

const salutation = /^(?:hi|hello|hey|dear|good (?:morning|afternoon)|hallo|liebe[rs]?|sehr geehrte|guten tag|bonjour|salut|cher|chère|hola|estimad[oa]|buenos días|olá|prezad[oa]|ciao|gentile|buongiorno|beste|dag|cześć|dzień dobry|merhaba|sayın|здравствуйте|привет|уважаем\p{L}*|مرحبا|السلام عليكم|שלום|नमस्ते|您好|你好|各位|お疲れ様です|안녕하세요)(?!\p{L})[^.!?:]{0,40}[,!，！]?$/iu;
const farewell = /^(?:(?:best|kind|warm)(?: regards| wishes)?|regards|cheers|thanks(?: a lot| so much)?|thank you|many thanks|sincerely|viele grüße|mit freundlichen grüßen|beste grüße|danke|cordialement|merci|saludos|gracias|atenciosamente|obrigad[oa]|cordiali saluti|grazie|met vriendelijke groet|bedankt|pozdrawiam|saygılarımla|с уважением|спасибо|よろしくお願いします|谢谢|감사합니다)[,!. ]*(?:\s\p{Lu}[\p{L}'’-]+){0,3}$/iu;
const attendance = /^(?:attendees|participants|present|in attendance|apologies|teilnehmer(?:innen)?|anwesend|participants|présents|asistentes|participantes|partecipanti|aanwezig(?:en)?|obecni|katılımcılar|участники|присутствовали|الحضور|משתתפים|उपस्थित|参加者|出席者|参会人员|참석자)\s?[:：]\s?\S/iu;
const messageHead = /^(?:from|to|cc|sent|date|von|an|gesendet|datum|de|à|envoyé|para|enviado)\s?:\s\S/iu;
const subjectLine = /^(?:subject|re|fw|fwd|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|konu|тема)\s?:\s*(.+)$/iu;

type Blocks = (Block | HeadingBlock)[];

/** Takes salutations, signatures and message heads out of the material; a subject line names the topic. */
export function takeAsides(blocks: Blocks): { blocks: Blocks; asides: string[]; subject: string | null } {
  const asides: string[] = [];
  let subject: string | null = null;
  let closing = false;
  const kept: Blocks = [];
  blocks.forEach((block, index) => {
    const nearStart = index < 3;
    const lines = block.type === 'paragraph' ? [block.text] : block.type === 'list' ? block.items.map((item) => item.text) : [];
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
    if (farewell.test(text) && text.length < 60 && index > 0) closing = true;
    const isAside = text !== '' && ((attendance.test(text) && text.length < 240) || (nearStart && salutation.test(text)) || (closing && text.length < 80));
    if (isAside) asides.push(text);
    else kept.push(block);
  });
  return kept.length > 0 ? { blocks: kept, asides, subject } : { blocks, asides: [], subject };
}
