import { freeText, listAddress, rowId } from '@/components/portal/list-address';
import { systemActor } from '@/lib/services/audit/list-audit-entries';

export const auditAddress = listAddress({
  path: '/settings/audit',
  filters: { action: freeText(100), actor: (actor) => (actor === systemActor ? actor : rowId(actor)) },
  cursors: { before: rowId },
});
