import { measureRoom, type Tongue } from '@/lib/deck/room/measure-room';
import type { SlideRoom } from '@/lib/deck/room/slide-room';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { DeckSetting } from '../composers/composer';
import type { Task } from '../compute/compute';
import { openKnownTemplate } from './choose-template';
import type { GenerationJob, Run } from './generation-job';

type Template = DeckSetting['template'];

/**
 * What is known of a deck besides its request before it is written; undefined for a composer that arranges what there
 * is, whatever room there may be.
 */
export async function deckSettingOf(
  run: Pick<Run, 'job' | 'reading' | 'compute' | 'services'>,
): Promise<DeckSetting | undefined> {
  if (run.services.composer.name === 'embedded') return undefined;
  const { template, defaultTemplate, acceptedAt } = run.job;
  const isKnown = template !== null || defaultTemplate !== null;
  return {
    today: acceptedAt,
    template: isKnown ? (await measured(run, null)).template : null,
    roomOf: async (kind) => (await measured(run, kind)).room,
  };
}

interface Measured {
  template: Template;
  room: SlideRoom | null;
}

const nothing: Measured = { template: null, room: null };
/** What was measured last: the slides of a deck, and decks of an organization, ask for the same again and again. */
const kept = new Map<string, Promise<Measured>>();
const mostKept = 500;

function measured(
  { job, reading, compute }: Pick<Run, 'job' | 'reading' | 'compute'>,
  kind: SlideKind | null,
): Promise<Measured> {
  const { template, defaultTemplate } = job;
  const { language, direction } = reading;
  const input: RoomInput = { job: { template, defaultTemplate }, tongue: { language, direction }, kind };
  const key = JSON.stringify(input);
  const known = kept.get(key);
  if (known) return known;
  // What can't be measured is written without: a template that has gone ends the job where it is drawn.
  const asked = compute(roomTask, input).catch(() => {
    kept.delete(key);
    return nothing;
  });
  kept.set(key, asked);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return asked;
}

interface RoomInput {
  job: Pick<GenerationJob, 'template' | 'defaultTemplate'>;
  tongue: Tongue;
  /** Null where the template alone is asked for. */
  kind: SlideKind | null;
}

export const roomTask: Task<RoomInput, Measured> = {
  name: 'room',
  async work({ job, tongue, kind }, blobs) {
    const theme = await openKnownTemplate(job, blobs);
    const template = theme ? describe(theme) : null;
    // A template that is chosen by what the slides say can be any of them.
    const room = kind === null ? null : measureRoom(kind, theme ? [theme] : builtinThemes, tongue);
    return { template, room };
  },
};

function describe({ name, description, composition }: Theme): Template {
  return { name, description, composition: composition ?? null };
}
