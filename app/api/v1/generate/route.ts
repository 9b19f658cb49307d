import { generateRoute } from '@/lib/http/routes/generate';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = generateRoute;
