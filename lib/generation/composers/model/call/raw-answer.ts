import type { JSONSchema7, LanguageModel, ModelMessage } from 'ai';
import type { AnswerForm } from './model-state';

/** One request to a model, as it is sent. */
export interface ModelRequest {
  model: LanguageModel;
  system: string;
  messages: ModelMessage[];
  /** The object to answer with; a text when absent. */
  object?: { name: string; schema: JSONSchema7 };
  form: AnswerForm;
  maxOutputTokens?: number;
}

/** What a model said, before anybody read it. */
export interface RawAnswer {
  text: string;
  /** Whether it was cut off at the limit of tokens. */
  isCut: boolean;
  /** Whether the model or its provider declined to answer. */
  isRefused: boolean;
  inputTokens: number;
  /** Of the tokens read, those that the provider had kept from an earlier call. */
  cachedInputTokens: number;
  outputTokens: number;
}
