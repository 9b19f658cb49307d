import { normalForm, wordsIn } from './normal-form';

/** What words do in a text that somebody spoke without pausing. */
export interface DictationWords {
  /** Lead to the next subject: "then", "after that". */
  sequence: string[][];
  /** Begin a clause of their own: "we", "nobody", "which". */
  openers: string[][];
  /** Begin the name of something: "the", "a". */
  articles: string[][];
  /** What stands behind them goes on with them: "that", "how", "because". */
  binders: string[][];
  /** Between two clauses: "and", "but", "so". */
  joints: string[][];
  /** What was just said is wrong: "no sorry". */
  corrections: string[][];
  /** Begin what is only remarked of what was said: "which is really the good news". */
  remarks: string[][];
  /** Lead to a clause that is told: "mention that …". */
  thats: string[][];
}

/** Behind slashes, the groups in the order of their names above. */
const lists: Readonly<Record<string, readonly [string, string, string, string, string, string, string, string]>> = {
  en: [
    'then/and then/after that/and next/finally/and finally/at the end/and at the end/lastly/and lastly/first of all/to finish/to end with',
    'we/they/he/she/it/i/nobody/everyone/everybody/there/you/which/this',
    'the/a/an/our/this/these/that',
    'that/what/how/if/when/where/who/whom/because/for/to/of/in/on/at/by/than/as/with/from/and/but/so/or/then',
    'and/but/so/because/while',
    'no sorry/sorry no/no wait/wait no/i mean/scratch that/correction/sorry i mean/no no',
    'which is/which was',
    'that',
  ],
  de: [
    'dann/und dann/danach/und danach/als nächstes/anschließend/zum schluss/und zum schluss/am ende/und am ende/zuletzt/außerdem',
    'wir/sie/er/es/ich/niemand/keiner/jeder/alle/man/das',
    'der/die/das/den/dem/ein/eine/einen/unser/unsere',
    'dass/was/wie/wenn/wo/wer/weil/für/zu/von/in/an/bei/als/mit/aus/und/aber/oder/um/dann/auf/davon/ob',
    'und/aber/also/denn/sondern',
    'nein/ach nein/quatsch/ich meine/entschuldigung/korrektur/nee',
    'das ist/das war',
    'dass',
  ],
  fr: [
    'puis/et puis/ensuite/et ensuite/après/après ça/enfin/et enfin/à la fin/et à la fin/pour finir',
    'nous/on/ils/elles/il/elle/je/personne/chacun/tous/c est/ça',
    'le/la/les/un/une/des/notre/nos',
    'que/qu/ce que/comment/si/quand/où/qui/parce que/pour/de/à/en/par/avec/et/mais/ou/puis',
    'et/mais/donc/car',
    'non pardon/pardon/je veux dire/non/correction',
    'ce qui est/ce qui était',
    'que/qu',
  ],
  es: [
    'luego/y luego/después/y después/a continuación/por último/y por último/al final/y al final/además/finalmente',
    'nosotros/ellos/nadie/todos/hay/tenemos/yo/esto',
    'el/la/los/las/un/una/nuestro/nuestra',
    'que/lo que/cómo/si/cuando/donde/quien/porque/para/de/en/por/con/y/pero/o/luego',
    'y/pero/así que/porque',
    'no perdón/perdón/quiero decir/digo/no',
    'lo que es/lo cual es',
    'que',
  ],
  it: [
    'poi/e poi/dopo/e dopo/infine/e infine/alla fine/e alla fine/inoltre',
    'noi/loro/nessuno/tutti/abbiamo/c è/ci sono/io/questo',
    'il/la/lo/i/gli/le/un/una/nostro/nostra',
    'che/quello che/come/se/quando/dove/chi/perché/per/di/in/a/con/e/ma/o/poi',
    'e/ma/quindi/perché',
    'no scusa/scusa/anzi/voglio dire/no',
    'il che è',
    'che',
  ],
  pt: [
    'depois/e depois/a seguir/por fim/e por fim/no fim/e no fim/no final/e no final/além disso',
    'nós/eles/ninguém/todos/temos/há/eu/isto/isso',
    'o/a/os/as/um/uma/nosso/nossa',
    'que/o que/como/se/quando/onde/quem/porque/para/de/em/por/com/e/mas/ou/depois',
    'e/mas/então/porque',
    'não desculpa/desculpa/quero dizer/aliás/não',
    'o que é',
    'que',
  ],
  nl: [
    'dan/en dan/daarna/en daarna/vervolgens/ten slotte/en ten slotte/tot slot/en tot slot/aan het eind/verder',
    'we/wij/ze/zij/hij/het/ik/niemand/iedereen/er/dat',
    'de/het/een/ons/onze',
    'dat/wat/hoe/als/waar/wie/omdat/voor/van/in/op/bij/met/en/maar/of/om/dan',
    'en/maar/dus/want',
    'nee sorry/sorry/nee/ik bedoel/correctie',
    'wat is/dat is',
    'dat',
  ],
};

const known = new Map<string, DictationWords>();

/** Of a language; those of English where nothing is known of it. */
export function dictationWordsOf(tag: string): DictationWords {
  const base = tag.split('-')[0] ?? '';
  const own = known.get(base);
  if (own !== undefined) return own;
  const list = lists[base] ?? lists.en;
  const groups = (at: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7): string[][] =>
    (list?.[at] ?? '')
      .split('/')
      .filter(Boolean)
      .map(wordsOf)
      .sort((a, b) => b.length - a.length);
  const made = {
    sequence: groups(0),
    openers: groups(1),
    articles: groups(2),
    binders: groups(3),
    joints: groups(4),
    corrections: groups(5),
    remarks: groups(6),
    thats: groups(7),
  };
  known.set(base, made);
  return made;
}

const wordsOf = (text: string): string[] => wordsIn(text).map(({ form }) => normalForm(form));
