'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/components/ui/cn';
import chart from './chart.module.css';
import type { StackedBarsProps } from './stacked-bars';

const LaterBars = dynamic(() => import('./stacked-bars').then(({ StackedBars }) => StackedBars), {
  ssr: false,
  loading: () => <Skeleton className="h-full" />,
});

/** The library behind it comes after the page, into a frame that has its height already. */
export function BarChart({ className, ...rest }: StackedBarsProps & { className: string }) {
  return (
    <div className={cn(chart.chart, className)}>
      <LaterBars {...rest} />
    </div>
  );
}
