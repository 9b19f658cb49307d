import { downloadRoute } from '@/lib/http/routes/download';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = downloadRoute;
