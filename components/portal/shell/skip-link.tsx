import { contentId } from '../page-parts';

/** The first stop of the keyboard, seen when it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-card border border-line bg-page px-4 py-2.5 font-medium shadow-lg focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
