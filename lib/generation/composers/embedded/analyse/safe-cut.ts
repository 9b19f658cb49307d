const word = (words: string): string => `(?<![\\p{L}\\p{M}’'])(?:${words})(?![\\p{L}\\p{M}])`;

/** What begins with these takes something back of what stands before. */
const turns = new RegExp(
  `^[\\s,，、;；–—-]*(?:(?:and|und|et|y|e|en)\\s)?(?:${word(
    'but|except|yet|however|albeit|not|nor|never|neither|without|instead of|rather than|at least if|until|aber|sondern|jedoch|doch|nicht|kein\\p{L}*|ausser|außer|allerdings|ohne|statt|bis|mais|sauf|hormis|excepté|cependant|toutefois|pas|non|ni|jamais|sans|jusqu\\p{L}*|pero|sino|salvo|excepto|sin embargo|no|nunca|tampoco|sin|hasta|mas|porém|exceto|não|sem|até|ma|però|tranne|eccetto|non|senza|fino|maar|behalve|echter|niet|zonder|tot|ale|lecz|oprócz|nie|bez|но|а не|кроме|однако|не|без|إلا|لكن|ولكن|ليس|אבל|אלא|אך|לא|ללא|ama|fakat|ancak|değil|लेकिन|परंतु|किंतु|मगर|नहीं|सिवाय',
  )}|但|不过|不過|然而|除|而不是|并不|並不|不|却|卻|只是|ただし|しかし|だが|ただ|一方|다만|하지만|그러나|단,)`,
  'iu',
);

/** What holds under a condition alone is something else without it, wherever it stands. */
const conditions = new RegExp(
  `${word(
    'unless|only if|only when|only after|only until|provided|providing|as long as|on condition|if|assuming|except|es sei denn|sofern|falls|wenn|nur|solange|vorausgesetzt|unter der bedingung|außer|à moins|seulement|uniquement si|pourvu que|à condition|sous réserve|sauf|tant que|a menos que|siempre que|siempre y cuando|solo si|sólo si|con tal de|salvo|excepto|mientras no|a menos que|desde que|contanto que|somente se|a meno che|purché|a condizione|solo se|tenzij|mits|alleen als|behalve|chyba że|pod warunkiem|jeśli|jeżeli|o ile|tylko|если|при условии|только|кроме|إذا|إلا|بشرط|אם|אלא|בתנאי|eğer|sadece|yalnızca|यदि|अगर|बशर्ते|केवल',
  )}|除非|如果|只要|只有|仅|僅|若|ならば|場合|限り|경우|한해`,
  'iu',
);

/** "Si" and "se" are conditions at the start of a clause, and little words elsewhere. */
const clauseOfCondition = /(?:^|[,;–—(])[\s,;–—]*(?:si|se|als)\s/iu;
/** "…, which does not include trainees" takes something back as well. */
const exception =
  /^[\s,，]*(?:which|who|that|die|der|das|welche\p{L}*|qui|que|dont|cual\p{L}*|che|dat|który|która|które|котор\p{L}+)\s+(?:\S+\s+){0,3}?(?:not|never|no|nicht|kein\p{L}*|nie|ne|n['’]\S+|pas|non|não|niet|geen|не)(?!\p{L})/iu;

/** A clause that begins so leads to another one and says nothing without it. */
const leads = new RegExp(
  `^(?:${word(
    'if|unless|when|whenever|while|although|though|even though|because|since|as long as|once|until|after|before|provided|where|whether|not only|neither|either|wenn|falls|sofern|obwohl|weil|da|während|sobald|nachdem|bevor|solange|nicht nur|weder|entweder|si|quand|lorsque|bien que|parce que|puisque|comme|dès que|après|avant|tant que|non seulement|ni|soit|cuando|aunque|porque|mientras|como|después de|antes de|no solo|no sólo|se|quando|embora|enquanto|depois|não só|sebbene|perché|mentre|dopo|prima|non solo|als|wanneer|hoewel|omdat|terwijl|zodra|niet alleen|jeśli|gdy|choć|chociaż|ponieważ|nie tylko|если|когда|хотя|так как|пока|не только',
  )}|如果|虽然|雖然|因为|因為|当|當|除非|只要|只有|尽管|儘管|不仅|不僅|由于|由於)`,
  'iu',
);

/** Japanese says at the end of a sentence what becomes of it: a clause before that has to end as a sentence does. */
const kana = /[\p{Script=Hiragana}]/u;
const finished = /(?:た|だ|る|す|ない|い)$/u;

/** Whether a sentence may end before `rest`: what remains says the same, if less. */
export function isSafeCut(prefix: string, rest: string): boolean {
  if (!isAside(rest) || exception.test(rest) || leads.test(prefix)) return false;
  return !kana.test(prefix) || finished.test(prefix);
}

/** Whether what stands in brackets may be left out. */
export function isAside(text: string): boolean {
  return !turns.test(text) && !conditions.test(text) && !clauseOfCondition.test(text);
}
