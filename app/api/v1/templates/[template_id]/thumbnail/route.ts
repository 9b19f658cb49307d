import { templateThumbnailRoute } from '@/lib/http/routes/templates';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = templateThumbnailRoute;
