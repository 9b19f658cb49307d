import { unknownPathRoute } from '@/lib/http/serve';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownPathRoute;
