import { openapiRoute } from '@/lib/http/routes/openapi';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openapiRoute;
