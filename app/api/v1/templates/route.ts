import { listTemplatesRoute } from '@/lib/http/routes/list-templates';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listTemplatesRoute;
