import type { ZodOpenApiContentObject, ZodOpenApiExampleObject } from 'zod-openapi';
import type { ContractNumbers } from '../contract-numbers';
import type { RequestErrorCode } from '../error-codes';
import type { ResponseHeaderId } from '../response-headers';
import type { ErrorExample } from './examples';

/** What the documents show of one installation. */
export interface Installation {
  /** Origin under which callers reach it. */
  baseUrl: string;
  numbers: ContractNumbers;
}

/** An answer that is no error. */
export interface AnswerDocument {
  description: string;
  headers: readonly ResponseHeaderId[];
  content?: ZodOpenApiContentObject;
}

/** What is said of an operation beyond what its code needs. */
export interface OperationDocument {
  tag: TagName;
  /** Markdown; follows the operation's own description. */
  details: string;
  requestExamples?: Record<string, ZodOpenApiExampleObject>;
  /** By status code. */
  answers: Record<`${2 | 3}${number}`, AnswerDocument>;
  /** Where the operation says something else than others with the same code. */
  errorExamples?: Partial<Record<RequestErrorCode, Record<string, ErrorExample>>>;
}

export type DescribeOperation = (installation: Installation) => OperationDocument;

/** In the order of the alphabet, as strict linters want them. */
export const tags = [
  { name: 'Jobs', description: 'Start a generation and follow it until its files are ready.' },
  { name: 'Results', description: 'Fetch what was generated.' },
  { name: 'Templates', description: 'See which templates there are.' },
  { name: 'This document', description: 'The interface, for programs.' },
] as const;

type TagName = (typeof tags)[number]['name'];
