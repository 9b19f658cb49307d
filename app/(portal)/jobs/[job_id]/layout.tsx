import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { findJobDetails } from './_components/find-shown-job';

/** Answers 404 for what isn't there, which can't be said any more once the page's places are sent. */
export default async function JobLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ job_id: string }>;
}) {
  if (!(await findJobDetails((await params).job_id))) notFound();
  return children;
}
