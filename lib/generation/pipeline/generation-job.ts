import type { QualityReport } from '@/lib/deck/quality/inspect-scene';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import type { BlobStore } from '@/lib/platform/blob-store/blob-store';
import type { OwnTemplate } from '@/lib/templates/own-template';
import type { Reading } from '@/lib/reading/reading';
import type { DeckSize } from '@/lib/reading/reading';
import type { Composer, TokenUse } from '../composers/composer';
import type { Compute, Task } from '../compute/compute';
import type { DescribePicture } from '../pictures/describe-picture';
import type { FindPassages } from '../sources/find-passages';
import type { Citation } from './cite-sources';
import type { JobFiles } from './job-files';
import type { ModelLimits, ModelMeter, ModelSpending } from './model-meter';
import type { FigureReport } from './tell-figures';

/** An accepted job, as the pipeline needs it. */
export interface GenerationJob {
  id: string;
  organizationId: string;
  prompt: string;
  outputType: 'single_slide' | 'deck';
  /** 1 to 4; 1 for decks. */
  variantCount: number;
  /** What the name in the request stood for at acceptance; null leaves the choice to the pipeline. */
  template: AcceptedTemplate | null;
  /** What the organization takes where a request names none; null without one, and when it was deleted. */
  defaultTemplate: AcceptedTemplate | null;
  /** The organization's own, among which the choice is where there are any. */
  ownTemplates?: readonly AcceptedTemplate[] | null;
  useWebSearch: boolean;
  useKnowledgeBase: boolean;
  referenceImages: readonly ReferenceImage[];
  acceptedAt: Date;
  deadlineAt: Date;
}

/** One template and no other, whatever its name. */
export interface AcceptedTemplate {
  /** Name of a built-in template, or id of one of the organization's own. */
  id: string;
  /** Null for a built-in template, and for an own one that was deleted since. */
  own: OwnTemplate | null;
}

/** The name by which slides speak of a picture of the request; the index counts from 0. */
export function imageIdOf(index: number): string {
  return `image-${index + 1}`;
}

export interface ReferenceImage {
  blobKey: string;
  mimeType: ImageAsset['mimeType'];
  widthPx: number;
  heightPx: number;
}

/** A finished file that stands in the blob store. */
export interface DeliveredFile {
  /** 1 to 4 for a single slide; null for a deck. */
  variant: number | null;
  slideCount: number;
  blobKey: string;
  fileName: string;
  /** Of its slides, whole. */
  title: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  quality: FileQuality;
}

/** What is kept with the file and shown in the portal. */
export interface FileQuality {
  report: QualityReport;
  template: string;
  /** Why it is this template, in a plain sentence; empty where the request named it. */
  templateReason: string;
  composer: Composer['name'];
  /** Layouts that were drawn before one passed. */
  attempts: number;
  /** Plain sentences, such as "Web search is not configured." */
  notices: string[];
  /** Where each statement that is not the prompt's comes from. */
  citations: Citation[];
  /** Where each figure comes from. */
  figures: FigureReport;
}

/** What the pipeline can't do by itself. Both verbs must change nothing when they run again. */
export interface GenerationServices {
  blobs: BlobStore;
  /** Where the engine works. */
  compute: Compute;
  composer: Composer;
  /** Credits for one delivered slide of a deck, and for one delivered variant of a single slide. */
  prices: { slide: number; variant: number };
  deckSize: DeckSize;
  /** From the start of the job. */
  timeLimitMs: number;
  /** Where passages come from besides the prompt; null for what this installation does not have. */
  sources: { knowledgeBase: FindPassages | null; web: FindPassages | null };
  /** Says what pictures show; null without a model that sees. */
  describePicture: DescribePicture | null;
  /** Names of the templates of the organization's last files, the newest first. */
  recentTemplates(): Promise<readonly string[]>;
  /** What a job may ask of models; 0 for any number. */
  modelLimits: ModelLimits;
  /** What this job has spent on models so far, by the account that `recordModelCalls` keeps. */
  modelSpending(): Promise<ModelSpending>;
  /** Keeps what a step spent on models. May be called again for a step that is done again: that was spent, too. */
  recordModelCalls(input: TokenUse & { purpose: string }): Promise<void>;
  /**
   * Places a hold of the largest possible charge and moves the job to `processing`. False
   * when the job has finished in the meantime and there is nothing left to do.
   */
  start(input: { largestCharge: number }): Promise<boolean>;
  /** Writes the files' rows, replaces the hold by the charge and completes the job, all at once. */
  complete(input: { files: DeliveredFile[]; charge: number }): Promise<void>;
}

/** Remembers finished steps. Results are JSON: keys and small values, never files. */
export interface Step {
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** What every phase works with. */
export interface Run {
  job: GenerationJob;
  reading: Reading;
  services: GenerationServices;
  step: Step;
  files: JobFiles;
  /** Does a part of the engine's work, given up at the job's deadline. */
  compute<In, Out>(task: Task<In, Out>, input: In): Promise<Out>;
  /** Aborted at the job's deadline. */
  signal: AbortSignal;
  deadlineAt: Date;
  /** Opened at its first use. */
  modelMeter(): Promise<ModelMeter>;
}
