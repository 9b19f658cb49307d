import { whenConfigured } from '@/inngest/serve';

export const maxDuration = 300;

export const GET = whenConfigured('GET');
export const POST = whenConfigured('POST');
export const PUT = whenConfigured('PUT');
