export { answerAuth as GET, answerAuth as POST } from '@/lib/http/portal/sign-in/auth-options';
