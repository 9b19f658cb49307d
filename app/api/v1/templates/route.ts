import { listTemplatesRoute } from '@/lib/http/routes/templates';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listTemplatesRoute;
