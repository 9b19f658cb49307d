import { writeFile } from 'node:fs/promises';
import { ApiError, createClient, JobFailedError } from '@/lib/client';

const client = createClient({
  baseUrl: 'http://localhost:3000',
  apiKey: process.env.DECKWRIGHT_API_KEY ?? '',
});

try {
  const { downloads } = await client.generateAndWait(
    { prompt: 'A 6-slide kick-off deck for the Alder project', output_type: 'deck' },
    { onProgress: ({ status }) => console.log(status) },
  );
  for (const file of downloads) await writeFile('deck.pptx', await client.download(file));
} catch (error) {
  if (error instanceof JobFailedError) console.error('The job failed:', error.job.error.code);
  else if (error instanceof ApiError) console.error('Refused:', error.code, error.requestId);
  else throw error;
  process.exitCode = 1;
}
