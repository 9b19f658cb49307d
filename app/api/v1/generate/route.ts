import { generateRoute } from '@/lib/http/routes/jobs';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = generateRoute;
