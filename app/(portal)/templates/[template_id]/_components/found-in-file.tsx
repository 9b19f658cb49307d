'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { TemplateDetails } from '@/lib/services/templates/get-template';
import { LayoutChoice } from './layout-choice';

type LayoutRole = keyof TemplateDetails['findings']['layouts'];

/** What layouts are for, as people call it. */
const roleNames: Readonly<Record<LayoutRole, string>> = {
  cover: 'Cover',
  section: 'Section',
  content: 'Title and content',
  'two-content': 'Two contents',
  comparison: 'Comparison',
  'title-only': 'Title only',
  blank: 'Blank',
  'content-caption': 'Content with caption',
  'picture-caption': 'Picture with caption',
  quote: 'Quote',
  statement: 'Statement',
  figures: 'Key figures',
  agenda: 'Agenda',
  chart: 'Chart',
  table: 'Table',
  steps: 'Steps',
  cards: 'Cards',
  team: 'Team',
  closing: 'Closing',
};

const kindNames: Readonly<Record<string, string>> = {
  title: 'Cover',
  section: 'Section',
  chart: 'Chart',
  cards: 'Cards',
  bullets: 'Points',
  two_columns: 'Two columns',
  metrics: 'Figures',
  table: 'Table',
  timeline: 'Timeline',
  quote: 'Quote',
};

/** The commonest slides as decks have them in this template. */
export function SampleSlides({ template: { id, name, version, findings } }: { template: TemplateDetails }) {
  const [showsPlaces, setShowsPlaces] = useState(false);
  return (
    <section aria-labelledby="samples" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="samples" className="text-lg font-semibold tracking-tight">
          How slides look in it
        </h2>
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={showsPlaces}
            onChange={(event) => setShowsPlaces(event.target.checked)}
            className="size-4 accent-accent"
          />
          Show where no words may stand
        </label>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {findings.pictures.map(({ kind, layout }, index) => (
          <li key={kind} className="flex min-w-0 flex-col gap-1.5">
            {/* Plain, because the service drew it in the size it is shown in. */}
            <span className="relative block overflow-hidden rounded-card border border-line bg-stage">
              <img
                src={`/templates/${id}/pictures/${index + 1}?${new URLSearchParams({ version })}`}
                alt={`${kindNames[kind] ?? kind} in ${name}`}
                loading={index < 4 ? 'eager' : 'lazy'}
                decoding="async"
                className="block w-full"
              />
              {showsPlaces && <ClosedAreas open={findings.places[layout] ?? []} />}
            </span>
            <p className="text-sm text-muted">
              <span className="font-medium text-ink">{kindNames[kind] ?? kind}</span> on “
              <bdi>{findings.layouts[layout].name || roleNames[layout]}</bdi>”
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All of a slide but the places for words, shaded. */
function ClosedAreas({ open }: { open: readonly { x: number; y: number; w: number; h: number }[] }) {
  const holes = open.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('');
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full">
      <path d={`M0 0h1v1h-1z${holes}`} fillRule="evenodd" className="fill-bad" fillOpacity="0.28" />
    </svg>
  );
}

/** Which layout of the file serves what. */
export function LayoutsCard({
  template: { id, findings, layoutChoices },
  canManage,
}: {
  template: TemplateDetails;
  canManage: boolean;
}) {
  const roles = Object.keys(roleNames) as LayoutRole[];
  return (
    <Card
      title="Which layout serves what"
      description="Found by type, places and name. Where the file has no layout of a kind, the nearest stands in."
    >
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {roles.map((role) => {
          const { part, name, isStandIn } = findings.layouts[role];
          return (
            <li key={role} className="flex min-w-0 flex-col gap-1">
              <span className="flex flex-wrap items-center gap-2 text-sm font-medium">
                {roleNames[role]}
                {isStandIn && <Badge>Stands in</Badge>}
                {layoutChoices[role] !== undefined && <Badge tone="accent">Your choice</Badge>}
              </span>
              {canManage ? (
                <LayoutChoice
                  templateId={id}
                  role={role}
                  label={roleNames[role]}
                  part={part}
                  available={findings.available}
                  isChosen={layoutChoices[role] !== undefined}
                />
              ) : (
                <span dir="auto" className="text-muted wrap-anywhere">
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
