import type { SlideSpec, SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { capitalise } from '../write/capitalise';
import { readDated } from './read-dated';
import type { Statement } from './statement';

/** What a slide shows of its statements, with where each comes from and the full sentences in its notes. */
export function cite(slide: SlideSpecInput, statements: readonly Statement[]): SlideSpec {
  const full = statements.map((statement) => statement.full);
  return slideSpecSchema.parse({
    ...slide,
    notes: [...full, slide.notes ?? ''].filter((line) => line !== '').join('\n'),
    citations: statements.map(({ passage, shown }) => ({ passage, claim: shown })),
  });
}

/** A slide of a storyline with statements in the places that they fill; the other places stay open. */
export function groundSlide(slide: SlideSpec, statements: readonly Statement[]): SlideSpec {
  if (statements.length === 0) return slide;
  const shown = statements.map((statement) => statement.shown);
  switch (slide.kind) {
    case 'bullets':
      return cite(
        { ...slide, items: [...shown.map((text) => ({ text })), ...slide.items.slice(shown.length)] },
        statements,
      );
    case 'cards':
      return cite(
        {
          kind: 'bullets',
          title: slide.title,
          notes: slide.notes,
          items: [...shown.map((text) => ({ text })), ...slide.cards.slice(shown.length).map(({ text }) => ({ text }))],
        },
        statements,
      );
    case 'table':
      return slide.rows[0]?.[0]?.startsWith('[') === true
        ? cite(
            { ...slide, rows: slide.rows.map((row, index) => [shown[index] ?? row[0] ?? '', ...row.slice(1)]) },
            statements,
          )
        : cite(asPoints(slide, shown), statements);
    case 'timeline':
      return cite(
        { kind: 'timeline', title: slide.title, notes: slide.notes, events: eventsOf(statements) },
        statements,
      );
    default:
      return slide;
  }
}

/** Amounts that stand in sentences, and what is still to be found out. */
function asPoints(slide: Extract<SlideSpec, { kind: 'table' }>, shown: readonly string[]): SlideSpecInput {
  const open = slide.rows.map((row) => ({ text: `${row[0] ?? ''}: ${row[1] ?? ''}` }));
  return {
    kind: 'bullets',
    title: slide.title,
    notes: slide.notes,
    items: [...shown.map((text) => ({ text })), ...open.slice(0, Math.max(0, 6 - shown.length))],
  };
}

function eventsOf(statements: readonly Statement[]): { when: string; title: string }[] {
  return statements
    .flatMap(({ shown, full }) => {
      const timed = readDated(shown) ?? readDated(full);
      return timed === null ? [] : [{ when: timed.when, title: capitalise(timed.title), at: timed.at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ when, title }) => ({ when, title }));
}
