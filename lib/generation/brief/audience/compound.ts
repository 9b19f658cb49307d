/** Whom the last word of an English row of nouns may name: "a public health conference", "school board members". */
const heads =
  /^(?:conference|congress|summit|fair|forum|symposium|convention|event|hearing|seminar|webinar|retreat|assembly|audience|boards?|teams?|managers?|management|leaders(?:hip)?|staff|departments?|groups?|members|committees?|councils?|meetings?|workshops?|directors|executives|students|pupils|teachers|classe?s?|partners|owners|parents|founders|officers?|officials|workers|employees|nurses|doctors|professionals|experts|specialists|engineers|analysts|consultants|advisers|advisors|agents|representatives|reps|volunteers|users|customers|clients|buyers|sellers|investors|donors|journalists|unions?|associations?|agency|agencies|authority|authorities|office|community|communities|newcomers|beginners)$/iu;
/** Where a row of nouns ends. */
const ends =
  /^(?:about|on|regarding|covering|with|using|to|in|at|of|from|by|for|as|and|or|but|who|that|which|where|when|what|how|why|is|are|will|should|so|please|only|today|tomorrow|tonight|next|this|these|those|there|then|than|because|if|after|before|during|into|over|under|without|an?|the|our|my|your|their|its|\p{L}+ing)$/iu;
const mostWords = 4;

/** Words that stand before another noun at least as often as they name people. */
const attributive =
  /^(?:public|school|business|company|customer|client|user|student|patient|press|board|class|group|team|member|family|staff|call|workshop|department|government)$/iu;
/** Nobody is "a public". */
const nobody = /^an?\s(?:public|press|staff|management|hr|engineering|government)$/iu;
/** "Management of waste", "gestão de resíduos": a task, not those who lead. */
const task =
  /^(?:management|leitung|direction|direcci[óo]n|dire[cç][ãa]o|gest[ãa]o|gerencia|gerência|direzione|directie)$/iu;
const ofTask = /^\s(?:(?:of|de|di|van)\s\p{Ll}|von\s)/u;

/**
 * What stands behind people that were found: the rest of a row of nouns that ends in people or
 * an occasion, empty where nothing belongs to them, null where the row names something else.
 */
export function compoundBehind(who: string, rest: string): string | null {
  if (task.test(who) && ofTask.test(rest)) return null;
  const words = rowOf(rest);
  const last = words.findLastIndex((word) => heads.test(word));
  if (last >= 0 && attributive.test(who.split(/\s+/u).at(-1) ?? ''))
    return words
      .slice(0, last + 1)
      .map((word) => ` ${word}`)
      .join('');
  return nobody.test(who) || (attributive.test(who) && words.length > 0) ? null : '';
}

function rowOf(rest: string): string[] {
  const words = /^(?:\s\p{Ll}[\p{L}’'-]*)+/u.exec(rest)?.[0].trim().split(/\s+/u) ?? [];
  const end = words.findIndex((word) => ends.test(word));
  return (end < 0 ? words : words.slice(0, end)).slice(0, mostWords);
}
