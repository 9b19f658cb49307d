import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt';
import type { Reading, Section } from '../reading';

const read = (prompt: string): Reading => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
const said = ({ title, parts, sections }: Section): string => JSON.stringify([title, parts, sections.map(said)]);
const titlesOf = (prompt: string): (string | null)[] => read(prompt).content.sections.map(({ title }) => title);

const rules = [
  '# Garden rules',
  '## Beds\nEach bed has 12 square metres. You keep it free of weeds.',
  '## Water\nTaps open from April to October. A can holds 10 litres.',
  '## What is not allowed\n- Fires\n- Radios after nine',
  '## Tools\nTwo barrows stand in the shed. Bring gloves of your own.',
  '## How to join\n1. Fill in the form\n2. Pay 40 euros\n3. Fetch the key',
  '## The committee\nFive people meet in March.',
  '## Bees\nFour hives stand at the hedge.',
].join('\n\n');

describe('parts that a request lists', () => {
  const listing =
    'Hello, can you make slides from these notes? Only what a new gardener needs: the beds, water (table), what is not allowed, tools, and how to join. 7 slides max. Skip the part on the committee and the bees.';

  it('are none that it wants left out in the same breath', () => {
    const { sections, leaveOut } = read(`${listing}\n\n${rules}`).instructions;
    expect(sections).toEqual(['the beds', 'water', 'what is not allowed', 'tools', 'how to join']);
    expect(leaveOut.map(({ named }) => named)).toEqual([['the committee', 'the bees']]);
    expect(read(`${listing.replace('Skip', 'And')}\n\n${rules}`).instructions.leaveOut).toEqual([]);
  });

  it('ban nothing where they deny something themselves', () => {
    expect(titlesOf(`${listing}\n\n${rules}`)).toContain('What is not allowed');
    expect(titlesOf(`I need a deck with beds, water, no committee, tools and bees.\n\n${rules}`)).not.toContain(
      'The committee',
    );
  });

  it('leave what is asked before them asked', () => {
    const { forms, without, count } = read(`${listing}\n\n${rules}`).instructions;
    expect(forms.map(({ form }) => form)).toEqual(['table', 'steps']);
    expect(without).toEqual([]);
    expect(count?.max).toBe(7);
  });

  it.each([
    ['what stands amid them is one of them', 'not allowed', ['beds', 'water', 'not allowed', 'bees']],
    ['what is said by the way is none', 'as we all know it here', ['beds', 'water', 'bees']],
  ])('%s', (_, amid, sections) => {
    const request = `I need a deck with beds, water, ${amid}, tools and bees.`;
    expect(read(`${request}\n\n${rules}`).instructions.sections).toEqual(sections);
  });
});

describe('what stands below the name of a slide', () => {
  const slides = [
    'Please make a 4 slide deck for our new rowers.\n',
    'Slide 1: Rowing at the lake club',
    'Slide 2: Your evening\n- Boats on the water at six\n- Back by eight',
    'Slide 3: Boats\nWe have four doubles and two fours.',
  ].join('\n');

  it('is what it says where its words alone would be a signature, to the last line', () => {
    const { content } = read(
      `${slides}\nSlide 4: Who to call\nBoathouse Kim Berg ext. 21\nOffice ext. 30\nEmergency 112`,
    );
    for (const line of ['Kim Berg', 'Office', 'Emergency']) expect(said(content)).toContain(line);
  });

  it('is thanks behind what it says already', () => {
    expect(said(read(`${slides}\nThanks a lot, Kim`).content)).not.toContain('Kim');
  });
});

it.each([
  ['words to end with', 'Finish with the words Grow well.', ['Grow well']],
  ['a date alone is none of them', 'Close with 12 May 2025.', []],
])('what the last slide has to say: %s', (_, request, sayings) => {
  expect(read(`Please make 5 slides from these rules. ${request}\n\n${rules}`).instructions.sayings).toEqual(sayings);
});

describe('an address behind everything', () => {
  const pitch = [
    'Plotshare - gardens that neighbours share',
    'Problem: 31 of 40 households in our street have no garden of their own, and all of them want one',
    'Team: Kim Berg (gardener, 11 years), Lou Marsh (app)',
    'Ask: 20,000 € for 200 more beds by the end of 2026. 60% taps, 40% beds',
  ].join('\n\n');
  const address = 'Kim Berg, kim@plotshare.example';

  it('is content where nothing is of a letter', () => {
    const request = 'Pitch deck for a local investor evening, max 9 slides incl cover. Company is Plotshare.';
    expect(said(read(`${request}\n\n${pitch}\n\n${address}`).content)).toContain('kim@plotshare.example');
  });

  it('is a signature below a letter', () => {
    const letter = `Hi Jo,\n\ncould you make 5 slides of this?\n\n${pitch}\n\nBest regards\n${address}`;
    expect(said(read(letter).content)).not.toContain('kim@plotshare.example');
  });
});
