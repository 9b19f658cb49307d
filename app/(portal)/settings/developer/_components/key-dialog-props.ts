import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';

export interface KeyDialogProps {
  subject: ManagedKey;
  baseUrl: string;
  onClose: () => void;
  /** The key leaves the list, and with it the button that opened the dialog. */
  onGone: () => void;
  /** Gives the focus back. */
  onCloseAutoFocus: (event: Event) => void;
}
