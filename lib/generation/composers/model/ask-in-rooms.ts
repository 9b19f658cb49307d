import { askModel, type ModelAnswer, type Question } from './ask-model';
import { ModelCallFailure } from './call/model-call-failure';

export interface RoomyQuestion<T> extends Omit<Question<T>, 'prompt' | 'hasShorter'> {
  /** Letters of the data that a prompt may hold, the most first. */
  rooms: readonly number[];
  prompt: (mostLetters: number) => string;
}

export interface RoomyAnswer<T> extends ModelAnswer<T> {
  /** Letters of the data that the prompt could hold. */
  room: number;
}

/** A prompt that is hardly shorter is not worth another call. */
const shorter = 0.9;

/**
 * Asks with as much of the data as the model reads at once. What was too long once is not sent again.
 * @throws ModelCallFailure when the model does not answer, or takes the request in no length
 */
export async function askInRooms<T>({ rooms, prompt, ...question }: RoomyQuestion<T>): Promise<RoomyAnswer<T>> {
  const { state } = question.opened;
  const prompts = lengthsOf(rooms, prompt).filter(
    ({ text }, index, all) => index === all.length - 1 || text.length < state.tooLong,
  );
  for (const [index, { text, room }] of prompts.entries()) {
    const hasShorter = index < prompts.length - 1;
    try {
      return { ...(await askModel<T>({ ...question, prompt: text, hasShorter })), room };
    } catch (error) {
      if (!hasShorter || !(error instanceof ModelCallFailure) || error.fault !== 'unfit') throw error;
      state.tooLong = Math.min(state.tooLong, text.length);
    }
  }
  throw new RangeError('A prompt needs a room.');
}

function lengthsOf(
  rooms: readonly number[],
  prompt: (mostLetters: number) => string,
): { room: number; text: string }[] {
  const lengths: { room: number; text: string }[] = [];
  for (const room of rooms) {
    const text = prompt(room);
    const last = lengths.at(-1);
    if (!last || text.length < last.text.length * shorter) lengths.push({ room, text });
  }
  return lengths;
}
