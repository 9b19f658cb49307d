import nextAuth from 'next-auth';
import { authOptions } from '@/lib/http/portal/auth-options';

type AuthHandler = (request: Request, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>;

const handler = nextAuth(authOptions) as AuthHandler;

export { handler as GET, handler as POST };
