'use client';

import { createContext, type ReactNode, useContext } from 'react';

const CanManage = createContext(false);

/** Whether the reader is an owner or an admin of the organization; what they may do the server decides. */
export const useCanManage = () => useContext(CanManage);

export function CanManageProvider({ canManage, children }: { canManage: boolean; children: ReactNode }) {
  return <CanManage value={canManage}>{children}</CanManage>;
}
