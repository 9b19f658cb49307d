import { statusRoute } from '@/lib/http/routes/status';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = statusRoute;
