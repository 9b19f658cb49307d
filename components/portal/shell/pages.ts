import {
  Building2,
  ChartColumn,
  CodeXml,
  LayoutTemplate,
  Library,
  Presentation,
  SquarePlus,
  Users,
  type LucideIcon,
} from 'lucide-react';

export interface PortalPage {
  href: string;
  label: string;
  Icon: LucideIcon;
}

/** What the rail, the sheet and the palette lead to, in groups that belong together. */
export const pageGroups: readonly { label: string; pages: readonly PortalPage[] }[] = [
  {
    label: 'Decks',
    pages: [
      { href: '/jobs', label: 'Jobs', Icon: Presentation },
      { href: '/new', label: 'New', Icon: SquarePlus },
      { href: '/templates', label: 'Templates', Icon: LayoutTemplate },
      { href: '/knowledge', label: 'Knowledge', Icon: Library },
    ],
  },
  {
    label: 'Insight',
    pages: [
      { href: '/usage', label: 'Usage', Icon: ChartColumn },
      { href: '/settings/developer', label: 'Developer', Icon: CodeXml },
    ],
  },
  {
    label: 'Settings',
    pages: [
      { href: '/settings/organization', label: 'Organization', Icon: Building2 },
      { href: '/settings/members', label: 'Members', Icon: Users },
    ],
  },
];

/** Whether an address belongs to a page: the page itself, or one below it. */
export function isWithinPage(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
