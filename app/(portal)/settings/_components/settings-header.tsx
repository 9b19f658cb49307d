import { type PageHeaderProps, TabbedHeader } from '@/components/portal/page-parts';
import { SettingsNav } from './settings-nav';

/** The pages of the settings stand beside each other. */
export function SettingsHeader(props: PageHeaderProps) {
  return <TabbedHeader {...props} tabs={<SettingsNav />} />;
}
