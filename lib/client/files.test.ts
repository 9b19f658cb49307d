import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from './create-client';
import { failure, openScriptedService, truncate, type ScriptedService } from './testing/scripted-service';
import { createTestClock } from './testing/test-clock';
import type { DownloadItem, Job } from './types';

let service: ScriptedService;
let client: Client;
beforeEach(async () => {
  service = await openScriptedService();
  client = createClient({ baseUrl: service.url, apiKey: 'dw_test', clock: createTestClock() });
});
afterEach(() => service.close());

const bytes = new TextEncoder().encode('the file');
const item = (path: string, variant: number): DownloadItem => ({
  url: `${service.url}${path}`,
  format: 'pptx',
  variant,
});
const slide = (downloads: DownloadItem[]): Job => ({
  job_id: 'job-1',
  status: 'completed',
  output_type: 'single_slide',
  downloads,
  error: null,
});

describe('download', () => {
  it('fetches the bytes without the API key', async () => {
    service.script('/file', { body: bytes });
    expect(await client.download(item('/file', 1))).toEqual(bytes);
    expect(service.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('fetches them again when the connection breaks off', async () => {
    service.script('/file', truncate, { body: bytes });
    expect(await client.download(item('/file', 1))).toEqual(bytes);
  });

  it.each([failure(404, 'not_found'), { status: 403, body: '<Error>expired</Error>' }])(
    'follows a fresh link of the same variant when the old one has expired',
    async (expired) => {
      service.script('/old-2', expired);
      service.script('/new-2', { body: bytes });
      service.script(
        '/api/v1/status/job-1',
        { body: slide([item('/old-1', 1), item('/old-2', 2)]) },
        { body: slide([item('/new-1', 1), item('/new-2', 2)]) },
      );
      const { downloads } = await client.getStatus('job-1');
      expect(await client.download(downloads?.[1] as DownloadItem)).toEqual(bytes);
    },
  );

  it('does so for an item from elsewhere when it is told the job', async () => {
    service.script('/old', failure(404, 'not_found'));
    service.script('/new', { body: bytes });
    service.script('/api/v1/status/job-1', { body: slide([item('/new', 1)]) });
    await expect(client.download(item('/old', 1))).rejects.toMatchObject({ code: 'not_found' });
    expect(await client.download(item('/old', 1), { jobId: 'job-1' })).toEqual(bytes);
  });

  it('throws the error of the link when the files have been deleted', async () => {
    service.script('/old', failure(404, 'not_found'));
    service.script('/api/v1/status/job-1', { body: slide([]) });
    await expect(client.download(item('/old', 1), { jobId: 'job-1' })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'not_found',
    });
  });

  it('follows a fresh link once', async () => {
    service.script('/old', failure(404, 'not_found'));
    service.script('/api/v1/status/job-1', { body: slide([item('/old', 1)]) });
    await expect(client.download(item('/old', 1), { jobId: 'job-1' })).rejects.toMatchObject({ code: 'not_found' });
    expect(service.received).toHaveLength(3);
  });
});

describe('openDownload', () => {
  it('gives the bytes as they come', async () => {
    service.script('/file', (response) => {
      response.writeHead(200);
      response.write('the ', () => setTimeout(() => response.end('file'), 20));
    });
    expect(await text(await client.openDownload(item('/file', 1)))).toBe('the file');
  });

  it('can be aborted while they come', async () => {
    service.script('/file', (response) => void response.writeHead(200).write('the '));
    const controller = new AbortController();
    const stream = await client.openDownload(item('/file', 1), { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(text(stream)).rejects.toThrow('enough');
  });
});
