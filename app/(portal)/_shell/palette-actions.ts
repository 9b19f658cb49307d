import { BookOpen, FilePlus, KeyRound, LogOut, type LucideIcon, Plus, UserPlus, UserRound } from 'lucide-react';
import { chooseColorScheme, colorSchemeLabels, colorSchemes } from '@/components/ui/color-scheme';
import { signOutOfPortal } from './sign-out';

export interface PaletteAction {
  label: string;
  Icon: LucideIcon;
  /** Other words that people look for it by. */
  keywords: string[];
  /** For owners and admins alone. */
  isManaging?: boolean;
  run: (go: (href: string) => void) => void;
}

export const paletteActions: readonly PaletteAction[] = [
  { label: 'New deck', Icon: Plus, keywords: ['generate', 'create', 'slide'], run: (go) => go('/new') },
  {
    label: 'Add documents',
    Icon: FilePlus,
    keywords: ['knowledge', 'upload', 'file', 'pdf', 'word'],
    isManaging: true,
    run: (go) => go('/knowledge'),
  },
  {
    label: 'Create API key',
    Icon: KeyRound,
    keywords: ['token', 'secret'],
    isManaging: true,
    run: (go) => go('/settings/developer'),
  },
  {
    label: 'Invite someone',
    Icon: UserPlus,
    keywords: ['member', 'people', 'colleague'],
    isManaging: true,
    run: (go) => go('/settings/members'),
  },
  {
    label: 'Account',
    Icon: UserRound,
    keywords: ['password', 'sessions', 'profile'],
    run: (go) => go('/settings/account'),
  },
  {
    label: 'Read the documentation',
    Icon: BookOpen,
    keywords: ['docs', 'guide', 'help', 'api'],
    run: () => location.assign('/docs'),
  },
  ...colorSchemes.map((scheme) => ({
    label: `${colorSchemeLabels[scheme].label} theme`,
    Icon: colorSchemeLabels[scheme].Icon,
    keywords: ['colour', 'appearance', 'mode'],
    run: () => chooseColorScheme(scheme),
  })),
  { label: 'Sign out', Icon: LogOut, keywords: ['leave', 'log out'], run: () => void signOutOfPortal() },
];
