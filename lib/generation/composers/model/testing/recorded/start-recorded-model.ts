import { startOpenAiServer, type ModelCall, type ModelReply } from '../openai-server';
import { fillSchema } from './fill-schema';
import type { RecordedSlide, Recording } from './recording';

/** A stand-in for a provider that answers from a recording, and refuses what that does not hold. */
export function startRecordedModel(recording: Recording) {
  return startOpenAiServer((call) => {
    const answer = call.schemaName === 'outline' ? planOf(recording) : findSlide(recording, call)?.slide;
    return answer ? answerWith(answer, call) : { status: 400, message: `Nothing is recorded for ${call.schemaName}.` };
  });
}

function answerWith(answer: object, { schema }: ModelCall): ModelReply {
  try {
    return { content: JSON.stringify(fillSchema(answer, schema)) };
  } catch (error) {
    return { status: 400, message: String(error) };
  }
}

function planOf({ slides, ...deck }: Recording) {
  return { ...deck, slides: slides.map(({ slide, ...plan }) => ({ kind: slide.kind, title: slide.title, ...plan })) };
}

/** Every call may hold the whole plan, its white space made plain: the slide that is asked for is the one named most often, and last. */
function findSlide({ slides }: Recording, { schemaName, text }: ModelCall): RecordedSlide | undefined {
  const kind = schemaName.replace(/_slide$/, '');
  const named = slides.filter(({ slide }) => slide.kind === kind).map((recorded) => ({ recorded, at: placesOf(recorded.slide.title, text) }));
  const [best] = named.filter(({ at }) => at.length > 0).sort((a, b) => b.at.length - a.at.length || (b.at.at(-1) ?? 0) - (a.at.at(-1) ?? 0));
  return best?.recorded;
}

function placesOf(title: string, text: string): number[] {
  const written = JSON.stringify(title).slice(1, -1).replace(/\s/gu, ' ');
  return text
    .replace(/\s/gu, ' ')
    .split(written)
    .slice(0, -1)
    .reduce<number[]>((places, part) => [...places, (places.at(-1) ?? 0) + part.length + written.length], []);
}
