import { readFileSync } from 'node:fs';
import { deflateSync } from 'fflate';
import { shapes, type Shape } from '@/lib/languages/concepts';
import { findLanguage } from '@/lib/languages/find-language';
import {
  chancesOfStories,
  leastSure,
  stepsOfOne,
  storyFeatures,
  storyFeaturesOf,
} from '@/lib/reading/story/choose-story';

/** What a request about a bare topic has that may tell its story, and the one that it should get. */
export interface StoryExample {
  request: string;
  shape: Shape;
  features: number[];
}

/** How the weights are looked for; found by trying on requests that were kept apart. */
const [epochs, step, damping, decay, dropout, fewest] = [6, 0.6, 0.5, 1e-3, 0.3, 10];
/** Weights nearer to nothing are left out: they take room and say little. */
const leastKept = 2;
const { length: classes } = shapes;

/** One request a line behind its shape; lines of the shape "request" are what people say around a topic. */
export function readLabelledStories(file: string): StoryExample[] {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [shape = '', text = ''] = line.split('\t');
      return text === '' ? [] : [[shape, text]];
    });
  const frames = new Map<string, string[]>();
  for (const [shape, text] of rows)
    if (shape === 'request') frames.set(findLanguage(text).tag, [...(frames.get(findLanguage(text).tag) ?? []), text]);
  return rows.flatMap(([name, topic]): StoryExample[] => {
    const shape = shapes.find((each) => each === name);
    if (shape === undefined) return [];
    const { tag } = findLanguage(topic);
    const own = frames.get(tag) ?? [];
    return [topic, ...own.map((frame) => frame.replace('{x}', topic))].map((request) => ({
      request: topic,
      shape,
      features: storyFeaturesOf(request, tag),
    }));
  });
}

/** A linear choice among the shapes. */
export function learnStories(examples: readonly StoryExample[]): Float32Array {
  const seen = new Uint32Array(storyFeatures);
  for (const { features } of examples) for (const feature of features) seen[feature] = (seen[feature] ?? 0) + 1;
  const weights = new Float32Array(storyFeatures * classes);
  const squares = new Float32Array(weights.length).fill(1e-3);
  let seed = 7;
  const chance = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 0x100000000;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = examples.map((example) => ({ example, at: chance() })).sort((a, b) => a.at - b.at);
    for (const { example } of order) {
      // Every topic is seen several times, bare and within requests.
      const features = example.features.filter((each) => (seen[each] ?? 0) >= fewest && chance() >= dropout);
      const scale = 1 / Math.sqrt(Math.max(1, features.length));
      for (const [at, said] of chancesOfStories(features, weights).entries()) {
        const slope = scale * (said - (shapes[at] === example.shape ? 1 : 0));
        for (const feature of features) {
          const row = feature * classes + at;
          const gradient = slope + decay * (weights[row] ?? 0);
          squares[row] = (squares[row] ?? 0) + gradient * gradient;
          weights[row] = (weights[row] ?? 0) - (step * gradient) / (squares[row] ?? 1) ** damping;
        }
      }
    }
  }
  return weights;
}

/** In a few steps, as signed bytes. */
export function packStories(weights: Float32Array): string {
  const steps = Uint8Array.from(weights, (weight) => {
    const rounded = Math.max(-127, Math.min(127, Math.round(weight * stepsOfOne)));
    return Math.abs(rounded) < leastKept ? 0 : rounded & 0xff;
  });
  return Buffer.from(deflateSync(steps, { level: 9 })).toString('base64');
}

/** How many of the requests get the shape that they should, and how sure the choice is of the right and the wrong ones. */
export function checkStories(examples: readonly StoryExample[], weights: Float32Array): string {
  const told = examples.map(({ features, shape, request }) => {
    const chances = chancesOfStories(features, weights);
    const best = Math.max(...chances);
    return { request, shape, best, said: shapes[chances.indexOf(best)] };
  });
  const share = (list: readonly unknown[], all: readonly unknown[]): string =>
    `${Math.round((100 * list.length) / Math.max(1, all.length))} %`;
  const right = told.filter(({ said, shape }) => said === shape);
  const sure = told.filter(({ best }) => best >= leastSure);
  const rightSure = sure.filter(({ said, shape }) => said === shape);
  return `Of ${told.length} bare topics ${share(right, told)} get the right story; ${share(sure, told)} surely, of which ${share(rightSure, sure)} rightly.`;
}
