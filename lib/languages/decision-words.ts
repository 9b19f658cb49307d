import { normalForm, wordsIn } from './normal-form';

/** Words by which somebody is asked to decide, in the forms of a brief; a star stands for any end. */
const lists: Readonly<Record<string, string>> = {
  en: 'approve approves approval release authorise authorize sign-off endorse decide decides decision',
  de: 'freigeben freigabe genehmigen genehmigung beschließen beschluss entscheiden entscheidung bewilligen bewilligung zustimmen zustimmung absegnen',
  fr: 'approuver approbation valider validation décider décision accorder voter délibération autoriser autorisation avis',
  es: 'aprobar aprobación apruebe autorizar autorización decidir decisión validar',
  pt: 'aprovar aprovação aprove autorizar autorização decidir decisão deliberar',
  it: 'approvare approvazione approvi autorizzare autorizzazione decidere decisione deliberare delibera',
  nl: 'goedkeuren goedkeuring besluiten besluit beslissen beslissing vrijgeven akkoord instemmen',
  sv: 'godkänna godkännande besluta beslut bevilja frige',
  pl: 'zatwierdzić zatwierdzenie zatwierdza zgoda zgody zgodę decyzja decyzji decyzję',
  tr: 'onay* karar*',
  ru: 'утвердить утверждение одобрить одобрение решение решить согласовать',
  ar: 'اعتماد الموافقة موافقة قرار إقرار',
  he: 'לאשר אישור החלטה להחליט',
  hi: 'मंज़ूरी मंजूरी अनुमोदन स्वीकृति निर्णय',
  zh: '批准 审批 審批 决定 決定 同意',
  ja: '承認 決裁 決定 決議',
  ko: '승인 결정 결재',
};

const known = new Map<string, { forms: ReadonlySet<string>; stems: readonly string[]; signs: readonly string[] }>();
/** Languages whose words run on without blanks, or take their ends right behind. */
const unspaced: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

/** Whether a text has a word by which somebody is asked to decide. */
export function speaksOfDeciding(text: string, tag: string): boolean {
  const base = tag.split('-')[0] ?? '';
  const words = known.get(base) ?? learn(base);
  known.set(base, words);
  return (
    words.signs.some((sign) => text.includes(sign)) ||
    wordsIn(text).some(({ form }) => words.forms.has(form) || words.stems.some((stem) => form.startsWith(stem)))
  );
}

function learn(base: string): { forms: ReadonlySet<string>; stems: readonly string[]; signs: readonly string[] } {
  const all = (lists[base] ?? '').split(' ').filter(Boolean);
  if (unspaced.has(base)) return { forms: new Set(), stems: [], signs: all };
  return {
    forms: new Set(all.map(normalForm)),
    stems: all.flatMap((word) => (word.endsWith('*') ? [normalForm(word.slice(0, -1))] : [])),
    signs: [],
  };
}
