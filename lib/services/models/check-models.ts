import { askPatiently } from '@/lib/generation/composers/model/call/ask-patiently';
import { ModelCallFailure } from '@/lib/generation/composers/model/call/model-call-failure';
import { readModelSettings, type ModelEnv, type ModelSettings } from '@/lib/generation/composers/model/model-settings';
import { openModel } from '@/lib/generation/composers/model/open-model';
import type { Env } from '@/lib/platform/env/env';
import type { Call, OperatorContext } from '../context';

const variables = ['MODEL', 'VISION_MODEL'] as const;

export interface CheckedModel {
  variable: (typeof variables)[number];
  /** As the variable has it. */
  model: string;
  answers: boolean;
  seconds: number;
  /** What went wrong and what to do about it; without the key. */
  problem?: string;
}

export interface CheckModelsInput {
  env: Pick<Env, (typeof variables)[number]> & ModelEnv;
  signal?: AbortSignal;
}

const schema = {
  type: 'object' as const,
  properties: { ready: { type: 'boolean' as const } },
  required: ['ready'],
  additionalProperties: false,
};
const question = {
  system: 'You answer with one JSON object and nothing else.',
  messages: [{ role: 'user' as const, content: 'Answer with {"ready": true}.' }],
  object: { name: 'readiness', schema },
};

/** Asks each language model that the environment names one short question, so that a wrong key, name or address is known before a job fails by it. */
export async function checkModels({
  input,
}: Call<OperatorContext, CheckModelsInput>): Promise<{ models: CheckedModel[] }> {
  const { env, signal } = input;
  const named = variables.flatMap((variable) => {
    const settings = readModelSettings(env[variable], env);
    return settings ? [{ variable, settings }] : [];
  });
  return { models: await Promise.all(named.map(({ variable, settings }) => check(variable, settings, signal))) };
}

async function check(
  variable: CheckedModel['variable'],
  settings: ModelSettings,
  signal?: AbortSignal,
): Promise<CheckedModel> {
  const opened = openModel(settings);
  const begun = performance.now();
  const result = (more: Pick<CheckedModel, 'answers' | 'problem'>): CheckedModel => ({
    variable,
    model: opened.name,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    ...more,
  });
  try {
    const { text } = await askPatiently({ opened, request: () => question, signal, mostTries: 1 });
    return text.trim() === ''
      ? result({ answers: false, problem: 'It answered with nothing.' })
      : result({ answers: true });
  } catch (error) {
    if (!(error instanceof ModelCallFailure)) throw error;
    return result({
      answers: false,
      problem: settings.apiKey ? error.detail.replaceAll(settings.apiKey, '…') : error.detail,
    });
  }
}
