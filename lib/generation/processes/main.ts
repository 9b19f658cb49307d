import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { serveTasks } from '@/lib/platform/compute/serve-tasks';
import { tellTask } from '../composers/create-embedded-composer';
import type { Task } from '../compute/compute';
import { copyTask, lookTask } from '../pipeline/check-pictures';
import { roomTask } from '../pipeline/deck-setting';
import { designTask } from '../pipeline/design';
import { draftTask } from '../pipeline/draw-draft';
import { countTask, readTask } from '../pipeline/read';
import { renderTask } from '../pipeline/render';
import { surveyTask } from '../pipeline/survey-deck';
import { checkDeckTask, checkSlideTask } from '../pipeline/write';
import { inspectPictureTask } from '../pictures/inspect-picture';
import { readLogoTask } from '../pictures/read-logo';
import { drawBrandTask } from '../templates/draw-brand';
import { measureFontTask } from '../templates/measure-font';
import { understandTemplateTask } from '../templates/understand-template';
import { pictureTask, shrinkTask } from '../thumbnails/picture-task';
import { slidesTask } from '../thumbnails/slides-task';
import { describeError } from './sent-error';

/** All that a process of the engine can do. */
const tasks = [
  countTask,
  readTask,
  lookTask,
  copyTask,
  tellTask,
  checkSlideTask,
  checkDeckTask,
  roomTask,
  designTask,
  surveyTask,
  renderTask,
  draftTask,
  pictureTask,
  slidesTask,
  shrinkTask,
  inspectPictureTask,
  understandTemplateTask,
  readLogoTask,
  drawBrandTask,
  measureFontTask,
] as const satisfies readonly Task<never, unknown>[];

const byName = new Map(tasks.map((task) => [task.name, task as Task<unknown, unknown>]));

serveTasks(async (name, input) => {
  const task = byName.get(name);
  if (!task) throw new Error(`There is no task ${name}.`);
  return task.work(input, getBlobStore());
}, describeError);
