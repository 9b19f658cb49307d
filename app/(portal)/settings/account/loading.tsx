import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { SettingsHeader } from '../_components/settings-header';

const cards = [
  { title: 'You', height: 'h-32' },
  { title: 'Password', height: 'h-32' },
  { title: 'Sessions', height: 'h-40' },
];

export default function AccountLoading() {
  return (
    <>
      <SettingsHeader title="Account" purpose="Who you are here, how you sign in, and where you are signed in now." />
      {cards.map(({ title, height }) => (
        <Card key={title} title={title} aria-busy>
          <Skeleton className={height} />
        </Card>
      ))}
    </>
  );
}
