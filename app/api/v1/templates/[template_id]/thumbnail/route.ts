import { templateThumbnailRoute } from '@/lib/http/routes/template-thumbnail';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = templateThumbnailRoute;
