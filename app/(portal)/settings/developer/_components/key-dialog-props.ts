import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';
import type { NewKey } from '../actions';

export interface KeyDialogProps {
  subject: ManagedKey;
  onClose: () => void;
  /** Shows the new key, in place of this dialog. */
  onCreated: (created: NewKey) => void;
  /** The key leaves the list, and with it the button that opened the dialog. */
  onGone: () => void;
  /** Gives the focus back. */
  onCloseAutoFocus: (event: Event) => void;
}
