import { answerHealth } from '@/lib/http/readiness';

// In development alone; the web process answers it before Next.js sees it.
export const dynamic = 'force-dynamic';
export const GET = answerHealth;
export const HEAD = answerHealth;
