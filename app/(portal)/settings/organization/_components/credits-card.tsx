import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

export interface CreditsCardProps {
  balance: number;
  /** What running jobs have set aside. */
  held: number;
  perSlide: number;
  perVariant: number;
}

export function CreditsCard({ balance, held, perSlide, perVariant }: CreditsCardProps) {
  return (
    <Card
      title="Credits"
      action={
        <LinkButton href="/usage" look="quiet" size="small">
          See usage
        </LinkButton>
      }
    >
      <p className="text-muted">
        <span className="text-2xl font-semibold tracking-tight text-ink tabular-nums">
          {balance.toLocaleString('en')}
        </span>{' '}
        left
        {held > 0 && `, and ${held.toLocaleString('en')} set aside for jobs that are running`}. A slide of a deck costs{' '}
        {perSlide}, a variant of a single slide {perVariant}. The operator adds more.
      </p>
    </Card>
  );
}
