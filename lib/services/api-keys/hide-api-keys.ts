export { hideApiKeys } from '@/lib/platform/crypto/api-key-text';
