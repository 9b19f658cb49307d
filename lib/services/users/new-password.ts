import { AppError } from '@/lib/contracts/app-error';
import { hashPassword } from '@/lib/platform/crypto/password';

interface NewPassword {
  password: string;
  /** What others know of the person and try first: names and the address. */
  known?: readonly (string | undefined)[];
  /** The field in which it was typed. */
  param?: string;
}

/**
 * The hash of a password that somebody wants from now on; the one way to one, so that none is taken that is common,
 * a pattern, or made of what others know of the person (NIST SP 800-63B, section 3.1.1.2).
 *
 * @throws AppError that says what to do instead
 */
export async function hashNewPassword({ password, known = [], param = 'password' }: NewPassword): Promise<string> {
  if (await isPredictable(password, known))
    throw new AppError({
      code: 'invalid_request',
      message: `${param}: is too easy to guess: it is a common one, follows a pattern, or is made of a name or address. Take a few words that don’t belong together.`,
      param,
    });
  return hashPassword(password);
}

/** On zxcvbn's scale of 0 to 4: what has less is guessed within a million tries. */
const leastScore = 2;
/** Nobody guesses what is behind this, and to look at more takes long. */
const readCharacters = 100;

async function isPredictable(password: string, known: NewPassword['known'] = []): Promise<boolean> {
  const words = known.flatMap((text) => (text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : []));
  const judge = await (judging ??= openJudge());
  return judge.check(password, ['deckwright', ...words]).score < leastScore;
}

let judging: ReturnType<typeof openJudge> | undefined;

/** Opened for the first password: the lists of common ones take a while and some memory. */
async function openJudge() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: readCharacters });
}
