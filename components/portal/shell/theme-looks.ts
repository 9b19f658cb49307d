import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { Theme } from '@/components/ui/theme';

export const themeLooks = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const satisfies Record<Theme, { label: string; Icon: LucideIcon }>;
