import { requestWords, type RequestWords } from '@/lib/generation/composers/embedded/words/requests';

const longestOpening = 300;
const shortestTopic = 8;

/** What a prompt is about, as far as its opening says so: its heading, and what it asks slides about. */
export function readTopic(prompt: string, language: string): string {
  const lines = prompt
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const heading = lines.find((line) => /^#{1,2}\s/u.test(line))?.replace(/^#+\s*/u, '') ?? '';
  const opening = firstSentence(lines.find((line) => !/^(?:[#>|*-]|\p{Nd}+[.)]\s)/u.test(line)) ?? '');
  const asked = topicOf(opening, language);
  if (heading === '') return asked;
  return asked === opening ? heading : `${heading} ${asked}`;
}

function firstSentence(line: string): string {
  const end = /[.!?。！？](?=\s|$)/u.exec(line)?.index ?? line.length;
  return line.slice(0, Math.min(end, longestOpening));
}

/** The sentence itself where it asks for nothing. */
function topicOf(sentence: string, language: string): string {
  const row = rowOf(sentence, language);
  if (!row) return sentence;
  const named = row.topic
    .map((pattern) => pattern.exec(sentence)?.[1])
    .find((topic) => topic !== undefined && topic.trim() !== '');
  const topic = withoutRequest(named ?? sentence, row);
  const short = withoutListeners(topic, row);
  return named === undefined && short.length < shortestTopic ? topic : short;
}

function rowOf(sentence: string, language: string): RequestWords | undefined {
  const own = requestWords.filter((row) => language.startsWith(row.language));
  const asks = ({ verbs, nouns }: RequestWords) => verbs.test(sentence) || nouns.test(sentence.slice(0, 80));
  return own.find(asks) ?? requestWords.find((row) => row.verbs.test(sentence) && row.nouns.test(sentence));
}

/** Also without "mit 8 Folien" and what else says how many slides there are. */
function withoutRequest(sentence: string, { verbs, nouns }: RequestWords): string {
  const size = new RegExp(`(?:(?<!\\p{L})\\p{L}{1,4}\\s+)?\\p{Nd}+[\\s-]*(?:${nouns.source})`, nouns.flags);
  return sentence.replace(verbs, ' ').replace(size, ' ').replace(nouns, ' ');
}

/** For whom the slides are says nothing on what they are about. */
function withoutListeners(topic: string, { audience }: RequestWords): string {
  const match = audience.map((pattern) => pattern.exec(topic)).find((found) => found !== null && found.index > 0);
  return match ? topic.slice(0, match.index) : topic;
}
