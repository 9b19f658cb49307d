/** Said instead of a description. */
const excuse =
  /^(?:i['’]m sorry|i am sorry|sorry[,. ]|i can(?:['’]t|not)|i['’]m unable|i am unable|as an ai|es tut mir leid|je suis désolé|lo siento|unfortunately)/i;
const preface =
  /^(?:(?:sure|certainly|of course|okay)[!,.]\s*)?(?:here(?:['’]s| is) (?:a|the|your) (?:short |brief )?description[^:]{0,40}:|(?:the )?description\s*:)\s*/i;
const mostLetters = 320;

/** What a model said of a picture as a plain text of a sentence or two; null when it said nothing of it. */
export function cleanDescription(said: string): string | null {
  const text = said
    .replace(/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,200}>|https?:\/\/\S+|[*_`#]+/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(preface, '')
    .replace(/^["'“„«](.*)["'”“»]$/, '$1')
    .trim();
  if (text.length < 3 || excuse.test(text) || /^[[{]/.test(text)) return null;
  return text.length <= mostLetters ? text : wholeSentences(text);
}

function wholeSentences(text: string): string {
  const cut = text.slice(0, mostLetters);
  const end = Math.max(...['. ', '! ', '? ', '。'].map((sign) => cut.lastIndexOf(sign)));
  return end > 40 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
