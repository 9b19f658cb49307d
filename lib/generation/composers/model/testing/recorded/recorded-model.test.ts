import { afterEach, describe, expect, it } from 'vitest';
import { fillSchema, UnfilledError } from './fill-schema';
import { readRecordings, type Recording } from './recording';
import { startRecordedModel } from './start-recorded-model';

const text = { type: 'string' };
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: object) => ({ type: 'object', properties, required: Object.keys(properties), additionalProperties: false });

describe('what is answered', () => {
  it('has every property of the schema, null where there is nothing, and no others', () => {
    const schema = object({ title: text, date: orNull(text), tags: { type: 'array', items: text }, items: { type: 'array', items: object({ text, icon: orNull(text) }) } });
    expect(fillSchema({ title: 'A', mood: 'bright', items: [{ text: 'B' }] }, schema)).toEqual({ title: 'A', date: null, tags: [], items: [{ text: 'B', icon: null }] });
  });

  it('takes of a union the option that its constants name', () => {
    const schema = { anyOf: [object({ kind: { const: 'a' }, one: orNull(text) }), object({ kind: { const: 'b' }, two: orNull(text) })] };
    expect(fillSchema({ kind: 'b' }, schema)).toEqual({ kind: 'b', two: null });
  });

  it('lacks nothing that must be there', () => {
    expect(() => fillSchema({ items: [{}] }, object({ items: { type: 'array', items: object({ text }) } }))).toThrow(new UnfilledError('The recording has no the answer.items.0.text.'));
  });
});

describe('the stand-in', () => {
  const slide = (title: string) => ({ message: title, material: [], slide: { kind: 'bullets' as const, title, items: [{ text: `of ${title}` }] } });
  const recording: Recording = { title: 'T', thought: 'T', slides: [slide('First'), slide('Second "quoted"')] };
  let server: Awaited<ReturnType<typeof startRecordedModel>>;
  afterEach(() => server.close());

  async function ask(name: string, content: string) {
    server = await startRecordedModel(recording);
    const schema = object({ items: { type: 'array', items: object({ text }) } });
    const body = { messages: [{ role: 'user', content }], response_format: { type: 'json_schema', json_schema: { name, schema } } };
    return fetch(`${server.baseUrl}/chat/completions`, { method: 'POST', body: JSON.stringify(body) });
  }

  it('answers with the slide that is asked for, whatever the plan around it', async () => {
    const response = await ask('bullets_slide', 'Plan: 1. First 2. Second "quoted" 3. Third. Write: Second "quoted"');
    expect(JSON.stringify(await response.json())).toContain('of Second');
  });

  it('refuses what it has no answer to', async () => {
    expect((await ask('poem_slide', 'First')).status).toBe(400);
  });
});

it('has answers to ten requests, whose slides have a message, material and notes', () => {
  const recordings = [...readRecordings().values()];
  expect(recordings).toHaveLength(10);
  for (const { slides } of recordings) {
    expect(slides[0]?.slide.kind).toBe('title');
    for (const { message, slide } of slides) expect([message, slide.notes].every((words) => typeof words === 'string' && words.length > 0)).toBe(true);
  }
});
